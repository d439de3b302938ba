import WidgetRuntime

// widgetgen: family, nameStyle = snake_case, caseInsensitive
enum Route {
  case webPage(url: String)
  // widgetgen: name = "app", alias = "native", key = "name"
  case inApp(String)
  // widgetgen: unknown
  case other(JSONValue)
}
