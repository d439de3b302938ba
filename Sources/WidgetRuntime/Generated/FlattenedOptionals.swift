@_documentation(visibility: internal)
extension Decoder {
  /// Whether the object has a value under one of some keys: a flattened optional is nil where it has
  /// not.
  ///
  /// For example: `try decoder.contains(anyOf: "color", "size") ? Style(from: decoder) : nil`.
  public func contains(anyOf keys: WireKey...) throws -> Bool {
    let fields = try container(keyedBy: WireKey.self)
    return try keys.contains { try fields.contains($0) && !fields.decodeNil(forKey: $0) }
  }

  /// Decodes a value whose keys are among those of the object; nil where one that it requires is
  /// missing. A wrong value is an error.
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
