import WidgetSource

/// The comments that are instructions for the generator or resemble instructions, in source order.
///
/// For example: `// widgetgen: key = "label"` and `// sourcery:inline:auto:Button.Init`. Other
/// comments are not recorded. A comment that is read again after the parser backtracked is recorded
/// once.
struct CommentLog {
  /// The range between `widgetgen:begin: …` and its `end`, or after `widgetgen:file: …`. The prefix can also be
  /// `sourcery`.
  struct AnnotationBlock {
    var comment: AnnotationComment
    /// The end of the block. It is `UInt32.max` for `file:`, and for `begin:` until the matching `end` is found.
    var end = UInt32.max
    /// The innermost block around this block's comment, as an index into `blocks`.
    var outer: Int?
  }

  /// The maximum number of blocks around a declaration. Real code does not reach it.
  private static let maximalDepth = 32

  private(set) var markers: [MarkerComment] = []
  /// The `ignore` comments, which silence diagnostics other than errors.
  private(set) var ignores: [MarkerComment] = []
  /// The comments that resemble an annotation, with the text after the misspelled prefix.
  private(set) var misspelled: [MarkerComment] = []
  /// All comments with the prefix `widgetgen:`. In a block comment, each is one line.
  private(set) var instructions: [SourceRange] = []
  /// The annotations that are not attached to a declaration yet.
  private(set) var annotations: [AnnotationComment] = []
  /// The annotations that do not belong to any declaration.
  private(set) var dangling: [AnnotationComment] = []
  private(set) var blocks: [AnnotationBlock] = []
  /// Whether any comment contains an annotation. Most files contain none.
  private(set) var annotates = false
  /// The open comments that an `end` can close, innermost last. Each is an index into `blocks`, or nil for a marker.
  private var open: [Int?] = []
  /// The blocks that apply to the next declaration, as indices into `blocks`.
  private var openBlocks: [Int] = []
  /// The first block that was ignored because too many blocks surround it.
  private(set) var ignoredBlock: AnnotationComment?
  /// The end of the last recorded comment.
  private var seen: UInt32 = 0

  /// The `begin` comments without a matching `end`.
  var unclosed: [AnnotationComment] { open.compactMap { $0.map { blocks[$0].comment } } }

  /// Returns the blocks around an offset, from the outermost to the innermost, as indices into `blocks`.
  func blocks(around offset: UInt32) -> [Int] {
    var found: [Int] = []
    var next = blocks.lastIndex { $0.comment.start < offset }
    while let index = next {
      if offset < blocks[index].end { found.append(index) }
      next = blocks[index].outer
    }
    return found.reversed()
  }

  /// Removes and returns the annotations that begin in a range.
  ///
  /// - Parameter origin: the prefix of the annotations to remove, or nil for annotations with any prefix.
  mutating func take(
    _ range: Range<UInt32>, from origin: Annotation.Origin? = nil
  ) -> [AnnotationComment] {
    func matches(_ comment: AnnotationComment) -> Bool {
      range.contains(comment.start) && (origin ?? comment.origin) == comment.origin
    }
    let taken = annotations.filter(matches)
    if !taken.isEmpty { annotations.removeAll(where: matches) }
    return taken
  }

  /// Moves the annotations before an offset to `dangling`, because all declarations to which they
  /// could belong have been parsed.
  mutating func drop(before offset: UInt32) {
    dangling += annotations.filter { $0.start < offset }
    annotations.removeAll { $0.start < offset }
  }

  /// Records a line comment, or one line of a block comment.
  ///
  /// - Parameters:
  ///   - range: the comment from its first slash, without its line break.
  ///   - name: the offset of the first letter, where a prefix such as `widgetgen:` can begin.
  ///   - isCode: whether the text is an example, or a comment inside a comment. Sourcery reads
  ///     annotations in both.
  mutating func add(
    _ range: SourceRange, name: Int, in bytes: SourceBytes, isLineComment: Bool, isCode: Bool
  ) {
    guard range.end > seen else { return }
    let isMarked = isLineComment && bytes[Int(range.start) + 2] == "!"
    guard let origin = Self.origin(at: name, in: bytes), !isMarked else {
      if isLineComment, !isCode { addMisspelled(range, name: name, in: bytes) }
      return
    }
    if isCode, origin == .widgetgen { return }
    seen = range.end
    if origin == .widgetgen { instructions.append(range) }
    var text = SourceRange(
      start: UInt32(name + (origin == .sourcery ? 9 : 10)), end: range.end)
    while text.end > text.start, Self.isSpace(bytes[Int(text.end) - 1]) { text.end -= 1 }
    // As in Sourcery, only a comment with exactly two slashes opens or closes an inline block.
    let isMarker = isLineComment && bytes[Int(range.start) + 2] != "/"
    func annotation(after word: String) -> AnnotationComment {
      let written = SourceRange(start: text.start + UInt32(word.utf8.count), end: text.end)
      return AnnotationComment(origin: origin, start: range.start, text: written)
    }
    let role = Self.role(of: text, origin, in: bytes)
    annotates = annotates || role == .annotation || role == .begin || role == .file
    switch role {
    case .marker:
      guard isMarker else { return }
      open.append(nil)
      markers.append(MarkerComment(origin: origin, range: range, text: text))
    case .end:
      close(MarkerComment(origin: origin, range: range, text: text), isMarker: isMarker)
    case .begin:
      open.append(blocks.count)
      openBlock(annotation(after: "begin:"))
    case .file:
      openBlock(annotation(after: "file:"))
    case .ignore:
      let rule = annotation(after: "ignore").text
      ignores.append(MarkerComment(origin: origin, range: range, text: rule))
    case .annotation:
      annotations.append(annotation(after: ""))
    }
  }

