import WidgetSource

// Swift's spelling of identifiers and string literals.
extension String {
  /// An identifier without its backticks.
  package var bareName: String {
    guard hasPrefix("`"), hasSuffix("`"), utf8.count > 2 else { return self }
    return String(dropFirst().dropLast())
  }

  /// The name as an identifier of a declaration, with backticks if Swift requires them.
  package var identifier: String {
    isReservedWord || !isPlain ? "`\(self)`" : self
  }

  /// Whether the name has a special meaning in an expression, such as `Self`, or at the start of an expression, such as
  /// `await`.
  package var isKeywordInExpressions: Bool { Self.keywordsInExpressions.contains(bareName) }

  private static let keywordsInExpressions: Set<String> = [
    "Any", "Protocol", "Self", "Type", "await", "consume", "copy", "discard", "each", "self",
    "unsafe", "yield",
  ]

  /// Whether the characters form an identifier without backticks. Reserved words are not excluded.
  package var isPlain: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
  }

  /// The name with an uppercase first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The Swift literal of this string.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.isEscapedInPrint: literal += scalar.escapeSequence
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
