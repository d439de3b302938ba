import WidgetRuntime

// widgetgen: keyStyle = snake_case, equatable
// expected-warning 15-22: 'keyStyle' has no effect because only '==' is generated for 'Page'; mark it with '// widgetgen: codable' [unused-annotation]
struct Page {
  let title: String
}

// widgetgen: tag = "kind", equatable
// expected-fix 15: insert 'family, '
// expected-error 15-26: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
enum Route {
  case web(url: String)
}

// widgetgen: equatable, memberwise
struct Point {
  // widgetgen: skip
  var name = ""
  // widgetgen: key = "left"
  // expected-warning 17-19: 'key' has no effect because only '==' and the memberwise initializer are generated for 'Point'; mark it with '// widgetgen: codable' [unused-annotation]
  let x: Int
}

// widgetgen: keyStyle = snake_case, equatable, codable
struct Card {
  let title: String
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: keyStyle = snake_case, equatable
struct Text: Component {
  // widgetgen: key = "text"
  let content: String
}
