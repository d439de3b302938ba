import WidgetRuntime

/// A number that is a string in the JSON.
@propertyWrapper struct Spelled: Codable {
  var wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = Int(try decoder.singleValueContainer().decode(String.self)) ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(wrappedValue)")
  }
}

@propertyWrapper struct Kept<Value> { var wrappedValue: Value }

extension Kept: Codable where Value: Codable {}

@propertyWrapper struct Bounded {
  private var value: Int

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 100) }
  }

  init(wrappedValue: Int) { value = min(wrappedValue, 100) }
}

enum Align: String, Codable { case none, left }

// widgetgen: codable
struct Text {
  @Spelled var size: Int
  @Spelled var lines = 3
  @Kept var title: String?
  // widgetgen: key = "meta.tags"
  @Kept<[String]> var tags: [String]
  // widgetgen: default = 7
  @Spelled var depth: Int
  @Bounded(wrappedValue: 3) var width: Int
  @Bounded var height: Int
  // widgetgen: default = none
  var align: Align?
  let id: String
}
