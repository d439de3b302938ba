/// A coder of numbers, Booleans and strings that decodes any of these forms: `12` and `"12"`, or `true`, `"true"`
/// and `1`.
///
/// A value is encoded in the form of its type.
public struct Lenient<Value: Codable & LosslessStringConvertible>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a value. A value in another form is converted and reported.
  public func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    do {
      return try container.decode(Value.self)
    } catch {
      guard let text = Self.text(container), let value = Self.value(text) else { throw error }
      decoder.report(
        DroppedElement(codingPath: decoder.codingPath, error: error, kind: .converted))
      return value
    }
  }

  /// Encodes a value.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private static func value(_ text: String) -> Value? {
    if let value = Value(text) { return value }
    return ["0": false, "1": true][text] as? Value
  }

  /// Returns the text of a number or a Boolean, or a string without surrounding white space. Returns nil for a string
  /// that is empty or only white space, and for any other value.
  private static func text(_ container: any SingleValueDecodingContainer) -> String? {
    if let text = try? container.decode(String.self) {
      let start = text.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
    }
    if let value = try? container.decode(Bool.self) { return "\(value)" }
    if let value = try? container.decode(Int64.self) { return "\(value)" }
    if let value = try? container.decode(UInt64.self) { return "\(value)" }
    return (try? container.decode(Double.self)).map { "\($0)" }
  }
}
