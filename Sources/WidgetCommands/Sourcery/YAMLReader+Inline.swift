import WidgetDriver
import WidgetSource

/// Values within one line.
extension YAMLReader {
  static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  static func opensBracket(_ text: Substring) -> Bool { text.first.map("[{".contains) ?? false }

  /// `key: value` or `key:`; the key may be quoted.
  static func pair(_ text: Substring) -> (key: String, value: Substring)? {
    guard let first = text.first, !opensBracket(text) else { return nil }
    let isQuoted = "\"'".contains(first)
    let keyEnd =
      isQuoted
      ? text.dropFirst().firstIndex(of: first).map(text.index(after:)) : text.firstIndex(of: ":")
    guard let keyEnd, text[keyEnd...].first == ":" else { return nil }
    let rest = text[keyEnd...].dropFirst()
    guard isQuoted || rest.isEmpty || rest.first == " " else { return nil }
    return (unquoted(text[..<keyEnd].trimmed[...]), rest.trimmed[...])
  }

  /// A single text, `[a, b]` or `{a: b}`.
  mutating func inline(_ text: Substring, depth: Int = 0) -> YAMLValue {
    guard depth < Self.deepestNesting else { return .text("") }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(Self.parts(of: text).map { inline($0, depth: depth + 1) })
    }
    guard text.hasPrefix("{"), text.hasSuffix("}") else {
      if let kind = Self.problem(in: text) { report(kind) }
      let isQuoted = text.first.map("\"'".contains) ?? false
      return isQuoted ? .text(Self.unquoted(text)) : YAMLScalar.value(text)
    }
    return .map(
      Self.parts(of: text).map { part in
        let pair = Self.pair(part)
        return .init(
          key: pair?.key ?? Self.unquoted(part),
          value: inline(pair?.value ?? "", depth: depth + 1))
      })
  }

  /// What is not read of a text.
  static func problem(in text: Substring) -> YAMLProblem.Kind? {
    guard let first = text.first else { return nil }
    if "&*!".contains(first) { return .anchor }
    guard "\"'".contains(first) else { return nil }
    var quotes = YAMLQuotes()
    for character in text { _ = quotes.isOutside(character) }
    return quotes.isOpen ? .quote : nil
  }

  /// What commas separate between brackets, those inside of brackets and quotes left alone.
  private static func parts(of text: Substring) -> [Substring] {
    var nesting = YAMLNesting()
    let parts = text.dropFirst().dropLast().split { character in
      nesting.read(character) && !nesting.isOpen && character == ","
    }
    return parts.map { $0.trimmed[...] }.filter { !$0.isEmpty }
  }

  static func withoutComment(_ line: Substring) -> Substring {
    var quotes = YAMLQuotes()
    var previous: Character = " "
    for index in line.indices {
      if quotes.isOutside(line[index]), line[index] == "#", previous.isWhitespace {
        return line[..<index]
      }
      previous = line[index]
    }
    return line
  }

  static func indentation(of line: Substring) -> Int { line.prefix { $0.isWhitespace }.count }
}
