@available(*, deprecated, message: "use Kind")
enum Shape: String, Codable { case circle, square }

// widgetgen: family
@available(*, deprecated)
protocol Card: Codable {}

struct Simple: Card { var shape: Shape }
