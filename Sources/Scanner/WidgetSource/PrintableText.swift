extension StringProtocol {
  /// The text on one line, without characters that control a terminal or a CI service: `\u{1B}` instead of an escape.
  ///
  /// Escapes control characters, line and paragraph separators, and the characters that embed, override or isolate a
  /// writing direction. Also escapes the start of the commands of GitHub and Azure Pipelines that can be anywhere in a
  /// line.
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
    return text.replacing("##[", by: "#\\u{23}[").replacing("##vso[", by: "#\\u{23}vso[")
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
