/// A key of a JSON object.
///
/// Generated code uses this type of key, unless a user-defined function takes a container that is keyed by
/// `CodingKeys`. The name and the properties of most structs in a family are therefore decoded from the same container,
/// which is opened only once.
///
/// For example: `try fields.decode(String.self, forKey: "text")`.
public struct WireKey: CodingKey, Hashable, ExpressibleByStringLiteral {
  /// The key in the JSON.
  public let stringValue: String
  /// Always nil: JSON objects have no integer keys.
  public var intValue: Int? { nil }

  /// Creates a key.
  public init(_ name: String) { stringValue = name }

  /// Creates a key from a literal.
  public init(stringLiteral name: String) { stringValue = name }

  /// Creates a key. The result is never nil.
  public init?(stringValue: String) { self.stringValue = stringValue }

  /// Returns nil, because JSON objects have no integer keys.
  public init?(intValue: Int) { nil }
}
