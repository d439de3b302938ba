/// A color type with the components red, green, blue and opacity, each from 0 to 255.
public protocol HexColorConvertible {
  /// Creates a color from its components.
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// The components of the color.
  var hexComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { get }
}

/// A coder of colors as hexadecimal text: `#FF8800`, or `#FF880080` with an opacity.
///
/// It also decodes the short forms `#F80` and `#F808`, and text without the number sign.
public struct HexColor<Value: HexColorConvertible>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a color.
  public func decode(from decoder: any Decoder) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let parts = Self.components(text) else {
      throw decoder.corrupted("'\(text)' is not a color, such as '#FF8800'")
    }
    return Value(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Encodes a color. The opacity is omitted if the color is opaque.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let color = value.hexComponents
    let parts = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    let text = parts.map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }.joined()
    var container = encoder.singleValueContainer()
    try container.encode("#" + text)
  }

  /// Returns red, green, blue and opacity, or nil if the text is not a color.
  private static func components(_ text: String) -> [UInt8]? {
    let digits = (text.hasPrefix("#") ? text.dropFirst() : text[...]).compactMap {
      $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil
    }
    guard digits.count == text.count - (text.hasPrefix("#") ? 1 : 0) else { return nil }
    switch digits.count {
    case 3, 4: return digits.map { $0 * 17 } + (digits.count == 3 ? [255] : [])
    case 6, 8:
      let parts: [UInt8] = stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
        digits[index] * 16 + digits[index + 1]
      }
      return parts + (digits.count == 6 ? [255] : [])
    default: return nil
    }
  }
}
