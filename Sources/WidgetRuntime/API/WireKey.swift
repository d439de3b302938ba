/// A key of a JSON object.
///
/// All types of a family use this type of key. A type's name and properties are therefore decoded from the same
/// container, and a decoder opens each object only once.
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
