import WidgetRuntime

// widgetgen: family
enum Shape {
  // widgetgen: key = "v"
  case point(x: Int, y: Int)
  // widgetgen: key = "v"
  case nothing
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}
