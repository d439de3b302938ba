import WidgetSource

/// A namespace for reading string literals without interpolations.
///
/// For example: the value of `"\u{e9}"` is `é`, and the value of `#"a"b"#` is `a"b`.
package enum StringLiteral {
  /// Returns the value of a literal, or nil if the text is not a string literal or contains an
  /// interpolation.
  package static func value(of literal: String) -> String? {
    let text = literal.trimmed
    guard isOne(text) else { return nil }
    let hashes = String(text.prefix { $0 == "#" })
    let body = text.dropFirst(hashes.count)
    // `#"""#` contains a quote: a literal on one line has one quote at each end.
    let hasLines = body.hasPrefix("\"\"\"") && body.contains(where: \.isNewline)
    let quotes = hasLines ? "\"\"\"" : "\""
    let end = quotes + hashes
    guard body.hasPrefix(quotes), body.hasSuffix(end) else { return nil }
    let content = String(body.dropFirst(quotes.count).dropLast(end.count))
    if quotes.count == 1 { return unescaped(content, escape: "\\" + hashes) }
    return lines(of: content).flatMap { unescaped($0, escape: "\\" + hashes) }
  }

  /// Whether a text consists of exactly one string literal, unlike `"a" + "b"`.
  static func isOne(_ text: String) -> Bool {
    SourceBytes.withBytes(Array(text.utf8)) { bytes in
      var lexer = Lexer(bytes, path: "")
      return lexer.next().kind == .string && lexer.next().kind == .endOfFile
        && lexer.diagnostics.isEmpty
    }
  }

  /// Returns the content of a multiline literal without the indentation of the closing delimiter, or nil if text
  /// follows the opening delimiter on its line.
  private static func lines(of content: String) -> String? {
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1, lines.removeFirst().allSatisfy(\.isWhitespace) else { return nil }
    let depth = lines.removeLast().count
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }

  private static func unescaped(_ content: String, escape: String) -> String? {
    var text = ""
    var rest = content[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(escape) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let character = escaped(&rest) else { return nil }
      text += character
    }
    return text
  }

  /// Removes an escape sequence from the start of a text without its backslash, and returns the text that it represents
  /// (Swift book, String Literals). Returns nil for an interpolation or an invalid sequence.
  static func escaped(_ rest: inout Substring) -> String? {
    switch rest.popFirst() {
    case "0": return "\0"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    // An escaped line break continues the line.
    case "\n": return ""
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return String(Character(scalar))
    default: return nil
    }
  }
}
