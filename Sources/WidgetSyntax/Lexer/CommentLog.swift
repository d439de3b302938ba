import WidgetSource

/// The comments that speak to the generator, in source order.
///
/// For example: `// widgetgen: key = "label"`, `// sourcery:inline:auto:Button.Init`. All other
/// comments leave no trace. A comment that is read twice, because the parser went back, is logged
/// once.
struct CommentLog {
  /// What is between `widgetgen:begin: …` and its `end`, or after `widgetgen:file: …`.
  struct AnnotationBlock {
    var comment: AnnotationComment
    /// Where the block ends; the end of the file until its `end` was read, or if it has none.
    var end = UInt32.max
  }

  private(set) var markers: [MarkerComment] = []
  /// Those that silence a warning.
  private(set) var ignores: [MarkerComment] = []
  /// Those that begin almost as an annotation does, with what follows.
  private(set) var misspelled: [MarkerComment] = []
  /// Those that no declaration has taken yet.
  private(set) var annotations: [AnnotationComment] = []
  /// Those that are attached to no declaration.
  private(set) var dangling: [AnnotationComment] = []
  private(set) var blocks: [AnnotationBlock] = []
  /// Whether any comment annotates; in most files none does.
  private(set) var annotates = false
  /// What the next `end` closes, innermost last: an index into `blocks`, or nil for a marker.
  private var open: [Int?] = []
  /// The end of the last comment seen.
  private var seen: UInt32 = 0

  /// The `begin` comments that no `end` was read for.
  var unclosed: [AnnotationComment] { open.compactMap { $0.map { blocks[$0].comment } } }

  /// Removes and returns the annotations that begin in a range, of one spelling or of both.
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

  /// Gives up those that begin before an offset: all declarations that could have them are read.
  mutating func drop(before offset: UInt32) {
    dangling += annotations.filter { $0.start < offset }
    annotations.removeAll { $0.start < offset }
  }

  /// Logs a line comment, or one line of a block comment.
  ///
  /// - Parameters:
  ///   - range: the comment from its first slash on, without its line break.
  ///   - name: where `widgetgen:` or `sourcery:` begins.
  ///   - isCode: whether the text is an example, or a comment that is commented out. Sourcery reads those.
  mutating func add(
    _ range: SourceRange, name: Int, in bytes: SourceBytes, isLineComment: Bool, isCode: Bool
  ) {
    guard range.end > seen else { return }
    guard let origin = Self.origin(at: name, in: bytes) else {
      if isLineComment, !isCode { addMisspelled(range, name: name, in: bytes) }
      return
    }
    if isCode, origin == .widgetgen { return }
    seen = range.end
    var text = SourceRange(
      start: UInt32(name + (origin == .sourcery ? 9 : 10)), end: range.end)
    while text.end > text.start, Self.isSpace(bytes[Int(text.end) - 1]) { text.end -= 1 }
    // Two slashes and no more open or close a block, as in Sourcery.
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
      blocks.append(AnnotationBlock(comment: annotation(after: "begin:")))
    case .file:
      blocks.append(AnnotationBlock(comment: annotation(after: "file:")))
    case .ignore:
      let rule = annotation(after: "ignore").text
      ignores.append(MarkerComment(origin: origin, range: range, text: rule))
    case .annotation:
      annotations.append(annotation(after: ""))
    }
  }

  /// Logs `// widgetgen default = 3` and `// wigetgen: default = 3`, which are not annotations but may
  /// have been meant to be; whether they were depends on the word that follows.
  private mutating func addMisspelled(_ range: SourceRange, name: Int, in bytes: SourceBytes) {
    guard let end = Self.endOfMisspelledName(name, in: bytes) else { return }
    var offset = end
    while bytes[offset].isHorizontalSpace { offset += 1 }
    if bytes[offset] == ":" { offset += 1 } else if offset == end { return }
    while bytes[offset].isHorizontalSpace { offset += 1 }
    guard offset < Int(range.end) else { return }
    seen = range.end
    var text = SourceRange(start: UInt32(offset), end: range.end)
    while Self.isSpace(bytes[Int(text.end) - 1]) { text.end -= 1 }
    misspelled.append(MarkerComment(origin: .widgetgen, range: range, text: text))
  }

  /// The end of a word like `widgetgen`, or nil if the word is another one. Without a colon after it, only
  /// upper and lower case may differ.
  private static func endOfMisspelledName(_ start: Int, in bytes: SourceBytes) -> Int? {
    var end = start
    while end - start < 12, bytes[end].isASCIILetter || bytes[end] == "-" || bytes[end] == "_" {
      end += 1
    }
    let word = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
    if word.lowercased() == "widgetgen" { return end }
    return bytes[end] == ":" && Suggestion.typo(of: word, in: ["widgetgen"]) != nil ? end : nil
  }

  /// An `end` closes what was opened last; one that closes an annotation block is no marker.
  private mutating func close(_ comment: MarkerComment, isMarker: Bool) {
    if let opened = open.popLast(), let block = opened {
      blocks[block].end = comment.range.start
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
