/// A number, a truth value or a text, in whichever of these forms the JSON has it: `12` and `"12"`,
/// `true`, `"true"` and `1`.
///
/// It is written in its own form.
public struct Lenient<Value: Codable & LosslessStringConvertible>: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a value.
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

  /// Writes a value.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private static func value(_ text: String) -> Value? {
    if let value = Value(text) { return value }
    return ["0": false, "1": true][text] as? Value
  }

  /// The text of a number, a truth value or a text without white space around it.
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
