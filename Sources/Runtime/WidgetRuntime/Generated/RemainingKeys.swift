@_documentation(visibility: internal)
extension Decoder {
  /// Returns a decoder that hides some keys, for a dictionary of the remaining keys.
  ///
  /// For example: `try [String: Int](from: decoder.remaining(excluding: "title"))`.
  public func remaining(excluding keys: String...) -> any Decoder {
    RemainingKeysDecoder(base: self, hidden: Set(keys))
  }
}

/// A decoder that hides some keys of the object.
private struct RemainingKeysDecoder: Decoder {
  let base: any Decoder
  let hidden: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      RemainingKeysContainer(base: try base.container(keyedBy: type), hidden: hidden))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    RemainingKeysValue(base: try base.singleValueContainer(), decoder: self)
  }
}

/// The single-value container of a decoder that hides keys. A dictionary is decoded without the hidden keys.
private struct RemainingKeysValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: RemainingKeysDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Decoding through the base container would not hide the keys.
    guard type is any ExpressibleByDictionaryLiteral.Type else { return try base.decode(type) }
    return try Value(from: decoder)
  }
}

/// A keyed container that hides some keys.
private struct RemainingKeysContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let hidden: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys.filter { !hidden.contains($0.stringValue) } }

  func contains(_ key: Key) -> Bool {
    !hidden.contains(key.stringValue) && base.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}
