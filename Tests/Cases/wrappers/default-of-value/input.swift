@propertyWrapper
struct Count: Codable {
  var wrappedValue: Int
  init(wrappedValue: Int = 0) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Limited {
  var wrappedValue: Int
  init(wrappedValue: Int = 0) { self.wrappedValue = wrappedValue }
}

// widgetgen: codable, memberwise
struct Screen {
  @Count var first: Int
  @Limited var second: Int
  var title: String
}
