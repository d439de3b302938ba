import Beagle

struct Label: Widget, AutoInitiableAndDecodable {
  var text: Expression<String>
  // expected-warning 7-10: 'Label.text' is an expression, which may be any JSON in Kotlin [inexpressible]
  var size: Int = 12
  var onPress: [Action]?
  var child: ServerDrivenComponent?
  var widgetProperties: WidgetProperties
  // expected-warning 7-22: the keys of 'Label.widgetProperties' are not known, so Kotlin's class for 'Label' does not contain them [inexpressible]
}

protocol AutoDecodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

// widgetgen: name = "go"
struct GoHome: Action, AutoDecodable {
  var stack: Int?
}
