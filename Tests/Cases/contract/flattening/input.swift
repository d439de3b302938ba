import WidgetRuntime

// widgetgen: codable
struct Style {
  var color: String
  // widgetgen: alias = "w"
  var width: Int?
}

// widgetgen: codable
struct Border {
  var radius: Int
  // widgetgen: flatten
  var style: Style?
  // expected-warning 7-11: 'Border.style' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}

// widgetgen: family
protocol Shape {}

struct Circle: Shape {
  var diameter: Double
}

// widgetgen: codable
struct Figure {
  var id: Int
  // widgetgen: flatten
  var shape: (any Shape)?
  // expected-warning 7-11: the keys of 'Figure.shape' differ from value to value, so Kotlin's class for 'Figure' does not contain them [inexpressible]
}

// If any key of these types is present, the optional has a value.
// widgetgen: codable
struct Nested {
  var title: String
  // widgetgen: flatten
  var border: Border?
  // expected-warning 7-12: 'Nested.border' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}

// widgetgen: codable
struct NestedFamily {
  // widgetgen: flatten
  var figure: Figure?
  // expected-warning 7-12: 'NestedFamily.figure' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
  // expected-warning 7-12: 'NestedFamily.figure' is flattened and may be missing: TypeScript cannot express that either all or none of its keys are present [inexpressible]
}

// Nested places and aliases are required only together with the other keys.
// widgetgen: codable
struct Place {
  // widgetgen: key = "at.x"
  var x: Int
  // widgetgen: alias = "vertical"
  var y: Int
}

// widgetgen: codable
struct Placed {
  var title: String
  // widgetgen: flatten
  var place: Place?
  // expected-warning 7-11: 'Placed.place' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}

// Other keys are unknown two levels further up as well.
// widgetgen: codable
struct Open {
  // widgetgen: flatten
  var figure: Figure
}

// A missing flattened value has no fallback.
// widgetgen: codable
struct Defaults {
  // widgetgen: flatten
  var style: Style = Style(color: "red")
}

// widgetgen: codable
struct OptionalDefaults {
  var id: Int
  // widgetgen: flatten
  var style: Style? = Style(color: "red")
  // expected-warning 7-11: 'OptionalDefaults.style' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}

// widgetgen: codable
struct Tolerant {
  var id: Int
  // widgetgen: flatten, invalid = nil
  var border: Border?
  // expected-warning 7-12: 'Tolerant.border' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
  // expected-warning 7-12: 'Tolerant.border' is flattened and may be missing: TypeScript cannot express that either all or none of its keys are present [inexpressible]
}

// widgetgen: decodable
struct Twice {
  // widgetgen: flatten
  var first: Style
  // widgetgen: flatten
  var second: Style
}
