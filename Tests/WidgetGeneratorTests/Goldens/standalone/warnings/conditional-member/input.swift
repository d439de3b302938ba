import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String

  #if DEBUG
    init(from decoder: any Decoder) throws {
      title = try decoder.singleValueContainer().decode(String.self)
    }
  #endif
}

struct Image: Component {
  var url: String

  #if DEBUG
    enum CodingKeys: String, CodingKey { case url = "u" }
  #else
    enum CodingKeys: String, CodingKey { case url = "v" }
  #endif
}

struct Line: Component {
  var width: Int

  #if DEBUG
    func encode(to encoder: any Encoder) throws {}
  #else
    func encode(to encoder: any Encoder) throws { try width.encode(to: encoder) }
  #endif
}
