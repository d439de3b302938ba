import WidgetRuntime

// widgetgen: family, nameStyle = snakecase
// expected-error 23-43: 'nameStyle' cannot be 'snakecase'; did you mean 'snake_case'? [annotation-value]
// expected-fix 35-43: write 'snake_case'
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: key
  // expected-error 17-19: 'key' has no effect without a value; write '// widgetgen: key = …' [annotation-without-value]
  var text: String
  // widgetgen: default
  // expected-error 17-23: 'default' has no effect without a value; write '// widgetgen: default = …' [annotation-without-value]
  var size: Int
}

struct Image: Component {
  // widgetgen: key = ""
  // expected-error 17-24: 'key' has no effect without a value; write '// widgetgen: key = …', or 'key = ``' for the empty key [annotation-without-value]
  var url: String
  // widgetgen: default = ""
  var text: String
}
