import WidgetSource

/// One word or sign of a Swift file: what it is and where.
///
/// Tokens are pulled one at a time and never stored in an array; the text stays in the file.
struct Token {
  var kind: TokenKind
  /// The word's meaning, if it has one and is not in backticks.
  var keyword: Keyword?
  /// Whether a line break is between this token and the one before.
  var isAtLineStart: Bool
  var start: UInt32
  var end: UInt32

  var range: SourceRange { SourceRange(start: start, end: end) }
}

/// What a token is.
///
/// For example: `let a = b? + 1` is `.identifier .identifier .equal .identifier
/// .operatorSign .operatorSign .number`.
enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name or a keyword, `$0` and names in backticks included.
  case identifier
  case number
  /// A whole string literal, interpolations included.
  case string
  /// A whole regex literal.
  case regex
  case leftParen, rightParen
  case leftSquare, rightSquare
  case leftBrace, rightBrace
  case comma, colon, semicolon, at, backslash
  /// `.`, and the `::` of a module selector, which occurs where a dot can.
  case period
  case equal
  case arrow
  /// A run of operator characters, `?`, `!`, `&`, `<` and `>` included: the parser splits them.
  case operatorSign
  case poundIf, poundElseif, poundElse, poundEndif
  /// `#` with its name: a macro.
  case pound
  /// A byte that starts nothing.
  case unknown
}
