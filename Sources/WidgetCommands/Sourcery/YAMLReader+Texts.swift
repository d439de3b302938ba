import WidgetDriver

/// How texts are written: plain, in quotes, or in lines of their own.
extension YAMLReader {
  /// A text without its quotes.
  static func unquoted(_ text: Substring) -> String {
    guard text.count > 1, let quote = text.first, quote == text.last else { return String(text) }
    let content = text.dropFirst().dropLast()
    switch quote {
    case "'": return withoutDoubledQuotes(content)
    case "\"": return unescaped(content)
    default: return String(text)
    }
  }

  /// The text with every second single quote left out.
  private static func withoutDoubledQuotes(_ text: Substring) -> String {
    var isSecond = true
    return text.filter { character in
      if character == "'" { isSecond.toggle() }
      return character != "'" || !isSecond
    }
  }

  /// The text with what backslashes stand for (YAML 1.2, section 5.7).
  private static func unescaped(_ text: Substring) -> String {
    let signs: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]
    let digits: [Character: Int] = ["x": 2, "u": 4, "U": 8]
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      if let count = digits[escape], let number = UInt32(rest.prefix(count), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        result.append(signs[escape] ?? escape)
      }
    }
    return result
  }

  /// Whether a text is in the lines below: `|` keeps their ends, `>` makes spaces of them; `-`
  /// after it drops the last line's end, `+` keeps all.
  static func isBlockText(_ text: Substring) -> Bool {
    text.first.map("|>".contains) == true && text.dropFirst().allSatisfy("+-123456789".contains)
  }

  /// The text of such lines, without the indentation of the first.
  static func blockText(_ lines: [Substring], header: Substring) -> String {
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let depth = lines.first { !isBlank($0) }.map(indentation) ?? 0
    let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let texts = lines[..<end].map { $0.dropFirst(min(depth, indentation(of: $0))) }
    let text = header.first == "|" ? texts.joined(separator: "\n") : folded(texts)
    if header.contains("-") { return text }
    if header.contains("+") { return text + String(repeating: "\n", count: lines.count - end + 1) }
    return text.isEmpty ? "" : text + "\n"
  }

  /// Lines as one, paragraphs apart.
  private static func folded(_ lines: [Substring]) -> String {
    var text = ""
    for line in lines {
      if line.isEmpty {
        text += "\n"
      } else {
        text += (text.isEmpty || text.last == "\n" ? "" : " ") + line
      }
    }
    return text
  }
}
