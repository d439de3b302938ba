// Implements `Codable` with the members that read and write bytes, so that members are generated only once. A reader
// for a decoder, or a writer for an encoder, codes one object and has no bytes. Its fast paths fail at once, and its
// slow paths use the container.

extension WidgetCoding.JSONReadable {
  /// Decodes a value from a decoder, with the initializer that can also read bytes.
  public init(reading decoder: any Decoder) throws {
    var json = WidgetCoding.JSONReader(JSONBytes(""), JSONSession(decoder))
    try self.init(from: &json)
  }

  /// Decodes a value from the container that the family opened for the value's object.
  public init(fields: KeyedDecodingContainer<WireKey>) throws {
    var json = WidgetCoding.JSONReader(JSONBytes(""), JSONSession(fields))
    try self.init(from: &json)
  }
}

extension WidgetCoding.JSONWritable {
  /// Encodes the value to an encoder, with the function that can also write bytes.
  public func write(to encoder: any Encoder) throws {
    let session = JSONWritingSession(encoder)
    var json = WidgetCoding.JSONWriter(session, capacity: 0)
    json.isOfEncoder = true
    try write(to: &json)
    if let failure = session.failure { throw failure }
  }
}

// MARK: - Decoding

extension JSONSession {
  /// Opens the container of the object.
  @inline(never)
  func openContainer() throws { _ = try container() }

  private func container() throws -> KeyedDecodingContainer<WireKey> {
    if let fields { return fields }
    guard let decoder else { throw JSONFault(.malformed("no decoder"), at: 0) }
    let opened = try decoder.container(keyedBy: WireKey.self)
    fields = opened
    return opened
  }

  /// Decodes the value of the current field.
  @usableFromInline
  @inline(never)
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try container().decode(type, forKey: key)
  }

  /// Decodes the value of the current field, or returns nil if it is missing or null.
  @usableFromInline
  @inline(never)
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try container().decodeIfPresent(type, forKey: key)
  }

  @inline(never)
  func decode(_ type: String.Type) throws -> String { try container().decode(type, forKey: key) }

  @inline(never)
  func decodeIfPresent(_ type: String.Type) throws -> String? {
    try container().decodeIfPresent(type, forKey: key)
  }

  @inline(never)
  func decode(_ type: Int.Type) throws -> Int { try container().decode(type, forKey: key) }

  @inline(never)
  func decodeIfPresent(_ type: Int.Type) throws -> Int? {
    try container().decodeIfPresent(type, forKey: key)
  }

  @inline(never)
  func decode(_ type: Double.Type) throws -> Double { try container().decode(type, forKey: key) }

  @inline(never)
  func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    try container().decodeIfPresent(type, forKey: key)
  }

  @inline(never)
  func decode(_ type: Bool.Type) throws -> Bool { try container().decode(type, forKey: key) }

  @inline(never)
  func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
    try container().decodeIfPresent(type, forKey: key)
  }

  /// Decodes the values of a family in the array of the current field.
  @usableFromInline
  @inline(never)
  func decode<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family] {
    try WidgetCoding.decode(listOf: box, forKey: key, from: container())
  }

  /// Decodes the values of a family in the array of the current field, or returns nil if the field is missing or null.
  @usableFromInline
  @inline(never)
  func decodeIfPresent<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family]? {
    try WidgetCoding.decodeIfPresent(listOf: box, forKey: key, from: container())
  }

  /// Decodes a value from the first of several paths that exists. If no path exists, the error is about the first path.
  @inline(never)
  func decode<Value: Decodable>(_ type: Value.Type, atFirst paths: [[String]]) throws -> Value {
    try container().decode(type, atFirst: paths.map { $0.map(WireKey.init(_:)) })
  }

  /// Decodes a value from the first of several paths that exists. Returns nil if no path exists, or if the value is
  /// null.
  @inline(never)
  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [[String]]
  ) throws -> Value? {
    try container().decodeIfPresent(type, atFirst: paths.map { $0.map(WireKey.init(_:)) })
  }

  /// Whether one of several paths exists. The value at the path may be invalid.
  func contains(atFirst paths: [[String]]) -> Bool {
    fields?.contains(atFirst: paths.map { $0.map(WireKey.init(_:)) }) ?? false
  }

  /// Returns the position of the next key to decode, or nil at the end or after an error. A missing key is skipped only
  /// if generated code needs to know that it is missing.
  @inline(never)
  func nextField(in object: inout WidgetCoding.JSONObject) -> Int? {
    guard !object.isFailed, let fields else { return nil }
    while let entry = object.keys.entry(at: object.place, number: object.next) {
      (object.next, object.place) = (entry.number &+ 1, entry.next)
      key = WireKey(entry.key.text)
      if entry.presence != .probed || fields.contains(key),
        object.isFirst(UInt64(truncatingIfNeeded: entry.number))
      {
        return entry.number
      }
    }
    return nil
  }

  /// Returns the error for an object that could not be decoded.
  @inline(never)
  func failureOfDecoder() -> any Swift.Error {
    failure ?? JSONFault(.malformed("no error"), at: 0)
  }

  /// Returns the error for a value that is nested too deeply for the stack.
  @inline(never)
  func withoutRoom() -> any Swift.Error {
    let path = fields?.codingPath ?? decoder?.codingPath ?? []
    return DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: CodingStack.reason))
  }
}

