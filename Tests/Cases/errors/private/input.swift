import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  private var text: String
  // expected-error 15-18: 'text' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Text.Init' and '// widgetgen:end' into 'Text' and pass '--inline' [unreachable-member]
}
