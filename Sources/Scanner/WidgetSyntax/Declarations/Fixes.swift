package import WidgetSource

/// The edits that diagnostics offer as fixes.
extension ParsedFile {
  /// Returns the edit that replaces a range of this file.
  package func replacing(_ range: SourceRange, with text: String) -> [SourceEdit] {
    [SourceEdit(file: source.path, range: range, replacement: text)]
  }

  /// Returns the edit that replaces a word in a range of this file.
  ///
  /// - Returns: an empty array unless the range contains the word exactly once.
  package func replacing(
    _ word: String, in range: SourceRange, with text: String
  ) -> [SourceEdit] {
    let letters = Array(word.utf8)
    let bytes = source.bytes[range.bounds]
    guard !letters.isEmpty, bytes.count >= letters.count else { return [] }
    let places = (bytes.startIndex...(bytes.endIndex - letters.count)).filter { start in
      let end = start + letters.count
      return bytes[start..<end].elementsEqual(letters)
        && (start == bytes.startIndex || !bytes[start - 1].isPartOfName)
        && (end == bytes.endIndex || !bytes[end].isPartOfName)
    }
    guard let start = places.first, places.count == 1 else { return [] }
    return replacing(SourceRange(start..<start + letters.count), with: text)
  }

  /// Returns the edit that imports a module, after the last import outside of an `#if`, or after
  /// the comment at the start of the file.
  package func importing(_ module: String) -> [SourceEdit] {
    guard let last = imports.last(where: { $0.clause == nil }) else {
      return replacing(SourceRange(headerEnd..<headerEnd), with: "import \(module)\n\n")
    }
    return replacing(
      SourceRange(start: last.range.end, end: last.range.end), with: "\nimport \(module)")
  }

  /// The offset after the last empty line before the first declaration. A comment above this line
  /// belongs to the file, and a comment below it to the declaration.
  private var headerEnd: Int {
    let whole = SourceRange(0..<source.bytes.count)
    let start = tokens(in: whole).first.map { Int($0.start) } ?? 0
    var (offset, end, isInComment) = (0, 0, false)
    for line in source.bytes[..<start].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropLast() {
      let text = String(decoding: line, as: UTF8.self)
      offset += line.count + 1
      if text.holds("/*") { isInComment = true }
      if text.holds("*/") { isInComment = false }
      if !isInComment, text.allSatisfy(\.isWhitespace) { end = offset }
    }
    return end
  }

  /// Returns the edit that adds a protocol to the inheritance clause of a declaration.
  package func conforming(_ declaration: Declaration, to name: String) -> [SourceEdit] {
    let last = self[declaration.inherits].last
    let end = (last ?? declaration.generics ?? declaration.name).end
    return replacing(
      SourceRange(start: end, end: end), with: last == nil ? ": \(name)" : ", \(name)")
  }

  /// Returns the edit that replaces the key of an annotation, including its direction.
  ///
  /// - Returns: an empty array if the annotation is a trait that the key is not a name of.
  package func replacingKey(of annotation: Annotation, with key: String) -> [SourceEdit] {
    if annotation.comment.isAttribute {
      let isName = key.utf8.allSatisfy(\.isPartOfName)
      guard isName, text(annotation.keyRange) == annotation.key else { return [] }
    }
    return replacing(annotation.keyRange, with: key)
  }

  /// Returns the edit that replaces the value of an annotation. A value in quotes remains in
  /// quotes.
  ///
  /// - Returns: an empty array if the annotation has no value, or has an expression in an attribute.
  package func replacingValue(of annotation: Annotation, with value: String) -> [SourceEdit] {
    guard let range = annotation.valueRange, !range.isEmpty else { return [] }
    let first = source.bytes[Int(range.start)]
    let isQuoted = first == UInt8(ascii: "\"") && !value.hasPrefix("\"")
    if annotation.comment.isAttribute, !isQuoted {
      guard first == UInt8(ascii: ".") else { return [] }
      return replacing(range, with: "." + TraitWord.identifier(of: value))
    }
    return replacing(range, with: isQuoted ? "\"\(value)\"" : value)
  }

  /// Whether the value of an annotation is in quotes.
  package func isQuoted(_ annotation: Annotation) -> Bool {
    guard let text = annotation.valueRange.map({ text($0) }) else { return false }
    return annotation.comment.isAttribute ? StringLiteral.isOne(text) : text.hasSuffix("\"")
  }

  /// Returns the edit that inserts the text of a new annotation at the start of the given annotation's comment.
  ///
  /// - Returns: an empty array if the annotation is in a Sourcery comment or an attribute.
  package func inserting(_ text: String, before annotation: Annotation) -> [SourceEdit] {
    guard annotation.origin == .widgetgen, !annotation.comment.isAttribute else { return [] }
    let start = source.bytes.endOfSpace(from: Int(annotation.comment.text.start))
    return replacing(SourceRange(start..<start), with: text + ", ")
  }

