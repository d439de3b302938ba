import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  let version = 2
  // expected-warning 7-13: 'version' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
  let type = "text"
}

// A constant without a case in `CodingKeys` is not encoded.
struct Image: Component {
  let version = 2
  let width: Int
  let format = 1
  // expected-warning 7-12: 'format' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]

  enum CodingKeys: String, CodingKey { case width, format }
}
