import WidgetSource

/// The comments and line breaks between two tokens, as far as they are needed.
struct Trivia {
  /// The end of the token before.
  var start = 0
  /// The first line break, if there is one.
  var firstLineBreak: Int?
  /// Where the lines begin that touch the next token: after the last empty line, or after the
  /// first line break. A comment before that belongs to something else.
  var attached = 0
  /// The last group of `///` or `/** */` comments.
  var documentation: SourceRange?
  /// The last unbroken run of comments and white space with a comment in it: what `previousByte`
  /// jumps over.
  var commentRun = 0..<0

  var hasLineBreak: Bool { firstLineBreak != nil }
}
