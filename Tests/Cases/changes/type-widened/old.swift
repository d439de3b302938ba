// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Int
  var mode: Mode
  var list: [Int]
}
enum Mode: String, Codable { case on, off }
