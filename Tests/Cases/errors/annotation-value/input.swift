import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: keyStyle = snakecase, nonisolated
// expected-error 15-34: 'keyStyle' cannot be 'snakecase'; did you mean 'snake_case'? [annotation-value]
// expected-fix 26-34: write 'snake_case'
struct Text: Component {
  // widgetgen: skip(decode)
  var text: String
  // expected-error 7-10: 'text' is not decoded and needs an initial value [skipped-without-value]
}

struct Image: Component {
  // widgetgen: default = nil
  // expected-error 17-29: 'default' cannot be nil because 'size' is not optional; give a value, or write 'Int?' [annotation-value]
  var size: Int
  // widgetgen: invalid = nil
  // expected-error 17-29: 'invalid' cannot be nil because 'tags' is not optional; give a value, or write '[String]?' [annotation-value]
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
  // expected-error 17-31: 'Side' has no case 'lefty'; did you mean 'left'? [annotation-value]
  // expected-fix 27-31: write 'left'
  var first: Side
  // widgetgen: default = .rigth
  // expected-error 17-32: 'Side' has no case 'rigth'; did you mean 'right'? [annotation-value]
  // expected-fix 28-32: write 'right'
  var second: Side?
  // widgetgen: default = right
  var third: Side
  // widgetgen: default = .start
  var fourth: Side
  // widgetgen: default = nil
  var fifth: Side?
}
