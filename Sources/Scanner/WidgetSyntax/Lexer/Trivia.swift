import WidgetSource

/// The relevant comments and line breaks between two tokens.
struct Trivia {
  /// The end of the previous token.
  var start = 0
  /// The offset of the first line break, or nil if there is none.
  var firstLineBreak: Int?
  /// The start of the lines that belong to the next token: after the last empty line, or after the
  /// first line break. Comments before this offset do not belong to the token.
  var attached = 0
  /// The range of the last group of `///` or `/** */` comments.
  var documentation: SourceRange?
  /// The last run of comments, including the white space between them. `previousByte` skips it.
  var commentRun = 0..<0

  var hasLineBreak: Bool { firstLineBreak != nil }
}
