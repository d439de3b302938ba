import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String
  var size: Int

  private enum CodingKeys: String, CodingKey { case title = "t", size }

  private static func decodeTitle(from fields: KeyedDecodingContainer<CodingKeys>) throws -> String {
    try fields.decode(String.self, forKey: .title)
  }

  private static let defaultSize = 3
}

// Nothing names these keys.
struct Image: Component {
  var url: String

  private enum CodingKeys: String, CodingKey { case url = "u" }
}
