/// Types that can be told from an initial value without knowing anything else.
///
/// For example: `"a"` is a `String`, `WidgetProperties()` a `WidgetProperties`, `[1, 2]` an
/// `[Int]`. Everything else needs a type annotation.
package enum Literals {
  package static func type(of value: String) -> TypeName? {
    let text = value.trimmed
    guard let first = text.utf8.first else { return nil }
    if text == "true" || text == "false" { return TypeName(parsing: "Bool") }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return isOneString(text) ? TypeName(parsing: "String") : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return numberType(text)
    case UInt8(ascii: "["): return arrayType(text)
    default: return initializedType(text)
    }
  }

  /// A number literal with an optional sign (Swift book, Numeric Literals).
  private static func numberType(_ text: String) -> TypeName? {
    let digits = (text.hasPrefix("-") ? text.dropFirst() : text[...]).lowercased()
    guard let first = digits.utf8.first, isDigit(first) else { return nil }
    if ["0x", "0b", "0o"].contains(where: digits.hasPrefix) {
      let isInteger =
        digits.utf8.count > 2
        && digits.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" }
      return isInteger ? TypeName(parsing: "Int") : nil
    }
    if digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }) {
      return TypeName(parsing: "Int")
    }
    let plain = digits.filter { $0 != "_" }
    return Double(plain) == nil ? nil : TypeName(parsing: "Double")
  }

  /// A string literal and nothing behind it.
  private static func isOneString(_ text: String) -> Bool {
    let hashes = text.prefix { $0 == "#" }.count
    let body = text.dropFirst(hashes)
    let quotes = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: hashes)
    guard body.hasPrefix(quotes), text.hasSuffix(end) else { return false }
    let content = body.dropFirst(quotes.count).dropLast(end.count)
    if body.count == quotes.count + end.count - hashes + hashes, content.isEmpty { return true }
    // A quote inside must be escaped; a longer delimiter may hold shorter ones.
    var isEscaped = false
    for character in content {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", hashes == 0 {
        isEscaped = true
      } else if character == "\"", hashes == 0, quotes.count == 1 {
        return false
      }
    }
    return true
  }

  /// An array of literals of one type.
  private static func arrayType(_ text: String) -> TypeName? {
    guard text.hasSuffix("]") else { return nil }
    let body = text.dropFirst().dropLast()
    guard !body.contains(where: { "[](){}\"".contains($0) }) else { return nil }
    let elements = body.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    let types = elements.map { type(of: $0)?.text }
    guard let first = types.first, let element = first, types.allSatisfy({ $0 == element }) else {
      return nil
    }
    return TypeName(parsing: "[\(element)]")
  }

  /// `Type(…)` and `Type<…>(…)`, where every component starts with a capital letter.
  private static func initializedType(_ text: String) -> TypeName? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      isClosedAtEnd(text[open...])
    else { return nil }
    var name = String(text[..<open]).trimmed
    if name.hasSuffix(".init") { name.removeLast(5) }
    let type = TypeName(parsing: name)
    guard case .named(let components) = type.shape,
      components.allSatisfy({ $0.name.first?.isUppercase ?? false })
    else { return nil }
    return type
  }

  /// Whether the first bracket is closed by the last one.
  private static func isClosedAtEnd(_ text: Substring) -> Bool {
    var level = 0
    for (index, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "(") { level += 1 }
      if byte == UInt8(ascii: ")") { level -= 1 }
      if level == 0 { return index == text.utf8.count - 1 }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
