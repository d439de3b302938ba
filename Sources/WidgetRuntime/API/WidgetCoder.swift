/// How values of a type are read from JSON and written to it, where that differs from the type's own
/// coding.
///
/// A property names its coder in an annotation, `// widgetgen: coder = Cents()`; where the property is
/// an optional, an array or a dictionary of values, the coder is used for each of them.
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
  /// What is coded.
  associatedtype Value
  /// Makes a coder. It is made for each value, so that it costs nothing to keep none.
  init()
  /// Reads a value.
  func decode(from decoder: any Decoder) throws -> Value
  /// Writes a value.
  func encode(_ value: Value, to encoder: any Encoder) throws
}
