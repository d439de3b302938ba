/// The elements of an array, one after the other.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: JSONCodableDecoder
  private let offsets: [Int]
  private(set) var currentIndex = 0

  init(_ decoder: JSONCodableDecoder) throws {
    self.decoder = decoder
    var offsets: [Int] = []
    try decoder.read { json in
      guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
      try json.readElements { json in
        offsets.append(json.offset)
        try json.skipForLater()
      }
    }
    self.offsets = offsets
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { offsets.count }
  var isAtEnd: Bool { currentIndex >= offsets.count }

  mutating func decodeNil() throws -> Bool {
    guard try value(Never.self).reader.isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let result = try value(type).decode(type)
    currentIndex += 1
    return result
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try value(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try value((any UnkeyedDecodingContainer).self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try value((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func value<Value>(_ type: Value.Type) throws -> JSONCodableDecoder {
    let key = ArrayIndex(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        .init(codingPath: codingPath + [key], debugDescription: "the array has no more elements"))
    }
    return JSONCodableDecoder(offsets[currentIndex], under: key, in: decoder)
  }
}

/// A value on its own.
struct JSONSingleValueContainer: SingleValueDecodingContainer {
  let decoder: JSONCodableDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.reader.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
