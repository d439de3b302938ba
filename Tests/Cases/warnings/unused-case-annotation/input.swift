import WidgetRuntime

enum Style: String, Codable {
  // widgetgen: name = "b"
  case bold
}
