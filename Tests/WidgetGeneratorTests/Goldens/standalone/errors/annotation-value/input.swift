import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: renameAll = snakecase, isolation = isolated
struct Text: Component {
  // widgetgen: only = decoding
  var text: String
}

struct Image: Component {
  // widgetgen: default = nil
  var size: Int
  // widgetgen: onError = nil
  var tags: [String]
  // widgetgen: default = nil
  var note: String?
  // widgetgen: default = "nil"
  var text: String
}

enum Side: String, Codable {
  case left, right
  static let start = Side.left
}

struct Row: Component {
  // widgetgen: default = lefty
  var first: Side
  // widgetgen: default = .rigth
  var second: Side?
  // widgetgen: default = right
  var third: Side
  // widgetgen: default = .start
  var fourth: Side
  // widgetgen: default = nil
  var fifth: Side?
}
