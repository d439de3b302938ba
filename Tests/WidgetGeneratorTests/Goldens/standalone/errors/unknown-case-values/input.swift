import WidgetRuntime

// widgetgen: family
enum Numbered {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Int)
}

// widgetgen: family
enum Listed {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, [Int])
}

// widgetgen: family
enum Several {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, JSONValue, Int)
}

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