// MARK: - Encoding

extension JSONWritingSession {
  /// Opens the container of the object.
  @inline(never)
  func openContainer() { fields = encoder?.container(keyedBy: WireKey.self) }

  /// Encodes a value under a key, which is already escaped for JSON.
  @usableFromInline
  @inline(never)
  func encode<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    try fields?.encode(value, forKey: WireKey(escaped: key))
  }

  @inline(never)
  func encode(_ value: String, forKey key: StaticString) throws {
    try fields?.encode(value, forKey: WireKey(escaped: key))
  }

  @inline(never)
  func encode(_ value: Int, forKey key: StaticString) throws {
    try fields?.encode(value, forKey: WireKey(escaped: key))
  }

  @inline(never)
  func encode(_ value: Double, forKey key: StaticString) throws {
    try fields?.encode(value, forKey: WireKey(escaped: key))
  }

  @inline(never)
  func encode(_ value: Bool, forKey key: StaticString) throws {
    try fields?.encode(value, forKey: WireKey(escaped: key))
  }

  /// Encodes a name under a key. Both are already escaped for JSON. An error is stored and thrown later.
  @inline(never)
  func encode(name: StaticString, forKey key: StaticString) {
    do {
      try encode(WireKey(escaped: name).stringValue, forKey: key)
    } catch {
      failure = failure ?? error
    }
  }

  /// Encodes a value at a path in the open object.
  @inline(never)
  func encode<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
    try fields?.encode(value, path: path.map(WireKey.init(escaped:)))
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value at a path in the open object. If the value is nil, writes only the objects of the path.
  public mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, keepingObjectsAt path: StaticString...
  ) throws {
    guard let key = path.last else { return }
    if isOfEncoder {
      let keys = path.map(WireKey.init(escaped:))
      return try session.fields?.encodeIfPresent(value, keepingObjects: keys) ?? ()
    }
    let scopes = path.dropLast().map { reopenObject(forKey: $0) }
    if let value { try write(value, forKey: key) }
    close(scopes)
  }
}

extension WireKey {
  /// Creates a key from text that is escaped for JSON.
  fileprivate init(escaped text: StaticString) {
    let bytes = JSONBytes(text)
    guard bytes.endOfText(from: 0) < bytes.count else {
      self.init(bytes.text)
      return
    }
    let quoted = "\"\(text)\""
    let plain = quoted.utf8.withJSONBytes { bytes in
      var reader = WidgetCoding.JSONReader(bytes, JSONSession(userInfo: [:]))
      return try? reader.readString()
    }
    self.init(plain ?? "\(text)")
  }
}
