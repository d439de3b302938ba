import WidgetRuntime

// Dictionaries of the keys that no other property decodes.

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// widgetgen: codable
struct Plain {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var name: String
  // widgetgen: key = "meta.id"
  var id: Int?
  // widgetgen: flatten
  var rest: [String: Int]
}

/// Wrong values are left out.
// widgetgen: codable, lossy
struct Lossy {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var name: String
  // widgetgen: key = "meta.id"
  var id: Int?
  // widgetgen: flatten
  var rest: [String: Int]
}

/// Unknown values are left out, in a type of a family.
struct Known: Component {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var first: Text?
  // widgetgen: flatten, unknown = skip
  var rest: [String: any Component]
}

/// Any JSON.
// widgetgen: codable
struct Anything {
  // widgetgen: alias = "old"
  var name: String?
  // widgetgen: flatten, lossy
  var rest: [String: JSONValue] = [:]
}

// widgetgen: codable
struct Screen {
  var plain: Plain?
  var lossy: Lossy?
  var component: (any Component)?
  var anything: Anything?
}
