import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// The only key is the name of a case.
// widgetgen: family = external
// expected-error 15-31: 'Only' is externally tagged, and leaves no place for its name in 'Component' at 'type'; add 'tag = "…"' for the names of its cases [no-place-for-name]
enum Only: Component {
  case a(x: Int)
}

// The JSON is not an object.
// widgetgen: family = untagged
enum Bare: Component {
  case number(Int)
  // expected-error 8-13: 'case number' is not an object, and leaves no place for the name of 'Bare' in 'Component'; give its value a key with '// widgetgen: key = "…"', or write 'family' instead of 'family = untagged' [no-place-for-name]
  case numbers([Int])
  // expected-error 8-14: 'case numbers' is not an object, and leaves no place for the name of 'Bare' in 'Component'; give its value a key with '// widgetgen: key = "…"', or write 'family' instead of 'family = untagged' [no-place-for-name]
  case none
  // expected-error 8-11: 'case none' is not an object, and leaves no place for the name of 'Bare' in 'Component'; give it a value with a label, or write 'family' instead of 'family = untagged' [no-place-for-name]
  case point(Point)
  // expected-error 8-12: 'case point' is not an object, and leaves no place for the name of 'Bare' in 'Component'; give its value a key with '// widgetgen: key = "…"', or write 'family' instead of 'family = untagged' [no-place-for-name]
  case object(x: Int)
}

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}
