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
  // widgetgen: lossy
  var counts: Foreign.Counts<Int>?
  // widgetgen: lossy
  var name: Name
}

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: family
enum Mark: Sendable { case dot(size: Int) }

typealias Name = String
