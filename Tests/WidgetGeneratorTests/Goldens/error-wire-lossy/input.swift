import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: lossy
  var text: String
  // widgetgen: lossy
  @Kept var sizes: [Int]
  // widgetgen: unknown = skip
  @Kept var marks: [Mark]
}

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: family
enum Mark: Sendable { case dot(size: Int) }
