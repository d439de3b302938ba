import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text = makeText()
  // expected-error 7-10: the type of 'text' cannot be inferred from its initial value; add a type annotation [unknown-property-type]
}
