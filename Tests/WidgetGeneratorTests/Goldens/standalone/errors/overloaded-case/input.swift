import WidgetRuntime

// widgetgen: family, codable, equatable
enum Move {
  case to(x: Int)
  // widgetgen: name = up
  case to(y: Int)
}
