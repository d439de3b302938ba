import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, tag = kind
protocol Action: Codable {}

// widgetgen: family
protocol Item: Codable {}

// widgetgen: family = external
protocol Event: Codable {}

struct Text: Component, Item {
  var text: String
}

struct Link: Component, Action {
  var url: String
}

struct Tap: Event, Component {
  var count: Int
}

/// The type encodes a name itself.
struct Named: Component, Action {
  let type = "self"
  var url: String
}

// widgetgen: codable
struct Page {
  var text: Text
  var link: Link
  // expected-warning 7-10: 'link' is encoded without a name, because 'Component' and 'Action' have different ones for 'Link'; use the type 'any Component', or the same tag and name in both [no-place-for-name]
  var links: [String: [Link]]?
  // expected-warning 7-11: 'links' is encoded without a name, because 'Component' and 'Action' have different ones for 'Link'; use the type 'any Component', or the same tag and name in both [no-place-for-name]
  var tap: Tap
  // expected-warning 7-9: 'tap' is encoded without a name, because 'Component' and 'Event' have different ones for 'Tap'; use the type 'any Component', or the same tag and name in both [no-place-for-name]
  var own: Named
  var component: any Component
  // widgetgen: flatten
  var flattened: Link
}

// widgetgen: decodable
struct Decoded {
  var link: Link
}
