import WidgetSource

/// Attaches the comments that the lexer logged to their declarations.
extension Parser {
  /// The annotations of a declaration whose keyword is the next token: those of the blocks around
  /// it, then those on the lines above and between its attributes.
  mutating func takeAnnotations(of prefix: DeclarationPrefix) -> Sublist<Annotation> {
    if lexer.comments.annotations.isEmpty, lexer.comments.blocks.isEmpty { return Sublist() }
    let annotations = blockAnnotations(at: prefix.start)
    let attached = UInt32(prefix.attached)
    var own: [Annotation] = []
    for comment in lexer.comments.take(min(attached, token.start)..<token.start) {
      own += parseAnnotations(comment)
    }
    lexer.comments.drop(before: token.start)
    return adding(own, to: annotations)
  }

  /// The annotations of the blocks around an offset, of one spelling or of both.
  mutating func blockAnnotations(
    at offset: UInt32, from origin: Annotation.Origin? = nil
  ) -> Sublist<Annotation> {
    var annotations = Sublist<Annotation>()
    for block in lexer.comments.blocks
    where block.comment.start < offset && offset < block.end
      && (origin ?? block.comment.origin) == block.comment.origin
    {
      annotations = adding(parseAnnotations(block.comment, isBlock: true), to: annotations)
    }
    return annotations
  }

  /// The annotations that begin in a range, of one spelling or of both.
  mutating func takeAnnotations(
    _ range: Range<UInt32>, from origin: Annotation.Origin?
  ) -> [Annotation] {
    lexer.comments.take(range, from: origin).flatMap { parseAnnotations($0) }
  }

  /// The annotations of a declaration, and more of it. What our own say takes the place of what a
  /// block around them says.
  mutating func adding(
    _ annotations: [Annotation], to sublist: Sublist<Annotation>
  ) -> Sublist<Annotation> {
    if annotations.isEmpty { return sublist }
    let keys = annotations.filter { $0.origin == .widgetgen }.map(\.key)
    let kept = file.lists.annotations[sublist.bounds].filter {
      !($0.isOfBlock && $0.origin == .widgetgen && keys.contains($0.key))
    }
    let first = file.lists.annotations.count
    file.lists.annotations += kept + annotations
    return file.lists.annotations.sublist(from: first)
  }

  /// Those at the end of the line of `end`.
  mutating func takeTrailingAnnotations(from end: UInt32) -> [Annotation] {
    if lexer.comments.annotations.isEmpty { return [] }
    let lineEnd = UInt32(lexer.lineEnd(from: Int(end)))
    var annotations: [Annotation] = []
    for comment in lexer.comments.take(end..<max(end, lineEnd)) {
      annotations += parseAnnotations(comment)
    }
    return annotations
  }

  /// Forgets the comments that are attached to nothing: those before the lines that touch the next
  /// token.
  mutating func dropAnnotations() {
    if lexer.comments.annotations.isEmpty { return }
    lexer.comments.drop(before: UInt32(lexer.trivia.attached))
  }

  /// Tells of our own blocks of annotations that go on to the end of the file.
  mutating func checkUnclosed() {
    for comment in lexer.comments.unclosed where comment.origin == .widgetgen {
      let range = SourceRange(start: comment.start, end: comment.text.end)
      report(SyntaxDiagnostics.unclosedAnnotations(in: source.path, at: range))
    }
  }

  /// Tells of our own annotations that no declaration has: an empty line is enough to part them.
  mutating func checkDangling() {
    lexer.comments.drop(before: .max)
    for comment in lexer.comments.dangling where comment.origin == .widgetgen {
      let range = SourceRange(start: comment.start, end: comment.text.end)
      report(SyntaxDiagnostics.danglingAnnotation(in: source.path, at: range))
    }
  }

  private mutating func parseAnnotations(
    _ comment: CommentLog.AnnotationComment, isBlock: Bool = false
  ) -> [Annotation] {
    var parser = AnnotationParser(lexer.bytes, comment, isBlock: isBlock)
    let annotations = parser.parse()
    for range in parser.unexpected {
      report(
        SyntaxDiagnostics.unexpectedAnnotationText(
          source.text(range), in: source.path, at: range))
    }
    return annotations
  }
}
