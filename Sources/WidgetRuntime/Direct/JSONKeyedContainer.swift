/// The members of an object, by their keys.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONCodableDecoder
  /// The keys in order, and the offsets of their values; of equal keys the first one counts.
  private let keys: [String]
  private let offsets: [String: Int]

  init(_ decoder: JSONCodableDecoder) throws {
    self.decoder = decoder
    var keys: [String] = []
    var offsets: [String: Int] = [:]
    try decoder.read { json in
      var object = try json.object()
      while let key = try json.key(in: &object) {
        let name = key.string
        if offsets[name] == nil {
          offsets[name] = json.offset
          keys.append(name)
        }
        try json.skipForLater()
      }
    }
    self.keys = keys
    self.offsets = offsets
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { offsets[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).reader.isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let offset = offsets[key.stringValue] else { return nil }
    let value = JSONCodableDecoder(offset, under: key, in: decoder)
    return value.reader.isNull ? nil : try value.decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try value(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { valueOrNull(WireKey("super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { valueOrNull(key) }

  private func valueOrNull(_ key: any CodingKey) -> JSONCodableDecoder {
    JSONCodableDecoder(offsets[key.stringValue], under: key, in: decoder)
  }

  private func value(_ key: Key) throws -> JSONCodableDecoder {
    guard let offset = offsets[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no such key"))
    }
    return JSONCodableDecoder(offset, under: key, in: decoder)
  }
}

extension JSONCodableDecoder {
  /// Decodes the value as a type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any JSONReadable.Type ?? JSONReader.foundationType(type) {
      return try read { try $0.readDynamically(readable, as: type) }
    }
    try checkDepth()
    return try Value(from: self)
  }
}

extension JSONReader {
  /// Whether the value is `null`.
  var isNull: Bool { byte == UInt8(ascii: "n") }
}
