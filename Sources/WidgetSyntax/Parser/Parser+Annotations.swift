import WidgetSource

/// Gives the comments that the lexer logged to the declarations they stand on.
extension Parser {
  /// The annotations of a declaration whose keyword is the next token: those of the blocks around
  /// it, then those on the lines above and between its attributes.
  mutating func takeAnnotations(of prefix: DeclarationPrefix) -> [Annotation] {
    if lexer.comments.annotations.isEmpty, lexer.comments.blocks.isEmpty { return [] }
    var annotations: [Annotation] = []
    for block in lexer.comments.blocks
    where block.comment.start < prefix.start && prefix.start < block.end {
      annotations += parseAnnotations(block.comment)
    }
    for comment in lexer.comments.annotations
    where Int(comment.start) >= prefix.attached && comment.start < token.start {
      annotations += parseAnnotations(comment)
    }
    lexer.comments.annotations.removeAll { $0.start < token.start }
    return annotations
  }

  /// Those at the end of the line on which `end` stands.
  mutating func takeTrailingAnnotations(from end: UInt32) -> [Annotation] {
    if lexer.comments.annotations.isEmpty { return [] }
    var annotations: [Annotation] = []
    let lineEnd = UInt32(lexer.lineEnd(from: Int(end)))
    for comment in lexer.comments.annotations where comment.start >= end && comment.start < lineEnd
    {
      annotations += parseAnnotations(comment)
    }
    lexer.comments.annotations.removeAll { $0.start >= end && $0.start < lineEnd }
    return annotations
  }

  /// Forgets the comments that stand on nothing: those before the lines that touch the next token.
  mutating func dropAnnotations() {
    if lexer.comments.annotations.isEmpty { return }
    let attached = lexer.trivia.attached
    lexer.comments.annotations.removeAll { Int($0.start) < attached }
  }

  private func parseAnnotations(_ comment: CommentLog.AnnotationComment) -> [Annotation] {
    var parser = AnnotationParser(lexer.bytes, comment)
    return parser.parse()
  }
}
