import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var title: String
  var date: Int

  static let defaultDate = 0

  static func decodeTitle(from decoder: any Decoder) throws -> String { "" }
  func encodeTitle(to encoder: any Encoder) throws {}
}

struct Card: Component {
  var title: String
  static func decodeTitle(from container: KeyedDecodingContainer<CodingKeys>) -> String { "" }
  func encodeTitle(to container: inout KeyedEncodingContainer<CodingKeys>) throws {}
  enum CodingKeys: String, CodingKey { case title }
}

// `encodeFile` does not encode a property, so the keys are literals.
struct Note: Component {
  var title: String
  func encodeFile(to path: String) {}
  enum CodingKeys: String, CodingKey { case title }
}
