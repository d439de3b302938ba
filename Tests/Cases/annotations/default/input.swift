import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: default = "untitled"
  var text: String
  // widgetgen: default = 12
  let size: Int
  // widgetgen: default = .center
  var alignment: Alignment
  // widgetgen: default = "Insets(top: 1, left: 2)"
  var insets: Insets
  // widgetgen: default = Insets(top: 0, left: 4), key = "margins"
  var unquoted: Insets
  // widgetgen: default = ["a": 1]
  var counts: [String: Int]
}

enum Alignment: String, Codable, Sendable { case left, center }

struct Insets: Codable, Sendable { var top, left: Int }
