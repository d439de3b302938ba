// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  @available(*, deprecated, message: "use Card")
  var text: String
}
@available(*, deprecated, message: "use Card")
struct Chip: Component { var id: Int }

// widgetgen: codable
enum Mode: String {
  @available(*, deprecated)
  case light
}
