import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: keyStyle = snake_case
struct Text: Component {
  var _id: String
  var __typeName: String
  var pageTitle_: String
}
