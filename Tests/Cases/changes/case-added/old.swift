// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var mode: Mode
  var shape: Shape
}
enum Mode: String, Codable { case on }
// widgetgen: family
enum Shape { case circle(radius: Int) }
