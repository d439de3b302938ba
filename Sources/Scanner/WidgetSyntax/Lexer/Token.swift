package import WidgetSource

/// The kind and the range of a word or sign in a Swift file.
///
/// The parser reads tokens one at a time and never stores them in an array. Their text stays in the file.
package struct Token: Sendable {
  package var kind: TokenKind
  /// The keyword that the token spells, or nil if it spells none or is in backticks.
  var keyword: Keyword?
  /// Whether a line break separates the token from the previous one.
  package var isAtLineStart: Bool
  package var start: UInt32
  package var end: UInt32

  package var range: SourceRange { SourceRange(start: start, end: end) }
}

/// The kind of a token.
///
/// For example: `let a = b? + 1` is `.identifier .identifier .equal .identifier .operatorSign
/// .operatorSign .number`.
package enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name or a keyword, including `$0` and names in backticks.
  case identifier
  case number
  /// A whole string literal, including its interpolations.
  case string
  /// A whole regex literal.
  case regex
  case leftParen, rightParen
  case leftSquare, rightSquare
  case leftBrace, rightBrace
  case comma, colon, semicolon, at, backslash
  /// `.`, or the `::` of a module selector, which can occur wherever a dot can.
  case period
  case equal
  case arrow
  /// A run of operator characters, including `?`, `!`, `&`, `<` and `>`. The parser splits it if necessary.
  case operatorSign
  case poundIf, poundElseif, poundElse, poundEndif
  /// A macro, or a directive other than `#if`, `#elseif`, `#else` and `#endif`: `#` and the name.
  case pound
  /// A byte that cannot start a token.
  case unknown
}
