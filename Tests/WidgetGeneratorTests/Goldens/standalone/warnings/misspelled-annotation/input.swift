import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen default = "untitled"
  var title: String
  // WidgetGen: key = "s"
  var size: Int
  // widgetgen : lossy
  var tags: [String]
  // widgetgen default values are documented elsewhere
  var note: String?
  // widgetgen skip, lossy
  var kind: [String]?
  // WidgetGen: the tool that writes the code
  var tool: String?
}
