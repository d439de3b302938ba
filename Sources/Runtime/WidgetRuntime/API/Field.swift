/// A value that may be missing, null or present in the JSON, as in a partial update.
///
/// For example: with `var note: Field<String>`, `.missing` leaves a note unchanged, and `.null` removes it.
public enum Field<Value> {
  /// The key is missing, and is not encoded.
  case missing
  /// The value is null.
  case null
  /// The value is present and not null.
  case value(Value)

  /// Whether the key is missing.
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// The value, or nil if the value is missing or null.
  public var unwrapped: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Field: Equatable where Value: Equatable {}
extension Field: Hashable where Value: Hashable {}
extension Field: Sendable where Value: Sendable {}

extension Field: Decodable where Value: Decodable {
  /// Decodes null or a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decodeNil() ? .null : .value(container.decode(Value.self))
  }
}

extension Field: Encodable where Value: Encodable {
  /// Encodes the value, or null. The enclosing type decides whether to encode the key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(unwrapped)
  }
}