  /// Records comments such as `// widgetgen default = 3`, `// wigetgen: default = 3` and `//! widgetgen: skip`. They
  /// are not annotations, but may have been intended as annotations. The word after the prefix determines whether a
  /// warning is reported.
  private mutating func addMisspelled(_ range: SourceRange, name: Int, in bytes: SourceBytes) {
    guard let end = Self.endOfMisspelledName(name, in: bytes) else { return }
    var offset = end
    while bytes[offset].isHorizontalSpace { offset += 1 }
    if [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "=")].contains(bytes[offset]) {
      offset += 1
    } else if offset == end {
      return
    }
    while bytes[offset].isHorizontalSpace { offset += 1 }
    guard offset < Int(range.end) else { return }
    seen = range.end
    var text = SourceRange(start: UInt32(offset), end: range.end)
    while Self.isSpace(bytes[Int(text.end) - 1]) { text.end -= 1 }
    misspelled.append(MarkerComment(origin: .widgetgen, range: range, text: text))
  }

  /// Returns the end of a word that resembles `widgetgen`, or nil for any other word. If no colon follows,
  /// the word may differ only in letter case.
  private static func endOfMisspelledName(_ start: Int, in bytes: SourceBytes) -> Int? {
    guard bytes[start] | 0x20 == "w" else { return nil }
    if matches("widget gen:", at: start, in: bytes) { return start + 10 }
    var end = start
    while end - start < 12, bytes[end].isASCIILetter || bytes[end] == "-" || bytes[end] == "_" {
      end += 1
    }
    // A typo adds or omits at most two letters. Most comments need no string.
    guard (7...11).contains(end - start) else { return nil }
    let word = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
    if word.lowercased() == "widgetgen" { return end }
    return bytes[end] == ":" && Suggestion.typo(of: word, in: ["widgetgen"]) != nil ? end : nil
  }

  private mutating func openBlock(_ comment: AnnotationComment) {
    var block = AnnotationBlock(comment: comment, outer: openBlocks.last)
    if openBlocks.count < Self.maximalDepth {
      openBlocks.append(blocks.count)
    } else {
      block.end = comment.start
      ignoredBlock = ignoredBlock ?? comment
    }
    blocks.append(block)
  }

  /// Closes the innermost open comment. An `end` that closes an annotation block is not recorded as
  /// a marker.
  private mutating func close(_ comment: MarkerComment, isMarker: Bool) {
    if let opened = open.popLast(), let block = opened {
      blocks[block].end = min(blocks[block].end, comment.range.start)
      openBlocks.removeAll { $0 == block }
    } else if isMarker {
      markers.append(comment)
    }
  }
}

extension CommentLog {
  private enum Role { case marker, file, begin, end, ignore, annotation }

  private static func role(
    of text: SourceRange, _ origin: Annotation.Origin, in bytes: SourceBytes
  ) -> Role {
    let start = Int(text.start)
    switch bytes[start] {
    case "i" where origin == .widgetgen && matches("ignore", at: start, in: bytes):
      return text.count == 6 || Self.isSpace(bytes[start + 6]) ? .ignore : .annotation
    case "i" where matches("inline:", at: start, in: bytes): return .marker
    case "f" where matches("file: ", at: start, in: bytes): return .file
    case "f" where matches("file:", at: start, in: bytes): return .marker
    case "b" where matches("begin:", at: start, in: bytes): return .begin
    case "e" where matches("end", at: start, in: bytes):
      return text.count == 3 || Self.isSpace(bytes[start + 3]) ? .end : .annotation
    default: return .annotation
    }
  }

  /// Whether a comment with its first letter at an offset begins with `widgetgen:`, with `sourcery:`, or with a word
  /// that resembles `widgetgen`.
  static func canAnnotate(at offset: Int, in bytes: SourceBytes) -> Bool {
    origin(at: offset, in: bytes) != nil || endOfMisspelledName(offset, in: bytes) != nil
  }

  private static func origin(at offset: Int, in bytes: SourceBytes) -> Annotation.Origin? {
    if matches("sourcery:", at: offset, in: bytes) { return .sourcery }
    return matches("widgetgen:", at: offset, in: bytes) ? .widgetgen : nil
  }

  private static func matches(_ text: String, at offset: Int, in bytes: SourceBytes) -> Bool {
    var index = offset
    for byte in text.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isHorizontalSpace || byte.isLineBreak }
}
