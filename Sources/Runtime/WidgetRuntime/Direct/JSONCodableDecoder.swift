/// The decoder for code that uses `Codable`, such as a hand-written `init(from:)`. Its containers decode from the
/// document's bytes. Nested values with generated code read the bytes directly.
final class JSONCodableDecoder: Decoder {
  /// The document, in memory that lives as long as the session.
  let bytes: JSONBytes
  let session: JSONSession
  /// The offset of the value. Nil for a missing value, which is decoded as `null`.
  let offset: Int?
  /// The number of arrays and objects around the value.
  let depth: Int
  private let path: Path
  /// Whether the value is a dictionary with `String` keys, which no strategy converts.
  private var keepsKeys = false

  /// The keys that lead to the value.
  private indirect enum Path {
    /// The path of the offset, which is derived from the document on demand.
    case found
    case key(any CodingKey, in: JSONCodableDecoder)
  }

  /// Creates a decoder for the value at a reader.
  init(_ reader: WidgetCoding.JSONReader) {
    bytes = reader.session.owned(reader.bytes)
    session = reader.session
    offset = reader.offset
    depth = reader.depth
    path = .found
  }

  /// Creates a decoder for a value inside another decoder's value.
  init(_ offset: Int?, under key: any CodingKey, in outer: JSONCodableDecoder) {
    bytes = outer.bytes
    session = outer.session
    self.offset = offset
    depth = outer.depth + 1
    path = .key(key, in: outer)
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  var codingPath: [any CodingKey] {
    // A loop is used instead of recursion, because the stack may be almost exhausted.
    var inner: [any CodingKey] = []
    var decoder = self
    while case .key(let key, let outer) = decoder.path {
      inner.append(key)
      decoder = outer
    }
    return session.path(to: decoder.offset ?? 0, in: bytes).keys + inner.reversed()
  }

  /// A reader at the value, or at a `null` for a missing value.
  var reader: WidgetCoding.JSONReader {
    if let offset { return WidgetCoding.JSONReader(bytes, at: offset, depth: depth, session) }
    return WidgetCoding.JSONReader(
      JSONBytes("null"), JSONSession(userInfo: session.sendableUserInfo, session.strategies))
  }

  /// Calls the `init(from:)` of a type. If the type is a dictionary with `String` keys, its keys are not converted.
  func initialize<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard session.strategies != nil else { return try Value(from: self) }
    let before = keepsKeys
    keepsKeys = type is any JSONNamedValues.Type
    defer { keepsKeys = before }
    return try Value(from: self)
  }

  /// Returns the key that a type requests for a key in the document. Keys for generated code and `String` keys of
  /// dictionaries are not converted.
  func converted<Key: CodingKey>(_ key: String, for type: Key.Type) -> String {
    guard let strategies = session.strategies, !keepsKeys, type != WireKey.self else { return key }
    return strategies.converted(key, in: self)
  }

  /// Decodes the value with a closure, and throws the errors that `JSONDecoder` throws.
  func read<Value>(_ body: (inout WidgetCoding.JSONReader) throws -> Value) throws -> Value {
    var reader = reader
    do {
      return try body(&reader)
    } catch {
      throw plain(error)
    }
  }

  /// Converts an error to the error that `JSONDecoder` throws for the same value.
  func plain(_ error: any Swift.Error) -> any Swift.Error {
    guard offset == nil, let fault = error as? JSONFault else {
      return session.plainError(error, in: bytes)
    }
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "found nothing")
    switch fault.kind {
    case .null(let type): return DecodingError.valueNotFound(type, context)
    case .mismatch(let type, found: _): return DecodingError.typeMismatch(type, context)
    default: return DecodingError.dataCorrupted(context)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try JSONKeyedContainer<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONUnkeyedContainer(self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    JSONSingleValueContainer(decoder: self)
  }
}

extension WidgetCoding.JSONReader {
  /// Decodes a value with the `init(from:)` of its type. `Date`, `URL`, `Data` and `Decimal` are read from bytes
  /// instead.
  @usableFromInline
  @inline(never)
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let own = Self.foundationType(type) { return try readDynamically(own, as: type) }
    return try decode { try $0.initialize(type) }
  }

  /// Decodes a value with a closure.
  mutating func decode<Value>(_ body: (JSONCodableDecoder) throws -> Value) throws -> Value {
    try checkDepth()
    let decoder = JSONCodableDecoder(self)
    // The initializer may ignore parts of the value, so the structure of the whole value is checked here.
    var end = self
    try end.skip()
    do {
      let value = try body(decoder)
      offset = end.offset
      return value
    } catch {
      throw JSONFault(ofValueAt: offset, error, by: decoder) ?? error
    }
  }

  /// Returns a decoder for an object, for user-defined functions that decode single properties.
  public func decoder(of object: WidgetCoding.JSONObject) -> any Decoder {
    var reader = self
    reader.offset = object.start
    return JSONCodableDecoder(reader)
  }

  /// Returns a container for an object, for user-defined functions that decode single properties.
  public func container<Key: CodingKey>(
    of object: WidgetCoding.JSONObject, keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try decoder(of: object).container(keyedBy: type) }
}

/// A keyed container over the members of an object.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONCodableDecoder
  /// The keys in document order. If a key is repeated, the first occurrence is used.
  private let keys: [String]
  /// The offsets of the keys' values.
  private let offsets: [String: Int]

  init(_ decoder: JSONCodableDecoder) throws {
    self.decoder = decoder
    var keys: [String] = []
    var offsets: [String: Int] = [:]
    try decoder.read { json in
      var object = try json.object()
      while let key = try json.key(in: &object) {
        let name = decoder.converted(key.string, for: Key.self)
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
  /// Decodes the value as the given type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any WidgetCoding.JSONReadable.Type
      ?? WidgetCoding.JSONReader.foundationType(type)
    {
      return try read { try $0.readDynamically(readable, as: type) }
    }
    try WidgetCoding.checkDepth(of: self)
    return try initialize(type)
  }
}

extension JSONFault {
  /// Converts an error that decides whether the value itself is dropped, replaced or nil: an unknown name, no matching
  /// type or a missing key. Returns nil for all other errors, such as errors in nested values.
  fileprivate init?(
    ofValueAt offset: Int, _ error: any Swift.Error, by decoder: JSONCodableDecoder
  ) {
    switch error {
    case is WidgetDecodingError, is NoMatchingTypeError:
      let depth = decoder.codingPath.count
      guard error.isUnknown(at: depth) else { return nil }
      let outer = error as? WidgetDecodingError
      self.init(.other(outer?.underlying ?? error), at: offset)
      if let name = outer?.names[depth] { names = [(offset, name)] }
    case DecodingError.keyNotFound(let key, let context) where key.intValue == nil:
      guard context.codingPath.count == decoder.codingPath.count else { return nil }
      self.init(.missing(key.stringValue), at: offset)
    default: return nil
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Whether the value is `null`.
  var isNull: Bool { byte == UInt8(ascii: "n") }
}

/// An unkeyed container over the elements of an array.
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

/// A single-value container for the decoder's value.
struct JSONSingleValueContainer: SingleValueDecodingContainer {
  let decoder: JSONCodableDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.reader.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
