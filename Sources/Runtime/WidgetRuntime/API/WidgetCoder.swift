/// A custom coding for values of a type, which a property uses instead of the type's own coding.
///
/// An annotation of the property or of the enclosing type specifies the coder: `// widgetgen: coder = Cents()`. In an
/// optional, an array or a dictionary, the coder codes each value of its type.
///
/// ```swift
/// struct Cents: WidgetCoder {
///   func decode(from decoder: any Decoder) throws -> Decimal {
///     try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
///   }
///
///   func encode(_ value: Decimal, to encoder: any Encoder) throws {
///     var container = encoder.singleValueContainer()
///     try container.encode(value * 100)
///   }
/// }
/// ```
public protocol WidgetCoder<Value>: Sendable {
  /// The type of the coded values.
  associatedtype Value
  /// Creates a coder. A coder is created for each value, so it should have no stored properties.
  init()
  /// Decodes a value.
  func decode(from decoder: any Decoder) throws -> Value
  /// Encodes a value.
  func encode(_ value: Value, to encoder: any Encoder) throws
}
