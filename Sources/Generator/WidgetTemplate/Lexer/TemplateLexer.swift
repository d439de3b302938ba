import WidgetSource

/// Splits a template into text and tags.
///
/// As in Stencil, a closing delimiter ends a tag even in quotes. An unclosed delimiter is an error;
/// Stencil silently drops the rest of the template.
struct TemplateLexer {
  private let source: SourceFile
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [TemplateToken] = []

  /// Returns all tokens of a template. A byte order mark is skipped. Throws if a delimiter is not closed, if a byte is
  /// not valid UTF-8, or if the template contains a merge conflict.
  static func tokens(of source: SourceFile) throws(TemplateFailure) -> [TemplateToken] {
    if let offset = source.firstForeignByte(allowsNUL: true) {
      throw TemplateFailure(
        "not a template: this byte is not valid UTF-8", at: SourceRange(offset..<offset + 1),
        in: source)
    }
    var lexer = TemplateLexer(source)
    while let start = lexer.nextStart() {
      try lexer.addText(upTo: start)
      try lexer.addTag(at: start)
    }
    try lexer.addText(upTo: lexer.bytes.count)
    return lexer.tokens
  }

  private init(_ source: SourceFile) {
    self.source = source
    bytes = source.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the offset of the next `{{`, `{%` or `{#`, or nil.
  private func nextStart() -> Int? {
    var index = position
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "{"), Self.closing(bytes[index + 1]) != nil { return index }
      index += 1
    }
    return nil
  }

  private mutating func addText(upTo end: Int) throws(TemplateFailure) {
    guard position < end else { return }
    try checkConflict(in: position..<end)
    tokens.append(TemplateToken(kind: .text, range: SourceRange(position..<end), words: []))
    position = end
  }

  /// Throws if a text contains a complete merge conflict. A single marker may be intended output.
  private func checkConflict(in text: Range<Int>) throws(TemplateFailure) {
    for start in text where bytes[start] == UInt8(ascii: "<") {
      if let conflict = MergeConflict(at: start, in: bytes), conflict.isComplete {
        throw TemplateFailure(
          diagnostics: [conflict.diagnostic(in: source)], files: [source.path: source])
      }
    }
  }

  private mutating func addTag(at start: Int) throws(TemplateFailure) {
    guard let closing = Self.closing(bytes[start + 1]), let end = end(of: closing, from: start)
    else {
      let opening = String(decoding: bytes[start..<(start + 2)], as: UTF8.self)
      throw TemplateFailure(
        TemplateDiagnostics.unclosedDelimiter(opening), at: SourceRange(start..<(start + 2)),
        in: source)
    }
    position = end
    let range = SourceRange(start..<end)
    switch bytes[start + 1] {
    case UInt8(ascii: "#"):
      tokens.append(TemplateToken(kind: .comment, range: range, words: []))
    case UInt8(ascii: "{"):
      let words = words(from: start + 2, to: end - 2)
      tokens.append(TemplateToken(kind: .variable, range: range, words: words))
    default:
      let (before, after) = (sign(at: start + 2), sign(at: end - 3))
      let words = words(
        from: start + (before == .unsigned ? 2 : 3), to: end - (after == .unsigned ? 2 : 3))
      tokens.append(
        TemplateToken(kind: .tag, range: range, words: words, before: before, after: after))
    }
  }

  /// Returns the offset after the closing delimiter, or nil. The search starts at the second byte of the opening
  /// delimiter, so `{%}` is a complete tag.
  private func end(of closing: UInt8, from start: Int) -> Int? {
    var index = start + 1
    while index + 1 < bytes.count {
      if bytes[index] == closing, bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
      index += 1
    }
    return nil
  }

  private func words(from start: Int, to end: Int) -> [PlacedText] {
    guard start < end else { return [] }
    return PlacedText(start..<end, of: bytes).joinedLines().words()
  }

  private func sign(at index: Int) -> TemplateToken.Sign {
    switch bytes[index] {
    case UInt8(ascii: "-"): .trim
    case UInt8(ascii: "+"): .keep
    default: .unsigned
    }
  }

  private static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "%"), UInt8(ascii: "#"): opening
    default: nil
    }
  }
}
