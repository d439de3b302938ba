import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  var size: Int

  enum CodingKeys: String, CodingKey { case text }
}
