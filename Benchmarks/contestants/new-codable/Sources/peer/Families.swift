import NewCodable

// The code that a printer would generate for families, and the declarations that its runtime would contain.

protocol Component: JSONDecodable, JSONEncodable, Sendable {}

protocol Action: JSONDecodable, JSONEncodable, Sendable {}

/// A value of a family, whose type is selected by the tag `type`.
protocol FamilyBox: JSONDecodable, JSONEncodable {
  associatedtype Value
  var value: Value { get }
  init(_ value: Value)

  /// Decodes the type with this name. The decoder contains the whole object, or the members after its tag.
  static func decode(
    _ name: String, from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Value
}

enum TagField: JSONOptimizedCodingField {
  case type

  @_transparent var staticString: StaticString { "type" }

  static func field(for key: UTF8Span) throws(CodingError.Decoding) -> TagField {
    switch UTF8SpanComparator(key) {
    case "type": .type
    default: throw CodingError.unknownKey(key)
    }
  }
}

extension FamilyBox {
  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Self {
    let value = try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var name: String?
      var isFirst = true
      try object.decodeExpectedOrderField(TagField.type, inOrder: &isFirst) {
        json throws(CodingError.Decoding) in
        name = try json.decode(String.self)
      }
      if let name {
        return try object.withWrappingDecoder { json throws(CodingError.Decoding) in
          try decode(name, from: &json)
        }
      }
      var members = object.prepareIntermediateValueStorage()
      try object.decodeEachKeyAndValue { key, json throws(CodingError.Decoding) in
        if key == "type" {
          name = try json.decode(String.self)
        } else {
          members.append((key: key, value: try json.decodeJSONPrimitive()))
        }
      }
      guard let name else { throw missing("type", at: object.codingPath) }
      var json = JSONPrimitiveDecoder(keysAndValues: members, codingPath: object.codingPath)
      return try decode(name, from: &json)
    }
    return Self(value)
  }
}

extension JSONDecoderProtocol where Self: ~Escapable {
  @_lifetime(self: copy self)
  mutating func decodeList<Box: FamilyBox>(
    of _: Box.Type
  ) throws(CodingError.Decoding) -> [Box.Value] {
    try decodeArray { array throws(CodingError.Decoding) in
      var values: [Box.Value] = []
      try array.decodeEachElement { json throws(CodingError.Decoding) in
        values.append(try json.decode(Box.self).value)
      }
      return values
    }
  }
}

extension JSONDirectEncoder.StructEncoder {
  @_lifetime(self: copy self)
  mutating func encodeList<Box: FamilyBox>(
    of _: Box.Type, _ values: [Box.Value], field: some JSONOptimizedEncodingField
  ) throws(CodingError.Encoding) {
    try encode(field: field) { json throws(CodingError.Encoding) in
      try json.encodeArray { array throws(CodingError.Encoding) in
        for value in values { try array.encode(Box(value)) }
      }
    }
  }
}

struct AnyComponent: FamilyBox {
  let value: any Component

  init(_ value: any Component) { self.value = value }

  static func decode(
    _ name: String, from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> any Component {
    switch name {
    case "banner": try Banner.decode(from: &decoder)
    case "card": try Card.decode(from: &decoder)
    case "image": try Image.decode(from: &decoder)
    case "screen": try Screen.decode(from: &decoder)
    case "text": try Text.decode(from: &decoder)
    default:
      throw CodingError.dataCorrupted(
        at: decoder.codingPath, debugDescription: "unknown component '\(name)'")
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try value.encode(to: &encoder)
  }
}

struct AnyAction: FamilyBox {
  let value: any Action

  init(_ value: any Action) { self.value = value }

  static func decode(
    _ name: String, from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> any Action {
    switch name {
    case "open": try Open.decode(from: &decoder)
    case "track": try Track.decode(from: &decoder)
    default:
      throw CodingError.dataCorrupted(
        at: decoder.codingPath, debugDescription: "unknown action '\(name)'")
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try value.encode(to: &encoder)
  }
}
