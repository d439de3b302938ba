/// What types with an `init(from:)` of their own are passed: the containers of `Codable` over the
/// document. The values in them that read themselves do so.
final class JSONCodableDecoder: Decoder {
  /// The document, in memory that lives as long as the session.
  let bytes: JSONBytes
  let session: JSONSession
  /// The offset of the value; nil where there is none, which is taken for `null`.
  let offset: Int?
  /// How many arrays and objects are around the value.
  let depth: Int
  private let path: Path

  /// The keys that lead to the value.
  private indirect enum Path {
    /// Those of the offset, to be found when somebody asks.
    case found
    case key(any CodingKey, in: JSONCodableDecoder)
  }

  /// The decoder of the value at a reader.
  init(_ reader: JSONReader) {
    bytes = reader.session.owned(reader.bytes)
    session = reader.session
    offset = reader.offset
    depth = reader.depth
    path = .found
  }

  /// The decoder of a value in that of another decoder.
  init(_ offset: Int?, under key: any CodingKey, in outer: JSONCodableDecoder) {
    bytes = outer.bytes
    session = outer.session
    self.offset = offset
    depth = outer.depth + 1
    path = .key(key, in: outer)
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  var codingPath: [any CodingKey] {
    // Without recursion, since the stack may be almost used up.
    var inner: [any CodingKey] = []
    var decoder = self
    while case .key(let key, let outer) = decoder.path {
      inner.append(key)
      decoder = outer
    }
    return session.path(to: decoder.offset ?? 0, in: bytes).keys + inner.reversed()
  }

  /// The reader at the value, or at a `null` where there is none.
  var reader: JSONReader {
    if let offset { return JSONReader(bytes, at: offset, depth: depth, session) }
    return JSONReader(JSONBytes("null"), JSONSession(userInfo: userInfo))
  }

  /// Decodes the value.
  func read<Value>(_ body: (inout JSONReader) throws -> Value) throws -> Value {
    var reader = reader
    do {
      return try body(&reader)
    } catch {
      throw plain(error)
    }
  }

  /// An error as `JSONDecoder` throws it.
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

@_documentation(visibility: internal)
extension JSONReader {
  /// Decodes a value with the `init(from:)` that its author wrote.
  @usableFromInline
  @inline(never)
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let own = Self.foundationType(type) { return try readDynamically(own, as: type) }
    try checkDepth()
    let decoder = JSONCodableDecoder(self)
    // Its code may look at a part of the value, so that the rest has to be checked for itself.
    var end = self
    try end.skip()
    let value = try Value(from: decoder)
    offset = end.offset
    return value
  }

  /// A decoder of an object, for functions that the user wrote for single properties.
  public func decoder(of object: JSONObject) -> any Decoder {
    var reader = self
    reader.offset = object.start
    return JSONCodableDecoder(reader)
  }

  /// A container of an object, for functions that the user wrote for single properties.
  public func container<Key: CodingKey>(
    of object: JSONObject, keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try decoder(of: object).container(keyedBy: type) }
}
