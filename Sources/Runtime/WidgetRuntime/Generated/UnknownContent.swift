extension WidgetCoding {
  /// Decodes the fallback of an unrecognized, externally tagged value from the value under its name.
  public static func decodeContent<Value: Decodable>(
    _ type: Value.Type, from decoder: any Decoder
  ) throws -> Value {
    let fields = try decoder.container(keyedBy: WireKey.self)
    return try fields.decode(type, forKey: fields.onlyKey())
  }

  /// Decodes the fallback of an unrecognized value from the value under a key, or from the whole object if the key is
  /// missing.
  public static func decodeContent<Value: Decodable>(
    _ type: Value.Type, forKey key: WireKey, from decoder: any Decoder
  ) throws -> Value {
    let fields = try decoder.container(keyedBy: WireKey.self)
    return try fields.contains(key) ? fields.decode(type, forKey: key) : Value(from: decoder)
  }
}

@_documentation(visibility: internal)
extension JSONValue {
  /// Encodes an unrecognized value, with its name under a key.
  public func encode(
    named name: String, forKey key: WireKey, to encoder: any Encoder
  ) throws {
    var members = self.members
    members[key.stringValue] = .string(name)
    try JSONValue.object(members).encode(to: encoder)
  }

  private var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
