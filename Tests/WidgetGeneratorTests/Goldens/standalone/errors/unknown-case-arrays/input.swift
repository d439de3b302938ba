import WidgetRuntime

// What is no object has no place beside a name.

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}

// widgetgen: codable, transparent
struct Numbers {
  var numbers: [Int]
}

// widgetgen: family
enum Place {
  case known(Point)
  // widgetgen: unknown
  case other(String, Point)
}

// widgetgen: family
enum List {
  // widgetgen: unknown
  case other(Numbers)
}

// widgetgen: family, content = "value"
enum Kept {
  // widgetgen: unknown
  case other(String, Point)
}
