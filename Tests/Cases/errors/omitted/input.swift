import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {}

struct Style: Codable { var width: Int }

// widgetgen: codable
struct Wrong {
  // widgetgen: omitIf = "is empty"
  // expected-error 17-35: 'omitIf' is a property of the value, such as 'isEmpty', or a condition on '$0', such as '$0 < 1'; write one of these [annotation-value]
  var tags: [String] = []
  // widgetgen: omitIf = isEmpty
  // expected-error 17-32: 'count' of type 'Int' has no 'isEmpty'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var count = 1
  // widgetgen: omitDefault, default = "Text()"
  // expected-error 17-27: 'component' has type 'any Component', which is not 'Equatable', so that no value is known to be the default; make it conform, or write 'omitIf' with a condition on '$0' [incomparable]
  var component: any Component
  // widgetgen: omitDefault
  // expected-error 17-27: 'style' has type 'Style', which is not 'Equatable', so that no value is known to be the default; make it conform, or write 'omitIf' with a condition on '$0' [incomparable]
  var style = Style(width: 1)
  // widgetgen: flatten, omitIf = isEmpty
  // expected-error 26-41: 'omitIf' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  var flat: Style
  // widgetgen: omitIf
  // expected-error 17-22: 'omitIf' has no effect without a value; write '// widgetgen: omitIf = …' [annotation-without-value]
  var names: [String] = []
}

// widgetgen: codable, omitIf = "$0 == 1"
// expected-error 24-41: 'omitIf' for all properties is a property of their values, such as 'isEmpty'; write a condition on the property that it is for [annotation-value]
struct Policy {
  var count = 1
}
