/// A coder of floating-point numbers that codes the values without a JSON number as `"NaN"`, `"Infinity"` and
/// `"-Infinity"`.
///
/// Protocol Buffers, Jackson and Pydantic use these strings. All other values are numbers.
public struct NonFinite<Value: BinaryFloatingPoint & Codable>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a number or one of the three strings.
  public func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    do {
      return try container.decode(Value.self)
    } catch {
      switch try? container.decode(String.self) {
      case "NaN": return .nan
      case "Infinity": return .infinity
      case "-Infinity": return -.infinity
      default: throw error
      }
    }
  }

  /// Encodes a finite value as a number, and any other value as a string.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
  }
}
