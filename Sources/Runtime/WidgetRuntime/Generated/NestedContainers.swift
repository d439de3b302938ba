// Functions for names and contents in nested objects, as with `tag = meta.type`.

@_documentation(visibility: internal)
extension KeyedDecodingContainer<WireKey> {
  /// Returns the container of the object at a path.
  ///
  /// - Throws: The error for the first key of the path that is missing or has no object.
  public func nestedContainer(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) throws -> KeyedDecodingContainer<WireKey> {
    try path.reduce(self) { try $0.nestedContainer(keyedBy: type, forKey: $1) }
  }

  /// Returns the container of the object at a path, or nil if a key of the path is missing or null.
  public func nestedContainerIfPresent(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) throws -> KeyedDecodingContainer<WireKey>? {
    var fields = self
    for key in path {
      guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
      fields = try fields.nestedContainer(keyedBy: type, forKey: key)
    }
    return fields
  }
}

@_documentation(visibility: internal)
extension KeyedEncodingContainer<WireKey> {
  /// Returns the container of the object at a path. Missing objects are created.
  public mutating func nestedContainer(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) -> KeyedEncodingContainer<WireKey> {
    nested(at: path)
  }
}

extension WidgetCoding {
  /// Encodes a type's name at a path, in a container with `WireKey` keys, regardless of the type's own coding keys.
  public static func encodeName(
    _ name: some Encodable, at path: WireKey..., to encoder: any Encoder
  ) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(name, path: path)
  }

  /// Decodes the fallback of an unrecognized value from a path inside the value, or from the value itself if the path
  /// is missing.
  ///
  /// The first key is a separate parameter, because a call without keys would be ambiguous.
  public static func decodeContent<Value: Decodable>(
    _ type: Value.Type, at key: WireKey, _ others: WireKey..., from decoder: any Decoder
  ) throws -> Value {
    let path = [key] + others
    let fields = try decoder.container(keyedBy: WireKey.self)
    return try fields.contains(atFirst: path)
      ? fields.decode(type, atFirst: path) : Value(from: decoder)
  }
}

@_documentation(visibility: internal)
extension JSONValue {
  /// Encodes an unrecognized value, with its name at a path.
  public func encode(
    named name: String, at path: WireKey..., to encoder: any Encoder
  ) throws {
    try naming(name, path.map(\.stringValue)[...]).encode(to: encoder)
  }

  /// Returns this value with a name at a path. On this path, objects replace values that are not objects.
  func naming(_ name: String, _ path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return .string(name) }
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[key] = (members[key] ?? .null).naming(name, path.dropFirst())
    return .object(members)
  }
}
