/// A namespace for reading Swift's number literals (Swift book, Numeric Literals).
package enum NumberLiteral {
  /// Returns the sign and the magnitude of an integer literal, such as `-1_000` or `0x1F`. Returns nil for other texts,
  /// and for magnitudes of more than 64 bits.
  package static func integer(_ literal: String) -> (isNegative: Bool, magnitude: UInt64)? {
    let isNegative = literal.hasPrefix("-")
    let digits = (isNegative ? literal.dropFirst() : literal[...]).lowercased()
      .filter { $0 != "_" }
    let radix = ["0x": 16, "0b": 2, "0o": 8][digits.prefix(2)]
    guard digits.first?.isNumber == true,
      let magnitude = UInt64(radix == nil ? digits[...] : digits.dropFirst(2), radix: radix ?? 10)
    else { return nil }
    return (isNegative, magnitude)
  }

  /// Returns a number literal as JSON spells it: `1000` for `1_000`, `16` for `0x10`. Returns other texts without their
  /// underscores.
  package static func json(_ literal: String) -> String {
    if let (isNegative, magnitude) = integer(literal) {
      return isNegative && magnitude > 0 ? "-\(magnitude)" : "\(magnitude)"
    }
    let digits = literal.filter { $0 != "_" }
    guard digits.contains("x"), let value = Double(digits) else { return digits }
    return "\(value)"
  }

  /// Returns the sum of an integer and a count, as text, or nil if the sum has more than 64 bits or the text is not an
  /// integer.
  package static func sum(of integer: String, and count: Int) -> String? {
    if let value = Int64(integer) {
      let (sum, overflow) = value.addingReportingOverflow(Int64(count))
      if !overflow { return "\(sum)" }
    }
    guard let value = UInt64(integer) else { return nil }
    let (sum, overflow) = value.addingReportingOverflow(UInt64(count))
    return overflow ? nil : "\(sum)"
  }
}
