#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The coder `Lenient` for `Decimal`, which is not `LosslessStringConvertible`: decodes `12.50` and `"12.50"`.
///
/// `// widgetgen: coder = Lenient()` on a property of the type `Decimal` uses this coder.
public struct LenientDecimal: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a number. A number in a string is converted and reported.
  public func decode(from decoder: any Decoder) throws -> Decimal {
    try decoder.leniently { text in
      // `Decimal(string:)` ignores what follows a number.
      text.isDecimal ? Decimal(string: text).flatMap { $0.isNaN ? nil : $0 } : nil
    }
  }

  /// Encodes a number.
  public func encode(_ value: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// The coder `Lenient` for `CGFloat`, which is not `LosslessStringConvertible`: decodes `1.5` and `"1.5"`.
///
/// `// widgetgen: coder = Lenient()` on a property of the type `CGFloat` uses this coder.
public struct LenientFloat<Value: BinaryFloatingPoint & Codable>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a number. A number in a string is converted and reported.
  public func decode(from decoder: any Decoder) throws -> Value {
    try decoder.leniently { Double($0).map { Value($0) } }
  }

  /// Encodes a number.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Decoder {
  /// Decodes a value, or converts a string without surrounding white space to a value and reports this.
  fileprivate func leniently<Value: Decodable>(_ value: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    do {
      return try container.decode(Value.self)
    } catch {
      guard let text = try? container.decode(String.self) else { throw error }
      let start = text.drop(while: \.isWhitespace)
      let end = start.lastIndex { !$0.isWhitespace }
      guard let end, let value = value(String(start[...end])) else { throw error }
      report(DroppedElement(codingPath: codingPath, error: error, kind: .converted))
      return value
    }
  }
}

extension String {
  /// Whether the text is a decimal number: digits, with an optional sign, fraction and exponent.
  fileprivate var isDecimal: Bool {
    var rest = Substring(self).utf8
    func skipSign() {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func skipDigits() -> Bool {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return !digits.isEmpty
    }
    skipSign()
    guard skipDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits() else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign()
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}
