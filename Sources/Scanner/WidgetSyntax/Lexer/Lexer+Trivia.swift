import WidgetSource

/// White space and comments.
extension Lexer {
  /// Skips a byte order mark and a `#!` line, which are not part of the program.
  mutating func skipStartOfFile() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if bytes[offset] == "#", bytes[offset + 1] == "!" { offset = lineEnd(from: offset) }
    startOfFile = offset
  }

  /// Skips white space and comments up to the next token and records them in `trivia`.
  @inline(__always)
  mutating func skipTrivia() {
    trivia.start = offset
    trivia.attached = offset
    trivia.firstLineBreak = nil
    trivia.documentation = nil
    // Most tokens directly follow the previous token or a single space.
    if bytes[offset] == " " { offset += 1 }
    let byte = bytes[offset]
    if byte > 0x20, byte != "/", byte < 0x80 { return }
    skipLongTrivia()
  }

  private mutating func skipLongTrivia() {
    var isLineEmpty = false
    var firstComment: Int?
    // All comments between two tokens form one run, regardless of how they are split into lines.
    defer { if let firstComment { trivia.commentRun = firstComment..<offset } }
    while true {
      let byte = bytes[offset]
      if byte.isLineBreak {
        skipLineBreak(isLineEmpty: isLineEmpty)
        isLineEmpty = true
        skipSpaces()
      } else if byte == "/" {
        let start = offset
        guard skipComment() else { return }
        firstComment = firstComment ?? start
        isLineEmpty = false
      } else if byte > 0x20 && byte < 0x80 || !skipBlank(byte) {
        return
      }
    }
  }

  /// Skips spaces eight at a time. Lines often begin with many spaces.
  @inline(__always)
  private mutating func skipSpaces() {
    while true {
      let others = bytes.word(at: offset) ^ Word.repeating(0x20)
      if others != 0 {
        offset += Word.first(others)
        return
      }
      offset += 8
    }
  }

  /// Skips a space, a control character or a no-break space. Returns false if the byte is neither.
  private mutating func skipBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case " ", "\t", "\u{0B}", "\u{0C}": offset += 1
    case 0 where offset < bytes.count: offset += 1
    case 0xC2 where bytes[offset + 1] == 0xA0: offset += 2
    default: return false
    }
    return true
  }

  @inline(__always)
  private mutating func skipLineBreak(isLineEmpty: Bool) {
    let start = offset
    offset += bytes[start] == "\r" && bytes[start + 1] == "\n" ? 2 : 1
    if trivia.firstLineBreak == nil {
      trivia.firstLineBreak = start
      // A comment at the start of the file cannot belong to an earlier token.
      if trivia.start > startOfFile || isLineEmpty { trivia.attached = offset }
    } else if isLineEmpty {
      trivia.attached = offset
    }
  }

  /// Skips a comment, or returns false if the slash does not begin a comment.
  private mutating func skipComment() -> Bool {
    let start = offset
    switch bytes[start + 1] {
    case "/": skipLineComment()
    case "*": skipBlockComment()
    default: return false
    }
    let isDocumentation = Self.isDocumentation(bytes, start: start, end: offset)
    if isDocumentation {
      let range = SourceRange(start..<offset)
      if let group = trivia.documentation, Int(group.end) >= trivia.attached - 2 {
        trivia.documentation?.end = range.end
      } else {
        trivia.documentation = range
      }
    }
    return true
  }

  /// Skips a `//` comment up to the end of its line.
  mutating func skipLineComment() {
    let start = offset
    offset = lineEnd(from: start + 2)
    var name = start + 2
    while bytes[name] == "/" || bytes[name].isHorizontalSpace { name += 1 }
    // A comment that begins with `!` is not an annotation, but may have been intended as one.
    if bytes[name] == "!" {
      name += 1
      while bytes[name].isHorizontalSpace { name += 1 }
    }
    // A no-break space looks like a space, so it is skipped as well.
    while bytes[name] == 0xC2, bytes[name + 1] == 0xA0 { name += 2 }
    let isCandidate = bytes[name] == "s" || bytes[name] | 0x20 == "w"
    if isCandidate, CommentLog.canAnnotate(at: name, in: bytes) {
      comments.add(
        SourceRange(start..<offset), name: name, in: bytes, isLineComment: true,
        isCode: isCode(start..<name))
    }
  }

  /// Whether the text of a comment is code: a comment inside a comment (`// // widgetgen: skip`,
  /// `//// widgetgen: skip`), or an example in documentation.
  ///
  /// - Parameter prefix: the comment up to its first letter.
  private func isCode(_ prefix: Range<Int>) -> Bool {
    guard bytes[prefix.lowerBound + 2] == "/" else {
      return prefix.contains { $0 > prefix.lowerBound + 1 && bytes[$0] == "/" }
    }
    let text = prefix.lowerBound + 3
    return (text..<prefix.upperBound).contains { bytes[$0] == "/" }
      // In Markdown, four spaces in addition to the one after the slashes begin a code block.
      || prefix.upperBound - text > 4 || isFenced(prefix.lowerBound)
  }

  /// Whether a line of documentation is in a fenced code block. Only 500 lines are searched for fences.
  ///
  /// - Parameter start: the offset of the line's first slash.
  private func isFenced(_ start: Int) -> Bool {
    var isFenced = false
    var line = start
    for _ in 0..<500 {
      var text = line
      while bytes[text].isHorizontalSpace { text += 1 }
      guard bytes[text] == "/", bytes[text + 1] == "/", bytes[text + 2] == "/" else {
        return isFenced
      }
      text += 3
      while bytes[text].isHorizontalSpace { text += 1 }
      if bytes[text] == "`", bytes[text + 1] == "`", bytes[text + 2] == "`" { isFenced.toggle() }
      guard line > 0 else { return isFenced }
      line = lineStart(before: line)
    }
    return isFenced
  }

  /// Returns the start of the previous line, or 0 in the first line.
  private func lineStart(before offset: Int) -> Int {
    var end = offset
    while end > 0, !bytes[end - 1].isLineBreak { end -= 1 }
    var start = max(0, end - 1)
    if start > 0, bytes[start] == "\n", bytes[start - 1] == "\r" { start -= 1 }
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// Skips to the end of the `*/` that closes a `/*`. Block comments can be nested.
  mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    // The prefixes of annotations, `widgetgen:` and `sourcery:`, end with `n:` and `y:`.
    var mayAnnotate = false
    repeat {
      let block = bytes.block(at: offset)
      let hit = block.first(block.near("*") | block.near("/") | block.near(":"))
      offset += hit ?? Block.count
      if hit == nil { continue }
      let (byte, next) = (bytes[offset], bytes[offset + 1])
      if byte == "/" && next == "*" {
        depth += 1
        offset += 2
      } else if byte == "*" && next == "/" {
        depth -= 1
        offset += 2
      } else {
        if byte == ":" {
          mayAnnotate = mayAnnotate || bytes[offset - 1] == "n" || bytes[offset - 1] == "y"
        }
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
    if depth > 0 {
      if stringDepth > 0 { isOpenToEnd = true }
      diagnostics.add(
        Diagnostic(
          rule: .unterminatedComment, message: "'/*' is not closed; add '*/'",
          file: path, range: SourceRange(start..<start + 2)))
    }
    if mayAnnotate { noteLines(of: start..<offset) }
  }

  /// Returns the offset of the next line break, or of the end of the file.
  @inline(__always)
  func lineEnd(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let block = bytes.block(at: position)
      if let hit = block.first(block.near("\n") | block.near("\r")) { return position + hit }
      position += Block.count
    }
    return bytes.count
  }
}

