import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  let version = 2
  // expected-warning 7-13: 'version' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
  let type = "text"
}
