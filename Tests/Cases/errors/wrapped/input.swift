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
  // expected-error 13-17: the wrapper of 'first' codes itself, and its type arguments cannot be inferred; write them, or the coding of 'Text' by hand [unusable-wrapper]
  @Named(name: "a") var name: String
  // expected-error 25-28: the wrapper of 'name' cannot be initialized from a value; give it 'init(wrappedValue:)', or write the coding of 'Text' by hand [unusable-wrapper]
  @Read var size: Int
  // expected-error 13-16: the wrapper of 'size' codes itself in one direction only; make it 'Codable', or write the coding of 'Text' by hand [unusable-wrapper]
  @Fixed var lines: Int
  // expected-error 14-18: the wrapper of 'lines' has a value that cannot be set; give its 'wrappedValue' a setter, or mark 'lines' with '// widgetgen: skip' [unusable-wrapper]
  @Elsewhere var other: Int
  // expected-warning 18-22: no scanned source declares the attribute of 'other', which may be a property wrapper; list its module's sources under 'dependencies', or give the property an initial value [unknown-wrapper]
}
