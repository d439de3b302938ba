// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Row: Component {
  var items: [any Component]
  var mode: Mode
  var size: Size
}
// widgetgen: codable, caseInsensitive
enum Mode: String { case light, dark }
// widgetgen: codable
enum Size: String {
  case small
  // widgetgen: unknown
  case large
}
