@_documentation(visibility: internal)
extension Decoder {
  /// Whether the object has a non-null value under one of several keys. Otherwise, a flattened optional is nil.
  ///
  /// For example: `try decoder.contains(anyOf: "color", "size") ? Style(from: decoder) : nil`.
  public func contains(anyOf keys: WireKey...) throws -> Bool { try contains(anyOf: keys) }

  private func contains(anyOf keys: [WireKey]) throws -> Bool {
    let fields = try container(keyedBy: WireKey.self)
    return try keys.contains { try fields.contains($0) && !fields.decodeNil(forKey: $0) }
  }

  /// Whether each of several keys is missing or null. In a value that is not an object, all keys are missing.
  ///
  /// For example: `if decoder.lacks("range") { self = .whole(…) }`.
  public func lacks(_ keys: WireKey...) -> Bool { (try? !contains(anyOf: keys)) ?? true }

  /// Checks that the value is an object, without decoding any of its keys.
  public func skipObject() throws { _ = try container(keyedBy: WireKey.self) }

  /// Decodes a value from the object's keys, or returns nil if a key that the value requires is missing. An invalid
  /// value is an error.
  public func decodeIfPresent<Value: Decodable>(flattened type: Value.Type) throws -> Value? {
    do {
      return try Value(from: self)
    } catch DecodingError.keyNotFound(_, let context)
      where context.codingPath.count == codingPath.count
    {
      return nil
    }
  }
}
