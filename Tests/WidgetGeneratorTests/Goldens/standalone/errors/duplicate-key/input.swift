import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: alias = "text"
  var title: String
  // widgetgen: path = "a.b"
  var first: Int
  // widgetgen: path = "a.b"
  var second: Int
}

struct Box: Component {
  // widgetgen: path = "size.width"
  var width: Int
  // A value, where another property needs an object.
  var size: Int
  // Only read, it may stand beside the object.
  // widgetgen: key = "page", only = decode
  var page: [String: Int]
  // widgetgen: path = "page.number"
  var number: Int
}
