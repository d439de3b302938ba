import WidgetSource

/// How names and texts are spelled in Swift.
extension String {
  /// An identifier without its backticks.
  package var bareName: String {
    guard hasPrefix("`"), hasSuffix("`"), utf8.count > 2 else { return self }
    return String(dropFirst().dropLast())
  }

  /// The name as that of a declaration: in backticks where Swift needs them.
  package var identifier: String {
    isReservedWord || !isPlain ? "`\(self)`" : self
  }

  /// Whether the name means something else where it begins an expression, or is one by itself, even if
  /// it may be declared without backticks: `await`, `Self`.
  package var isKeywordInExpressions: Bool { Self.keywordsInExpressions.contains(bareName) }

  private static let keywordsInExpressions: Set<String> = [
    "Any", "Protocol", "Self", "Type", "await", "consume", "copy", "discard", "each", "self",
    "unsafe",
    "yield",
  ]

  /// Whether a name consists of what may be in it without backticks.
  package var isPlain: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
  }

  /// The name with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A string literal of the text.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
