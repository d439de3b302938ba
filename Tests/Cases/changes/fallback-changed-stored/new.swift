import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle(radius: Int)
  // widgetgen: unknown
  case other(JSONValue)
}
