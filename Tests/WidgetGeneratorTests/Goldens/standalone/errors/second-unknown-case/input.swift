import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle(radius: Double)
  // widgetgen: unknown
  case other(JSONValue)
  // widgetgen: unknown
  case none
}

enum Color: String, Codable {
  case red
  // widgetgen: unknown
  case other
  // widgetgen: unknown
  case none
}

// widgetgen: family
enum Either {
  case one(id: Int)
  #if DEBUG
    // widgetgen: unknown
    case other(JSONValue)
  #else
    // widgetgen: unknown
    case other
  #endif
}
