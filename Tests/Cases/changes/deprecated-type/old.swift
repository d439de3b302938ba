enum Shape: String, Codable { case circle, square }

// widgetgen: family
protocol Card: Codable {}

struct Simple: Card { var shape: Shape }

// widgetgen: codable
@available(*, deprecated)
struct Unused { var id: Int }
