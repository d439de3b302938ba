import Beagle

struct Label: Widget {
  var text: Expression<String>
  // expected-warning 7-10: 'Label.text' is an expression, which may be any JSON in Kotlin [inexpressible]
  var size: Int = 12
  var onPress: [Action]?
  var child: ServerDrivenComponent?
  // widgetgen: unknown = keep
  var children: [ServerDrivenComponent] = []
}

// widgetgen: name = "go"
struct GoHome: Action {
  var stack: Int?
  var analytics: ActionAnalyticsConfig?
}
