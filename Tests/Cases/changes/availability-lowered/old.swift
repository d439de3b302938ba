// widgetgen: family
protocol Component: Codable {}

@available(iOS 17, *)
struct Removed: Component {}

@available(iOS 17.1, macOS 14, *)
struct Lowered: Component {}

// widgetgen: family
enum Shape: Codable {
  case circle(radius: Double)
  @available(iOS 17, *) case square
}
