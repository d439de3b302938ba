@_documentation(visibility: internal)
extension KeyedDecodingContainer<WireKey> {
  /// Returns the first of several keys that exists, or the first key if no key exists. The keys are a property's key
  /// and its aliases, or the keys of a discriminator.
  ///
  /// For example: `try fields.decode(String.self, forKey: fields.first(of: "title", "label"))`.
  public func first(of keys: WireKey...) -> WireKey {
    keys.first(where: contains) ?? keys.first ?? ""
  }

  /// Returns the only key of the object, which is the name of an externally tagged value.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the object does not have exactly one key.
  public func onlyKey() throws -> WireKey {
    let keys = allKeys
    if keys.count == 1 { return keys[0] }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath,
        debugDescription: "expected exactly one key, the name, not \(keys.count)"))
  }

  /// Decodes the value at a path.
  ///
  /// For example: `try fields.decode(String.self, at: "meta", "title")`.
  ///
  /// - Throws: `DecodingError.keyNotFound` for the first missing key of the path.
  public func decode<Value: Decodable>(_ type: Value.Type, at path: WireKey...) throws -> Value {
    try decode(type, path: path)
  }

  /// Decodes the value at the first of several paths that exists. Usually, the paths are a property's own path and the
  /// paths of its aliases. If no path exists, the error is about the first path.
  ///
  /// For example: `try fields.decode(String.self, atFirst: ["meta", "title"], ["title"])`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [WireKey]...
  ) throws -> Value {
    try decode(type, path: first(of: paths))
  }

  /// Decodes the value at a path, or returns nil if a key of the path is missing or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, at path: WireKey...
  ) throws -> Value? {
    try decodeIfPresent(type, path: path)
  }

  /// Decodes the value at the first of several paths that exists. Returns nil if no path exists, or if the value is
  /// null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [WireKey]...
  ) throws -> Value? {
    try decodeIfPresent(type, path: first(of: paths))
  }

  /// Whether one of several paths exists. The value at the path may be invalid.
  public func contains(atFirst paths: [WireKey]...) -> Bool { paths.contains(where: contains) }
}

@_documentation(visibility: internal)
extension KeyedDecodingContainer<WireKey> {
  func decode<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [[WireKey]]
  ) throws -> Value { try decode(type, path: first(of: paths)) }

  func contains(atFirst paths: [[WireKey]]) -> Bool { paths.contains(where: contains) }

  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [[WireKey]]
  ) throws -> Value? { try decodeIfPresent(type, path: first(of: paths)) }

  private func decode<Value: Decodable>(_ type: Value.Type, path: [WireKey]) throws -> Value {
    guard let key = path.last else { return try Value(from: superDecoder()) }
    return try path.dropLast().reduce(self) { fields, key in
      try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }.decode(type, forKey: key)
  }

  private func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, path: [WireKey]
  ) throws -> Value? {
    guard let key = path.last else { return nil }
    var fields = self
    for key in path.dropLast() {
      guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
      fields = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }
    return try fields.decodeIfPresent(type, forKey: key)
  }

  private func first(of paths: [[WireKey]]) -> [WireKey] {
    paths.first(where: contains) ?? paths.first ?? []
  }

  /// Whether a path exists. A path through a value that is neither an object nor null is treated as existing, so that
  /// decoding the path reports the error.
  private func contains(_ path: [WireKey]) -> Bool {
    var fields = self
    for key in path.dropLast() {
      guard fields.contains(key), (try? fields.decodeNil(forKey: key)) != true else { return false }
      guard let next = try? fields.nestedContainer(keyedBy: WireKey.self, forKey: key) else {
        return true
      }
      fields = next
    }
    return path.last.map(fields.contains) ?? false
  }
}

@_documentation(visibility: internal)
extension KeyedEncodingContainer<WireKey> {
  /// Encodes a value at a path. Missing objects are created.
  public mutating func encode(_ value: some Encodable, at path: WireKey...) throws {
    try encode(value, path: path)
  }

  /// Encodes a value at a path, or nothing if it is nil.
  public mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?, at path: WireKey...
  ) throws {
    if let value { try encode(value, path: path) }
  }

  /// Encodes a value at a path. If the value is nil, encodes only the objects along the path.
  public mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?, keepingObjectsAt path: WireKey...
  ) throws {
    try encodeIfPresent(value, keepingObjects: path)
  }

  mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?, keepingObjects path: [WireKey]
  ) throws {
    guard let key = path.last else { return }
    var fields = nested(at: path.dropLast())
    try fields.encodeIfPresent(value, forKey: key)
  }

  mutating func encode(_ value: some Encodable, path: [WireKey]) throws {
    guard let key = path.last else { return }
    var fields = nested(at: path.dropLast())
    try fields.encode(value, forKey: key)
  }

  /// Returns the container of the object at a path. Missing objects are created.
  func nested(at path: some Sequence<WireKey>) -> Self {
    path.reduce(into: self) { $0 = $0.nestedContainer(keyedBy: WireKey.self, forKey: $1) }
  }
}

extension WidgetCoding {
  /// Throws an error if a value is nested deeper than the stack allows.
  ///
  /// - Throws: `EncodingError.invalidValue` with the type instead of the value, because printing the value could
  ///   exhaust the stack.
  public static func checkDepth(of type: Any.Type, in encoder: any Encoder) throws {
    // With a known stack, the levels are not counted, because the path of each value takes a time that grows with the
    // square of its depth. `JSONEncoder` itself rejects more than 511 levels.
    if CodingStack.isKnown, CodingStack.current.hasRoom() { return }
    let path = encoder.codingPath
    if !CodingStack.isKnown, path.count < JSONValue.maximumDepth { return }
    let reason =
      path.count >= JSONValue.maximumDepth
      ? "nested deeper than \(JSONValue.maximumDepth) levels" : CodingStack.reason
    throw EncodingError.invalidValue(type, .init(codingPath: path, debugDescription: reason))
  }

  /// Throws an error if the value is nested deeper than the stack allows.
  ///
  /// - Throws: `DecodingError.dataCorrupted`.
  public static func checkDepth(of decoder: any Decoder) throws {
    if !CodingStack.current.hasRoom() { throw DecodingError.tooDeep(at: decoder.codingPath) }
  }

  /// Throws an error if the object is nested deeper than the stack allows.
  ///
  /// - Throws: `DecodingError.dataCorrupted`.
  public static func checkDepth(of fields: KeyedDecodingContainer<WireKey>) throws {
    if !CodingStack.current.hasRoom() { throw DecodingError.tooDeep(at: fields.codingPath) }
  }

  /// Encodes a type's name under a key, in a container with `WireKey` keys, regardless of the type's own coding keys.
  public static func encodeName(
    _ name: some Encodable, forKey key: WireKey, to encoder: any Encoder
  ) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(name, forKey: key)
  }
}

extension DecodingError {
  /// Returns the error for a value that is nested too deeply for the stack.
  fileprivate static func tooDeep(at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: CodingStack.reason))
  }
}
