/// A key of a JSON object.
///
/// All types of a family are decoded from one container keyed by `WireKey`. The type's name and the type's properties
/// are decoded from the same container, so a decoder opens each object only once.
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

  /// Always nil.
  public init?(intValue: Int) { nil }
}
