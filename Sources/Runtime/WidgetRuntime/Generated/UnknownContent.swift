@_documentation(visibility: internal)
extension Decoder {
  /// Decodes the fallback of an unrecognized, externally tagged value from the value under its name.
  public func decodeContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.decode(type, forKey: fields.onlyKey())
  }

  /// Decodes the fallback of an unrecognized value from the value under a key, or from the whole object if the key is
  /// missing.
  public func decodeContent<Value: Decodable>(
    _ type: Value.Type, forKey key: WireKey
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.contains(key) ? fields.decode(type, forKey: key) : Value(from: self)
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
