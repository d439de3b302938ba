import WidgetRuntime

// widgetgen: family, invalid = .pil
// expected-error 23-36: 'invalid' cannot be '.pil'; did you mean '.pill'? [annotation-value]
// expected-fix 33-36: write '.pill'
enum Shape {
  case pill
  case star(points: Int)
}

// widgetgen: family, invalid = nil
// expected-error 23-35: 'invalid' cannot be 'nil'; write '.none' [annotation-value]
enum Fill {
  case none
}

// widgetgen: codable, invalid = .medium
enum Size: String {
  case small, medium
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: invalid = .empty
// expected-fix 1-30: remove
// expected-warning 15-21: 'invalid' has no effect because 'Row' belongs to 'Component', whose policies apply instead; remove it [unused-annotation]
enum Row: Component {
  case empty
}

// widgetgen: family = untagged, invalid = .other
// expected-fix 32-49: remove
// expected-warning 34-40: 'invalid' has no effect because a case of 'Number' accepts any JSON; remove it [unused-annotation]
enum Number {
  case number(Int)
  // widgetgen: unknown
  case other
  // expected-warning 8-12: 'case other' is decoded from any other value and encoded as null; write 'case other(JSONValue)' to keep the value [unreached-option]
}

// widgetgen: encodable, invalid = .home
// expected-fix 24-40: remove
// expected-warning 26-32: 'invalid' has no effect because the decoding of 'Route' is not generated; remove it [unused-annotation]
enum Route {
  case home
}
