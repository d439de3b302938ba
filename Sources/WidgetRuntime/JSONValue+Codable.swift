extension JSONValue: Codable {
  /// Reads whatever stands there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` below `maximumDepth` levels.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, depth: 0)
  }

  /// Asks the decoder what it holds. The order is by how often a kind occurs, and the kinds that
  /// nothing else is mistaken for come first: `decode(Int64.self)` also takes `1.0`, which is the
  /// same number.
  private init(from decoder: any Decoder, depth: Int) throws {
    guard depth < Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "nested deeper than \(Self.maximumDepth) levels"))
    }
    if let fields = try? decoder.container(keyedBy: WireKey.self) {
      self = try .object(Self.members(of: fields, depth: depth))
    } else if var list = try? decoder.unkeyedContainer() {
      self = try .array(Self.elements(of: &list, depth: depth))
    } else {
      self = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static func members(
    of fields: KeyedDecodingContainer<WireKey>, depth: Int
  ) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for key in fields.allKeys {
      members[key.stringValue] =
        try scalar(of: fields, key: key)
        ?? JSONValue(from: fields.superDecoder(forKey: key), depth: depth + 1)
    }
    return members
  }

  /// The most frequent kinds of members, without a decoder of their own.
  private static func scalar(
    of fields: KeyedDecodingContainer<WireKey>, key: WireKey
  ) throws -> JSONValue? {
    if let text = try? fields.decode(String.self, forKey: key) { return .string(text) }
    return try fields.decodeNil(forKey: key) ? .null : nil
  }

  private static func elements(
    of list: inout any UnkeyedDecodingContainer, depth: Int
  ) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    while !list.isAtEnd {
      elements.append(try JSONValue(from: list.superDecoder(), depth: depth + 1))
    }
    return elements
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
    return .number(try container.decode(Double.self))
  }

  /// Writes the same JSON again.
  ///
  /// - Throws: `EncodingError.invalidValue` below `maximumDepth` levels.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      try encoder.checkDepth(of: JSONValue.self)
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    case .object(let members):
      try encoder.checkDepth(of: JSONValue.self)
      var fields = encoder.container(keyedBy: WireKey.self)
      for (key, value) in members { try fields.encode(value, forKey: WireKey(key)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }
}
