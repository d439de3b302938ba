import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' drops elements, and 'text' is not an array, a set or a dictionary; use 'invalid' to replace a value that cannot be decoded [lossy-needs-collection]
  var text: String
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' drops elements, and 'sizes' is coded by its wrapper; remove 'lossy', or the wrapper [lossy-needs-collection]
  @Kept var sizes: [Int]
  // widgetgen: unknown = skip
  // expected-error 17-30: 'unknown' sets the policy for the unrecognized names of a family, and 'marks' is coded by its wrapper; remove it [unknown-needs-family]
  @Kept var marks: [Mark]
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' drops elements, but the sources do not show whether 'Foreign.Counts<Int>?' has elements; write the type of 'counts' as an array, a set or a dictionary [lossy-needs-collection]
  var counts: Foreign.Counts<Int>?
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' drops elements, and 'name' is not an array, a set or a dictionary; use 'invalid' to replace a value that cannot be decoded [lossy-needs-collection]
  var name: Name
}

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: family
enum Mark: Sendable { case dot(size: Int) }

typealias Name = String
