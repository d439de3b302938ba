// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
  @available(*, deprecated, message: "use text")
  var title: Int
}
@available(*, deprecated)
struct Banner: Component { var id: Int }

// widgetgen: codable
enum Mode: String {
  case light
  @available(*, deprecated, message: "use light")
  case dim
}
