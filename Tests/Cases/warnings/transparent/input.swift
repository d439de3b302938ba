import WidgetRuntime

// widgetgen: codable, transparent, omit = default
// expected-fix 35-50: remove
// expected-warning 37-40: 'omit' has no effect because it fits no property of 'Name'; remove it [unused-annotation]
struct Name {
  // widgetgen: key = "n", omit = never
  // expected-warning 17-19: 'key' has no effect because 'Name' is coded as 'text'; remove it [unused-annotation]
  // expected-fix 17-27: remove
  // expected-fix 26-39: remove
  // expected-warning 28-31: 'omit' has no effect because 'Name' is coded as 'text'; remove it [unused-annotation]
  var text: String?
}

// widgetgen: transparent
struct Plain: Codable {
  var text: String
}

// widgetgen: equatable, transparent
// expected-warning 26-36: 'transparent' has no effect because only '==' is generated for 'Compared'; mark it with '// widgetgen: codable' [unused-annotation]
struct Compared: Codable {
  var text: String
}
