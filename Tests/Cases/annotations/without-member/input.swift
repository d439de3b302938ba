import WidgetRuntime

// widgetgen: keyStyle = snake_case, memberwise = false
struct Row: Codable {
  var leftSide: Int
}

// widgetgen: positional, encodable = false
struct Spot {
  var x: Int
}
