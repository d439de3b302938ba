extension WidgetCoding {
  /// Whether the value is a shorthand: neither an object nor null.
  public static func isShorthand(_ decoder: any Decoder) -> Bool {
    guard (try? decoder.container(keyedBy: WireKey.self)) == nil else { return false }
    return (try? decoder.singleValueContainer().decodeNil()) == false
  }

  /// Returns the decoder or, for a shorthand, a decoder of an object that contains the value under a key.
  ///
  /// For example, `"Hello"` is then decoded like `{"text": "Hello"}`.
  public static func expandingShorthand(to key: String, of decoder: any Decoder) -> any Decoder {
    isShorthand(decoder) ? ShorthandDecoder(value: decoder, key: key) : decoder
  }
}

/// The decoder of an object with one key. The value of the key is the shorthand in the JSON.
private struct ShorthandDecoder: Decoder, SingleValueDecodingContainer {
  let value: any Decoder
  let key: String

  var codingPath: [any CodingKey] { value.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { value.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShorthandContainer(value: value, key: key))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.typeMismatch(
      [Any].self, .init(codingPath: codingPath, debugDescription: "found an object"))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

/// The keyed container of the object that a shorthand represents.
private struct ShorthandContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let value: any Decoder
  let key: String

  var codingPath: [any CodingKey] { value.codingPath }
  var allKeys: [Key] { [Key(stringValue: key)].compactMap(\.self) }

  func contains(_ key: Key) -> Bool { key.stringValue == self.key }

  func decodeNil(forKey key: Key) throws -> Bool {
    try member(key).singleValueContainer().decodeNil()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).singleValueContainer().decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try member(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  /// Returns the decoder of the shorthand. Only its `userInfo` is used, to report replaced values.
  func superDecoder() -> any Decoder { value }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: Key) throws -> any Decoder {
    if contains(key) { return value }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "no such key"))
  }
}
