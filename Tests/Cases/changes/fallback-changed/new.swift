// widgetgen: codable
enum Mode: String {
  case light, dark
  case plain
  // widgetgen: unknown
  case other
}
// widgetgen: family, unknown = Field
protocol Component: Codable {}

struct Label: Component { var text: String? }
struct Field: Component { var id: String? }
