import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {}

struct Style: Codable { var width: Int }

// widgetgen: codable
struct Wrong {
  // widgetgen: omit = "is empty"
  // expected-error 17-33: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var tags: [String] = []
  // widgetgen: omit = isEmpty
  // expected-error 17-30: 'count' of type 'Int' has no 'isEmpty'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var count = 1
  // widgetgen: omit = default, default = "Text()"
  // expected-error 17-30: 'component' has type 'any Component', which is not 'Equatable', so it cannot be compared with the default; make it conform, or write 'omit' with a condition on '$0' [incomparable]
  var component: any Component
  // widgetgen: omit = default
  // expected-error 17-30: 'style' has type 'Style', which is not 'Equatable', so it cannot be compared with the default; make it conform, or write 'omit' with a condition on '$0' [incomparable]
  var style = Style(width: 1)
  // widgetgen: flatten, omit = isEmpty
  // expected-error 26-39: 'omit' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  var flat: Style
  // widgetgen: omit
  // expected-error 17-20: 'omit' has no effect without a value; write '// widgetgen: omit = …' [annotation-without-value]
  var names: [String] = []
}

// widgetgen: codable, omit = "$0 == 1"
// expected-error 24-39: 'omit' of a type takes 'default', 'key', 'never', or a property of all values such as 'isEmpty'; write a condition on a single property [annotation-value]
struct Policy {
  var count = 1
}
