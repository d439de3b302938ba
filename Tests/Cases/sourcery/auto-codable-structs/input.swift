protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

/// The coding that the compiler synthesizes is requested.
struct Plain: AutoCodable {
  let title: String
}

/// User-defined functions, defaults, and a computed property that is encoded.
public struct Article: AutoCodable {
  let title: String
  let count: Int?
  let rating: Double
  let note: String?
  var length: Int { title.count }

  static let defaultCount = 1
  static let defaultRating = 0.5

  static func decodeCount(from container: KeyedDecodingContainer<CodingKeys>) -> Int? {
    try? container.decode(Int.self, forKey: .count)
  }

  static func decodeTitle(from decoder: Decoder) throws -> String {
    try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
  }

  func encodeCount(to container: inout KeyedEncodingContainer<CodingKeys>) {
    try? container.encode(count ?? 0, forKey: .count)
  }

  func encodeTitle(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
  }

  func encodeLength(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(length, forKey: .length)
  }

  func encodeAdditionalValues(to encoder: Encoder) throws {}
}

/// A user-defined container, and keys next to the properties.
struct Nested: AutoCodable {
  let value: Int

  enum CodingKeys: String, CodingKey {
    case content
    case value
  }

  static func decodingContainer(_ decoder: Decoder) throws -> KeyedDecodingContainer<CodingKeys> {
    try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: CodingKeys.self, forKey: .content)
  }

  func encodingContainer(_ encoder: Encoder) -> KeyedEncodingContainer<CodingKeys> {
    var container = encoder.container(keyedBy: CodingKeys.self)
    return container.nestedContainer(keyedBy: CodingKeys.self, forKey: .content)
  }
}

/// A property that is decoded but not encoded.
struct Secret: AutoCodable {
  let name: String
  let password: String

  enum SkipEncodingKeys {
    case password
  }
}

struct OnlyRead: AutoDecodable {
  let value: Int
  static let defaultValue = 3
}

struct OnlyWritten: AutoEncodable {
  let value: Int
  func encodeAdditionalValues(to encoder: Encoder) throws {}
}
