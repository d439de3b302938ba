// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var mode: Mode
  var level: Level
}
enum Mode: String, Codable { case on, off }
// widgetgen: codable
enum Level: Int, Codable {
  case low = 1, high = 2
  // widgetgen: unknown
  case other = 0
}
