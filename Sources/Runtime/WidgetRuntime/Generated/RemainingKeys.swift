extension WidgetCoding {
  /// Returns a decoder that hides some keys, for a dictionary of the remaining keys.
  ///
  /// For example: `try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "title"))`.
  public static func remaining(of decoder: any Decoder, excluding keys: String...) -> any Decoder {
    PartialDecoder(base: decoder, keys: Set(keys), areVisible: false)
  }

  /// Returns a decoder that shows only some keys, for a flattened value whose key is one of several names.
  ///
  /// For example: `try Content(from: WidgetCoding.selecting("message", "photo", of: decoder))`.
  public static func selecting(_ keys: String..., of decoder: any Decoder) -> any Decoder {
    PartialDecoder(base: decoder, keys: Set(keys), areVisible: true)
  }

  /// Returns a dictionary of the remaining keys, unless it contains a key under which the object has a nested object.
  /// `JSONEncoder` would stop the program at the second value of such a key.
  ///
  /// - Throws: `EncodingError.invalidValue` with the dictionary.
  public static func remaining<Value>(
    _ values: [String: Value], excluding keys: String..., in encoder: any Encoder
  ) throws -> [String: Value] {
    guard let key = keys.first(where: { values[$0] != nil }) else { return values }
    throw EncodingError.nestedObject(key, in: values, at: encoder.codingPath)
  }
}

extension EncodingError {
  /// Returns the error for a dictionary that contains the key of a nested object.
  static func nestedObject(
    _ key: String, in values: Any, at codingPath: [any CodingKey]
  ) -> EncodingError {
    .invalidValue(
      values,
      Context(
        codingPath: codingPath,
        debugDescription: "a dictionary of remaining keys contains '\(key)', which is the key of a "
          + "nested object"))
  }
}

/// A decoder that shows or hides some keys of the object.
private struct PartialDecoder: Decoder {
  let base: any Decoder
  let keys: Set<String>
  let areVisible: Bool

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      PartialContainer(base: try base.container(keyedBy: type), decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    PartialValue(base: try base.singleValueContainer(), decoder: self)
  }

  func shows(_ key: any CodingKey) -> Bool { keys.contains(key.stringValue) == areVisible }
}

/// The single-value container of a decoder that hides keys. A dictionary is decoded without the hidden keys.
private struct PartialValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: PartialDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Decoding through the base container would not hide the keys.
    guard type is any ExpressibleByDictionaryLiteral.Type else { return try base.decode(type) }
    return try Value(from: decoder)
  }
}

/// A keyed container that shows or hides some keys.
private struct PartialContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let decoder: PartialDecoder

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys.filter(decoder.shows) }

  func contains(_ key: Key) -> Bool { decoder.shows(key) && base.contains(key) }

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
