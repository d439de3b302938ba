// widgetgen: family
protocol Component: Codable {}

struct Removed: Component {}

@available(iOS 17, macOS 14, *)
struct Lowered: Component {}

// widgetgen: family
enum Shape: Codable {
  case circle(radius: Double)
  @available(iOS 16, *) case square
}
