import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: renameAll = snake_case
struct Text: Component {
  var _id: String
  var __typeName: String
  var pageTitle_: String
}
