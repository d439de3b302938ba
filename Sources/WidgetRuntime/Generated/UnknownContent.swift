@_documentation(visibility: internal)
extension Decoder {
  /// Decodes the fallback of an unrecognized value from under its name, which is its only key.
  public func decodeContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.decode(type, forKey: fields.onlyKey())
  }

  /// Decodes the fallback of an unrecognized value from under a key; of a value without that key from
  /// the value itself.
  public func decodeContent<Value: Decodable>(
    _ type: Value.Type, forKey key: WireKey
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.contains(key) ? fields.decode(type, forKey: key) : Value(from: self)
  }
}

@_documentation(visibility: internal)
extension JSONValue {
  /// Writes the JSON of a value whose name was not recognized, with that name.
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
