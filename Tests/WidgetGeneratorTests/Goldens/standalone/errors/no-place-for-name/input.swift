import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// The only key is the name of a case.
// widgetgen: family, external
enum Only: Component {
  case a(x: Int)
}

// No object in which there is a place.
// widgetgen: family, untagged
enum Bare: Component {
  case number(Int)
  case numbers([Int])
  case none
  case point(Point)
  case object(x: Int)
}

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}
