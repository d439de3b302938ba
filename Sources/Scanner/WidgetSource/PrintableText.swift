extension StringProtocol {
  /// The text on one line, without characters that control a terminal or a CI service: `\u{1B}` instead of an escape.
  ///
  /// Escapes control characters, line and paragraph separators, and the characters that embed, override or isolate a
  /// writing direction. Also escapes the start of commands that can be anywhere in a line.
  package var printable: String { printable(keepingTabs: false) }

  /// Returns the printable text, with or without its tabs.
  package func printable(keepingTabs: Bool) -> String {
    guard unicodeScalars.contains(where: \.isEscapedInPrint) || holds("##") else {
      return String(self)
    }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isEscapedInPrint, !keepingTabs || scalar != "\t" {
        text += scalar.escapeSequence
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.escapingCommands(with: "\\u{23}")
  }

  /// Returns the text with an escape sequence instead of the second `#` of `##[`, `##vso[` and `##teamcity[`, which start
  /// commands of GitHub, Azure Pipelines and TeamCity, also within a line.
  package func escapingCommands(with escape: String) -> String {
    guard holds("##") else { return String(self) }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let sign = rest.popFirst() {
      text.append(sign)
      guard sign == "#", rest.first == "#",
        rest.dropFirst().first(where: { !$0.isASCIILetter }) == "["
      else { continue }
      rest.removeFirst()
      text.append(contentsOf: escape.unicodeScalars)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the character could change more than its own place in a line.
  package var isEscapedInPrint: Bool {
    switch self {
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// The escape sequence in a string literal of Swift: `\n` or `\u{1B}`.
  package var escapeSequence: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
