import WidgetRuntime

// widgetgen: family, tag = "kind"
enum Shape {
  case circle(radius: Double), line, path(Path)
}

// widgetgen: family, tag = "t", content = "c"
enum Filter {
  case blur(x: Int = 3, y: Int?), level(Int), mixed(x: Int, y: Int = 1), none
}

// widgetgen: family = external
enum Motion {
  case slide(from: String, to: String?), fade(Double), still
  // widgetgen: unknown
  case other
}

// widgetgen: family = untagged
enum Length {
  case points(Double), text(String), none
}

enum Mode: String, Codable {
  case one, two
  // widgetgen: unknown
  case unknown
}

// widgetgen: codable
struct Path {
  var points: [Double]
}
