import WidgetSource

/// A Swift expression that replaces a value, in a form in which equal literals are equal.
///
/// For example: `1` and `1.0`, `16` and `0x10`, `.plain` and `Style.plain`, `[]` and `[Int]()`.
struct SwiftValue: Equatable {
  private let form: String

  init(_ text: String) {
    form = Self.number(text) ?? Self.string(text) ?? Self.collection(text) ?? text
  }

  /// Returns the value of a number as text, or nil for other expressions.
  private static func number(_ text: String) -> String? {
    let digits = text.filter { $0 != "_" && $0 != " " }
    let isNegative = digits.hasPrefix("-")
    let value = isNegative ? digits.dropFirst() : digits[...]
    guard value.first?.isNumber == true else { return nil }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where value.hasPrefix(prefix) {
      guard let number = Int(value.dropFirst(2), radix: radix) else { return nil }
      return String(Double(isNegative ? -number : number))
    }
    // A greater integer is not exact as a `Double`.
    if let number = Int(value), number > 1 << 53 { return digits }
    return Double(digits).map { String($0) }
  }

  /// Returns a string without escapes as a plain literal, or nil for other expressions.
  private static func string(_ text: String) -> String? {
    guard text.hasSuffix("#"), text.hasPrefix("#\"") else { return nil }
    let inner = text.dropFirst(2).dropLast(2)
    return text.hasSuffix("\"#") && !inner.contains("\\") && !inner.contains("\"")
      ? "\"\(inner)\"" : nil
  }

  /// Returns the literal of an empty collection, or nil for other expressions.
  private static func collection(_ text: String) -> String? {
    guard text.hasPrefix("["), text.hasSuffix("]()") else { return nil }
    return text.contains(":") ? "[:]" : "[]"
  }

  /// Whether two expressions are equal. A type in front of a case or a static property has no effect, because the types
  /// of the values are compared separately.
  static func == (first: SwiftValue, second: SwiftValue) -> Bool {
    first.form == second.form || first.isMember(second) || second.isMember(first)
  }

  /// Whether the expression is a member without its type, and the other one is the same member with its type.
  private func isMember(_ other: SwiftValue) -> Bool {
    form.hasPrefix(".") && other.form.first?.isUppercase == true && other.form.hasSuffix(form)
  }
}
