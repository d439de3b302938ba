@_documentation(visibility: internal)
extension Decoder {
  /// The same decoder for a dictionary of the keys that nothing else reads.
  ///
  /// For example: `try [String: Int](from: decoder.remaining(besides: "title"))`.
  public func remaining(besides keys: String...) -> any Decoder {
    RemainingKeysDecoder(base: self, hidden: Set(keys))
  }
}

/// A decoder whose objects lack some keys.
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

/// A dictionary as a value, which lacks the same keys.
private struct RemainingKeysValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: RemainingKeysDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Asked for their keys, containers leave some out; asked for a value, they would not.
    guard type is any ExpressibleByDictionaryLiteral.Type else { return try base.decode(type) }
    return try Value(from: decoder)
  }
}

/// An object without some of its keys.
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
