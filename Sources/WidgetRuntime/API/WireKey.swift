/// A key of a JSON object, by its name.
///
/// All types of a family read from one container keyed by `WireKey`: the container that gave the
/// name of the type also gives its properties, so that a decoder looks at each object once.
///
/// For example: `try fields.decode(String.self, forKey: "text")`.
public struct WireKey: CodingKey, Hashable, ExpressibleByStringLiteral {
  /// The name as the JSON has it.
  public let stringValue: String
  /// Always nil: objects of JSON have no numbered keys.
  public var intValue: Int? { nil }

  /// The key of a name.
  public init(_ name: String) { stringValue = name }

  /// The key that a literal names.
  public init(stringLiteral name: String) { stringValue = name }

  /// The key of a name; never nil.
  public init?(stringValue: String) { self.stringValue = stringValue }

  /// Always nil.
  public init?(intValue: Int) { nil }
}
