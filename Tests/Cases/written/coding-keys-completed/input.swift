import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var title: String
  var draft = false
  var size: Int?

  enum CodingKeys: String, CodingKey {
    case size
    case title = "t"
  }
}