  /// Returns the edit that removes an annotation and an adjacent comma. If the comment contains
  /// nothing else, the edit removes the comment, and also its line if the line contains nothing
  /// else.
  ///
  /// - Returns: an empty array for a Sourcery annotation, because templates may read it; for the only
  ///   annotation of a block or of one line in a longer comment; and if the adjacent text is not part
  ///   of the list.
  package func removing(_ annotation: Annotation) -> [SourceEdit] {
    guard annotation.origin == .widgetgen else { return [] }
    let list = CommentList(bytes: source.bytes, comment: annotation.comment)
    // An attribute without traits is an error, except for `@WireFamily`.
    if annotation.comment.isAttribute, annotation.range.start == annotation.comment.start {
      return []
    }
    let isAlone = annotation.range.count == list.text.count
    // An empty block would be an error.
    if isAlone, annotation.isOfBlock { return [] }
    return list.removal(of: annotation.range.bounds).map { replacing($0, with: "") } ?? []
  }

  /// The parts of a comment whose annotations can be moved elsewhere.
  package struct CommentParts {
    /// The comment and its white space, or its whole line.
    package let whole: SourceRange
    /// The annotations.
    package let text: SourceRange
    /// Whether nothing else is on the comment's line.
    package let isLine: Bool
  }

  /// Returns the parts of the comment that contains the given annotations. Returns nil if the comment contains other
  /// text, or is a line of a longer comment.
  package func parts(ofCommentWith annotations: [Annotation]) -> CommentParts? {
    guard let first = annotations.first, let last = annotations.last else { return nil }
    let list = CommentList(bytes: source.bytes, comment: first.comment)
    guard list.text == Int(first.range.start)..<Int(last.range.end), let whole = list.wholeComment
    else { return nil }
    let line = source.bytes.startOfSpace(before: list.start)
    let isFirst = line == 0 || source.bytes[line - 1].isLineBreak
    return CommentParts(
      whole: whole, text: SourceRange(list.text),
      isLine: isFirst && source.bytes[whole.bounds].last?.isLineBreak == true)
  }

  /// Returns the range of the attribute that contains annotations, with the white space after it on its line. Returns
  /// nil for a comment.
  ///
  /// - Returns: also whether the attribute ends its line.
  package func attribute(
    of comment: AnnotationComment
  ) -> (range: SourceRange, space: SourceRange, endsLine: Bool)? {
    guard comment.isAttribute else { return nil }
    let bytes = source.bytes
    let text = Int(comment.text.end)
    let end = bytes.indices.contains(text) && bytes[text] == UInt8(ascii: ")") ? text + 1 : text
    let rest = bytes.endOfSpace(from: end)
    return (
      SourceRange(Int(comment.start)..<end), SourceRange(end..<rest),
      rest == bytes.count || bytes[rest].isLineBreak
    )
  }

  /// Returns the white space between the start of a line and an offset, or nil if other text precedes the offset.
  package func indentation(before offset: UInt32) -> String? {
    let start = source.bytes.startOfSpace(before: Int(offset))
    guard start == 0 || source.bytes[start - 1].isLineBreak else { return nil }
    return text(SourceRange(start..<Int(offset)))
  }

  /// Whether another declaration, or the beginning of the body around a declaration, is on the same line before an
  /// offset.
  package func followsOtherDeclaration(_ offset: UInt32) -> Bool {
    let start = source.bytes.startOfSpace(before: Int(offset))
    return start > 0 && "{};".utf8.contains(source.bytes[start - 1])
  }

  /// Returns the edit that removes a rule from a comment that suppresses it, like `removing(_:)`
  /// for annotations.
  package func removing(_ rule: SourceRange, from comment: MarkerComment) -> [SourceEdit] {
    let list = CommentList(
      bytes: source.bytes,
      comment: AnnotationComment(
        origin: comment.origin, start: comment.range.start, text: comment.text))
    return list.removal(of: rule.bounds).map { replacing($0, with: "") } ?? []
  }
}

extension ParsedFile {
  /// Returns the edits that remove all comments with the prefix `widgetgen:`: annotations, markers and `ignore`
  /// comments.
  package func removingInstructions() -> [SourceEdit] {
    instructions.flatMap { range in
      let comment = AnnotationComment(origin: .widgetgen, start: range.start, text: range)
      let removed = CommentList(bytes: source.bytes, comment: comment).removalOfAll
      return replacing(source.bytes.withBlankLine(after: removed), with: "")
    }
  }

  /// Returns the edits that remove the imports of a module and of its declarations.
  package func removingImports(of module: String) -> [SourceEdit] {
    imports.filter { text($0.path).split(separator: ".").first.map(String.init) == module }
      .flatMap { declaration in
        let line = source.bytes.wholeLine(of: declaration.range.bounds)
        return replacing(source.bytes.withBlankLine(after: line), with: "")
      }
  }
}

/// A list of annotations or rules in a comment. Entries can be removed from the list.
private struct CommentList {
  let bytes: [UInt8]
  /// The offset of the comment's first slash, or of a line in a longer comment.
  let start: Int
  /// The range of the list, without surrounding white space.
  let text: Range<Int>

  init(bytes: [UInt8], comment: AnnotationComment) {
    self.bytes = bytes
    start = Int(comment.start)
    let first = bytes.endOfSpace(from: Int(comment.text.start))
    text = first..<max(first, bytes.startOfSpace(before: Int(comment.text.end)))
  }

