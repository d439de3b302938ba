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

@available(*, deprecated, message: "use Kind")
enum Shape: String, Codable { case circle, square }

// widgetgen: family
@available(*, deprecated)
protocol Card: Codable {}

struct Simple: Card { var shape: Shape }
