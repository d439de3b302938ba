/// Types that can be told from an initial value without knowing anything else.
///
/// For example: `"a"` is a `String`, `WidgetProperties()` a `WidgetProperties`, `[1, 2]` an
/// `[Int]`, `[String: Item]()` a `[String: Item]`. Everything else needs a type annotation.
package enum Literals {
  package static func type(of value: String) -> TypeName? { type(of: value, depth: 0) }

  /// Values in more brackets than this are not told: each pair is a look at the whole text.
  private static let deepestNesting = 8

  private static func type(of value: String, depth: Int) -> TypeName? {
    guard depth < deepestNesting else { return nil }
    let text = value.trimmed
    guard let first = text.utf8.first else { return nil }
    if text == "true" || text == "false" { return TypeName(parsing: "Bool") }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return isOneString(text) ? TypeName(parsing: "String") : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return numberType(text)
    case UInt8(ascii: "["): return collectionType(text, depth) ?? initializedType(text)
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

  /// An array or a dictionary of values of one type.
  private static func collectionType(_ text: String, _ depth: Int) -> TypeName? {
    guard text.hasSuffix("]") else { return nil }
    let elements = text.dropFirst().dropLast().parts(separatedBy: ",").filter { !$0.isEmpty }
    let pairs = elements.map { $0.parts(separatedBy: ":") }
    guard let count = pairs.first?.count, pairs.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let columns = (0..<count).map { column in commonType(pairs.map { $0[column] }, depth + 1) }
    switch (columns.first ?? nil, columns.dropFirst().first ?? nil, count) {
    case (let element?, nil, 1): return TypeName(parsing: "[\(element)]")
    case (let key?, let value?, 2): return TypeName(parsing: "[\(key): \(value)]")
    default: return nil
    }
  }

  private static func commonType(_ values: [String], _ depth: Int) -> String? {
    let types = Set(values.map { type(of: $0, depth: depth)?.text })
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// `Type(…)`, `Type<…>(…)` and `[Type](…)`, where every component of a name starts with a capital
  /// letter.
  private static func initializedType(_ text: String) -> TypeName? {
    guard let open = lastOpening(in: text) else { return nil }
    var name = String(text[..<open]).trimmed
    if name.hasSuffix(".init") { name.removeLast(5) }
    let type = TypeName(parsing: name)
    switch type.shape {
    case .named(let components):
      return components.allSatisfy { $0.name.first?.isUppercase ?? false } ? type : nil
    case .array, .dictionary: return type
    default: return nil
    }
  }

  /// The bracket that the last character closes.
  private static func lastOpening(in text: String) -> String.Index? {
    guard text.hasSuffix(")") else { return nil }
    var level = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { level += 1 }
      if text[index] == "(" { level -= 1 }
      if level == 0 { return index }
    }
    return nil
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
