/// Number literals of Swift (Swift book, Numeric Literals).
package enum NumberLiteral {
  /// Returns the value of an integer literal, such as `-1_000` or `0x1F`, or nil if the text is not such a literal or the
  /// type cannot represent the value.
  package static func integer<Value: FixedWidthInteger>(
    _ literal: String, as type: Value.Type = Int.self
  ) -> Value? {
    let sign = literal.hasPrefix("-") ? "-" : ""
    let digits = literal.dropFirst(sign.count).filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    return Value(sign + (radix == nil ? digits[...] : digits.dropFirst(2)), radix: radix ?? 10)
  }

  /// Returns a number literal as JSON spells it: `1000` for `1_000`, `16` for `0x10`. Returns other texts without their
  /// underscores.
  package static func json(_ literal: String) -> String {
    if let value = integer(literal) { return String(value) }
    if let value = integer(literal, as: UInt64.self) { return String(value) }
    let digits = literal.filter { $0 != "_" }
    guard digits.contains("x"), let value = Double(digits) else { return digits }
    return "\(value)"
  }
}
