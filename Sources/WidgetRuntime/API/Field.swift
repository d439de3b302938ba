/// A value that the JSON may leave out, have as null, or have: for updates of parts.
///
/// For example: of `var note: Field<String>`, `.missing` leaves a note as it is, and `.null` removes it.
public enum Field<Value> {
  /// The key is missing, and is not written.
  case missing
  /// The JSON has null.
  case null
  /// The JSON has a value.
  case value(Value)

  /// Whether the key is missing.
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// The value; nil where the key is missing, or the JSON has null.
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
  /// Encodes a value, or null: whether there is a key for it is up to what contains it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(unwrapped)
  }
}
