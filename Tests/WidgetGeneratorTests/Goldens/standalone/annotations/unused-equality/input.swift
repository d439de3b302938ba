import WidgetRuntime

// widgetgen: renameAll = snake_case, equatable
struct Page {
  let title: String
}

// widgetgen: tag = "kind", equatable
enum Route {
  case web(url: String)
}

// widgetgen: equatable, initiable
struct Point {
  // widgetgen: skip
  var name = ""
  // widgetgen: key = "left"
  let x: Int
}

// widgetgen: renameAll = snake_case, equatable, codable
struct Card {
  let title: String
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: renameAll = snake_case, equatable
struct Text: Component {
  // widgetgen: key = "text"
  let content: String
}
