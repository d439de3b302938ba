import WidgetRuntime

/// The components of a screen.
// widgetgen: family, unknown = keep
protocol Component: Codable {}

/// A line of text.
///
/// It never wraps.
struct Label: Component {
  /// The text to show.
  // widgetgen: alias = "label"
  var text: String
  var size: Int = 12
  var color: String?
}

// widgetgen: name = "stack", alias = "column"
struct Stack: Component {
  // widgetgen: unknown = skip
  var children: [any Component] = []
  var header: (any Component)?
  // widgetgen: unknown = throw
  var footer: [String: any Component]?
  var pinned: Label?
  var focus: any Component & Focusable
  // expected-warning 7-11: 'Stack.focus' accepts only 'Field', and any 'Component' in Kotlin [inexpressible]
}

protocol Focusable {}
struct Field: Component, Focusable { var id: String }

// widgetgen: family = external, nameStyle = kebab-case
protocol Action: Codable {}
struct OpenLink: Action { var link: String }
struct CloseAll: Action {}

// widgetgen: family, tag = "kind", content = "value", unknown = Placeholder, caseInsensitive
protocol Section: Codable {}
struct Hero: Section { var title: String }
struct Placeholder: Section { var title: String? }

// widgetgen: family = untagged
protocol Source: Codable {}
// expected-warning 10-15: 'Source' has no names, so it is any JSON in Kotlin [inexpressible]
struct Remote: Source { var url: String }
struct Asset: Source { var name: String }

// widgetgen: codable
struct Screen {
  var body: any Component
  var onOpen: [any Action] = []
  var sections: [any Section]
  var image: (any Source)?
}
