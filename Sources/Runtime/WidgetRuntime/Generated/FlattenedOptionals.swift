extension WidgetCoding {
  /// Whether the object has a non-null value under one of several keys. Otherwise, a flattened optional is nil.
  ///
  /// For example: `try WidgetCoding.contains(anyOf: "color", "size", in: decoder) ? Style(from: decoder) : nil`.
  public static func contains(anyOf keys: WireKey..., in decoder: any Decoder) throws -> Bool {
    try contains(anyOf: keys, in: decoder)
  }

  private static func contains(anyOf keys: [WireKey], in decoder: any Decoder) throws -> Bool {
    let fields = try decoder.container(keyedBy: WireKey.self)
    return try keys.contains { try fields.contains($0) && !fields.decodeNil(forKey: $0) }
  }

  /// Whether each of several keys is missing or null. In a value that is not an object, all keys are missing.
  ///
  /// For example: `if WidgetCoding.lacks("range", in: decoder) { self = .whole(…) }`.
  public static func lacks(_ keys: WireKey..., in decoder: any Decoder) -> Bool {
    (try? !contains(anyOf: keys, in: decoder)) ?? true
  }

  /// Checks that the value is an object, without decoding any of its keys.
  public static func skipObject(in decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: WireKey.self)
  }

  /// Decodes a value from the object's keys, or returns nil if a key that the value requires is missing. An invalid
  /// value is an error.
  public static func decodeIfPresent<Value: Decodable>(
    flattened type: Value.Type, from decoder: any Decoder
  ) throws -> Value? {
    do {
      return try Value(from: decoder)
    } catch DecodingError.keyNotFound(_, let context)
      where context.codingPath.count == decoder.codingPath.count
    {
      return nil
    }
  }
}
