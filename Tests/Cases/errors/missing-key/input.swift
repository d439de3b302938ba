import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  var size: Int
  // expected-error 7-10: 'size' has no case in 'CodingKeys' and no initial value; add the case, a 'key' or a value [missing-key]

  enum CodingKeys: String, CodingKey { case text }
  // expected-note 8-17: 'CodingKeys' is declared here
}
