import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle, square
  // widgetgen: name = "circle"
  case round
}

// widgetgen: codable
enum Side: String { case left, right }