extension Lexer {
  /// Whether a comment is documentation: `///` and `/**` are, but `////`, `/***` and `/**/` are
  /// not.
  @inline(__always)
  private static func isDocumentation(_ bytes: SourceBytes, start: Int, end: Int) -> Bool {
    let (second, third, fourth) = (bytes[start + 1], bytes[start + 2], bytes[start + 3])
    guard second == third, end - start > 2 else { return false }
    return fourth != second && !(second == "*" && fourth == "/")
  }

  /// Records the annotations in a block comment. They are at the start of a line, after an optional `*`. In examples,
  /// only Sourcery annotations are recorded.
  private mutating func noteLines(of comment: Range<Int>) {
    // Text after `*/` is not part of the comment.
    let contentEnd = comment.upperBound - 2
    var isFenced = false
    var line = comment.lowerBound
    while line < contentEnd {
      let end = min(lineEnd(from: line), contentEnd)
      var name = line
      while name < end,
        bytes[name] == "/" || bytes[name] == "*" || bytes[name].isHorizontalSpace
      {
        name += 1
      }
      if bytes[name] == "`", bytes[name + 1] == "`", bytes[name + 2] == "`" { isFenced.toggle() }
      if bytes[name] == "s" || bytes[name] == "w" {
        let isFirst = line == comment.lowerBound
        let isCode = isFenced || (line + (isFirst ? 2 : 0)..<name).contains { bytes[$0] == "/" }
        comments.add(
          SourceRange(line..<end), name: name, in: bytes, isLineComment: false, isCode: isCode)
      }
      line = end + 1
    }
  }

  /// Updates `trivia.commentRun` with the comment from `start` to `offset`. The comment extends the previous run if
  /// only white space separates them. Otherwise, it begins a new run.
  mutating func extendCommentRun(from start: Int) {
    var before = start
    while before > 0, bytes[before - 1].isHorizontalSpace || bytes[before - 1].isLineBreak {
      before -= 1
    }
    let joins = before == trivia.commentRun.upperBound && before > 0
    trivia.commentRun = (joins ? trivia.commentRun.lowerBound : start)..<offset
  }

  /// Searches backward from an offset, past white space and comments. Returns the last byte before
  /// them and its offset, or nil if there isn't one.
  func previousByte(before offset: Int) -> (byte: UInt8, offset: Int)? {
    var position = offset
    while position > 0 {
      if position == trivia.commentRun.upperBound, !trivia.commentRun.isEmpty {
        position = trivia.commentRun.lowerBound
        continue
      }
      let byte = bytes[position - 1]
      guard byte.isHorizontalSpace || byte.isLineBreak else { return (byte, position - 1) }
      position -= 1
    }
    return nil
  }
}

extension Rule {
  static let unterminatedComment = Rule("unterminated-comment", .error)
}
