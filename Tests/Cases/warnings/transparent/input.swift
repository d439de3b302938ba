import WidgetRuntime

// widgetgen: codable, transparent, omitDefault
// expected-warning 37-47: 'omitDefault' has no effect because it fits no property of 'Name'; remove it [unused-annotation]
struct Name {
  // widgetgen: key = "n", explicitNil
  // expected-warning 17-19: 'key' has no effect because 'Name' is coded as 'text'; remove it [unused-annotation]
  // expected-warning 28-38: 'explicitNil' has no effect because 'Name' is coded as 'text'; remove it [unused-annotation]
  var text: String?
}

// widgetgen: transparent
struct Plain: Codable {
  var text: String
}

// widgetgen: equatable, transparent
// expected-warning 26-36: 'transparent' has no effect because only '==' is generated for 'Compared'; mark it '// widgetgen: codable' [unused-annotation]
struct Compared: Codable {
  var text: String
}