  /// Returns the range to delete in order to remove an entry: the entry and an adjacent comma, or the whole comment if
  /// the entry is the whole list. Returns nil if the adjacent text is not part of the list, or if the entry is the
  /// whole list and the comment contains other text.
  func removal(of entry: Range<Int>) -> SourceRange? {
    let comma = UInt8(ascii: ",")
    let before = bytes.startOfSpace(before: entry.lowerBound)
    if before > text.lowerBound {
      return bytes[before - 1] == comma ? SourceRange(before - 1..<entry.upperBound) : nil
    }
    let after = bytes.endOfSpace(from: entry.upperBound)
    if after >= text.upperBound { return wholeComment }
    guard bytes[after] == comma else { return nil }
    return SourceRange(entry.lowerBound..<bytes.endOfSpace(from: after + 1))
  }

  /// The range to delete in order to remove the whole list. If the comment contains other lines, this is the line of the
  /// list, without the start or the end of the comment.
  var removalOfAll: SourceRange {
    if let wholeComment { return wholeComment }
    if bytes[text.lowerBound...].starts(with: "/*".utf8)
      || bytes[bytes.endOfSpace(from: text.upperBound)...].starts(with: "*/".utf8)
    {
      let content = bytes[text].firstIndex { $0 != "/" && $0 != "*" && !$0.isHorizontalSpace }
      return SourceRange((content ?? text.upperBound)..<text.upperBound)
    }
    return bytes.wholeLine(of: text)
  }

  /// The comment and the white space next to it, or the whole line if the line contains nothing else; nil for a line of
  /// a longer comment.
  var wholeComment: SourceRange? {
    var end = bytes.endOfSpace(from: text.upperBound)
    if bytes[start] == UInt8(ascii: "@") {
      guard bytes[end...].first == UInt8(ascii: ")") else { return nil }
      end += 1
    } else if bytes[start...].starts(with: "/*".utf8) {
      guard bytes[end...].starts(with: "*/".utf8) else { return nil }
      end += 2
    } else if !bytes[start...].starts(with: "//".utf8) {
      return nil
    }
    let code = bytes.startOfSpace(before: start)
    let rest = bytes.endOfSpace(from: end)
    let isFirst = code == 0 || bytes[code - 1].isLineBreak
    let isLast = rest == bytes.count || bytes[rest].isLineBreak
    switch (isFirst, isLast) {
    case (true, true):
      let isCRLF = bytes[rest...].starts(with: "\r\n".utf8)
      return SourceRange(code..<min(bytes.count, rest + (isCRLF ? 2 : 1)))
    case (false, true): return SourceRange(code..<rest)
    case (true, false): return SourceRange(start..<rest)
    case (false, false): return SourceRange(code..<end)
    }
  }
}

extension UInt8 {
  /// Whether an identifier can contain the byte. All bytes of non-ASCII characters are accepted.
  fileprivate var isPartOfName: Bool { isASCIIIdentifierPart || self >= 0x80 }
}

extension [UInt8] {
  /// Returns the whole line of a range, if the line contains nothing else, or else the range.
  fileprivate func wholeLine(of range: Range<Int>) -> SourceRange {
    let start = startOfSpace(before: range.lowerBound)
    let end = endOfSpace(from: range.upperBound)
    guard start == 0 || self[start - 1].isLineBreak, end == count || self[end].isLineBreak else {
      return SourceRange(range)
    }
    return SourceRange(start..<endOfLineBreak(at: end))
  }

  /// Returns whole lines with the blank line after them, if the lines are also at the start of the file or after a blank
  /// line.
  fileprivate func withBlankLine(after lines: SourceRange) -> SourceRange {
    let (start, end) = (Int(lines.start), Int(lines.end))
    let blankStart = startOfSpace(before: Swift.max(0, start - 1))
    let isFirst = start == 0
    let followsBlank =
      start > 0 && self[start - 1].isLineBreak && blankStart > 0 && self[blankStart - 1].isLineBreak
    let rest = endOfSpace(from: end)
    guard isFirst || followsBlank, end > 0, self[end - 1].isLineBreak, rest < count,
      self[rest].isLineBreak
    else { return lines }
    return SourceRange(start..<endOfLineBreak(at: rest))
  }

  /// Returns the offset after a line break, or the offset itself if there is none.
  private func endOfLineBreak(at offset: Int) -> Int {
    if self[offset...].starts(with: "\r\n".utf8) { return offset + 2 }
    return offset < count && self[offset].isLineBreak ? offset + 1 : offset
  }

  /// Returns the offset of the first byte, from `offset` on, that is not horizontal white space, or the number of
  /// bytes.
  fileprivate func endOfSpace(from offset: Int) -> Int {
    self[offset...].firstIndex { !$0.isHorizontalSpace } ?? count
  }

  /// Returns the offset after the last byte before `offset` that is not horizontal white space, or 0.
  fileprivate func startOfSpace(before offset: Int) -> Int {
    self[..<offset].lastIndex { !$0.isHorizontalSpace }.map { $0 + 1 } ?? 0
  }
}
