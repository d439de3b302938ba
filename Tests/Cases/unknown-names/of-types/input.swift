// widgetgen: family
enum Shape {
  case circle(radius: Double)
}

// widgetgen: codable, lossy, invalid = nil
struct Page {
  let sizes: [Int]
  let names: [String: String]
  // widgetgen: lossy = false
  let strict: [Int]
  let level: Int?
  // widgetgen: invalid = 3
  let count: Int?
}

// widgetgen: codable, unknown = skip
struct Drawing {
  let shapes: [Shape]
  let background: Shape
  let title: String
}

// widgetgen:begin: lossy, unknown = skip

// widgetgen: codable
struct Row {
  let sizes: [Int]
  let title: String
  let shapes: [Shape]
}

// widgetgen: family
enum Effect {
  case blur(radius: Double)
}

// widgetgen:end

// The block's policy is also the policy of the enum in it.
// widgetgen: codable
struct Layer {
  let effects: [Effect]
  let effect: Effect?
}
