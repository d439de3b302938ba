import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

@propertyWrapper struct Pair<First: Codable, Second: Codable>: Codable {
  var wrappedValue: First
  var other: Second?
}

@propertyWrapper struct Named: Codable {
  let wrappedValue: String

  init(name: String) { wrappedValue = name }
}

@propertyWrapper struct Read: Decodable {
  var wrappedValue: Int
}

@propertyWrapper struct Fixed {
  var wrappedValue: Int { 3 }
}

struct Text: Component {
  @Pair var first: Int
  @Named(name: "a") var name: String
  @Read var size: Int
  @Fixed var lines: Int
  @Elsewhere var other: Int
}
