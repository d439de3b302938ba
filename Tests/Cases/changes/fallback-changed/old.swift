// widgetgen: codable
enum Mode: String {
  case light, dark
  // widgetgen: unknown
  case plain
  case other
}
// widgetgen: family, unknown = Label
protocol Component: Codable {}

struct Label: Component { var text: String? }
struct Field: Component { var id: String? }
