package import WidgetSource

/// The generated lines between two markers in a source file.
///
/// For example:
/// ```
/// // widgetgen:inline:auto:Button.Init
///   init(text: String) { self.text = text }
/// // widgetgen:end
/// ```
/// Members in a block are not considered to be written by the user.
package struct InlineBlock: Sendable {
  /// The prefix of the block's markers.
  package let origin: Annotation.Origin
  /// The text after `inline:`, such as `auto:Button.Init`.
  package let name: String
  /// The comment that opens the block.
  package let start: SourceRange
  /// The comment that closes the block.
  package let end: SourceRange
  /// The range from the start of the line after the opening comment to the start of the closing
  /// comment's line.
  package let content: SourceRange
  /// The white space before the opening marker.
  package let indentation: SourceRange

  /// Whether a range is between the markers.
  private func contains(_ range: SourceRange) -> Bool {
    content.start <= range.start && range.end <= content.end
  }

  /// Whether a range is inside one of a file's blocks, which are in source order.
  package static func isInside(_ blocks: [InlineBlock], _ range: SourceRange) -> Bool {
    holding(range, blocks) != nil
  }

  /// Returns the block that contains a range, or nil. The blocks are in source order.
  package static func holding(_ range: SourceRange, _ blocks: [InlineBlock]) -> InlineBlock? {
    guard let block = last(blocks, openedBefore: range.start), block.contains(range) else {
      return nil
    }
    return block
  }

  /// Returns the block whose markers enclose an offset, or nil. The blocks are in source order.
  package static func around(_ offset: UInt32, _ blocks: [InlineBlock]) -> InlineBlock? {
    guard let block = last(blocks, openedBefore: offset), offset < block.end.end else { return nil }
    return block
  }

  private static func last(_ blocks: [InlineBlock], openedBefore offset: UInt32) -> InlineBlock? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].start.start >= offset { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? blocks[low - 1] : nil
  }

  /// Returns the blocks of a file in source order.
  ///
  /// If the markers contain an error, such as a missing end or a repeated name, the file has no blocks. An end without
  /// a start is only a warning, because it cannot cause a wrong edit.
  package static func find(
    in file: ParsedFile
  ) -> (blocks: [InlineBlock], diagnostics: [Diagnostic]) {
    guard !file.markers.isEmpty else { return ([], []) }
    var finder = InlineBlockFinder(file: file)
    for marker in file.markers { finder.read(marker) }
    finder.finish()
    return (finder.diagnostics.hasErrors ? [] : finder.blocks, finder.diagnostics)
  }
}

/// Matches the markers of one file.
private struct InlineBlockFinder {
  let file: ParsedFile
  var blocks: [InlineBlock] = []
  var diagnostics: [Diagnostic] = []
  /// The block whose end has not been found yet, or nil outside of blocks.
  private var open: (marker: MarkerComment, name: String)?
  private var starts: [String: SourceRange] = [:]

  init(file: ParsedFile) { self.file = file }

  mutating func read(_ marker: MarkerComment) {
    let text = file.text(marker.text)
    if text == "end" || text.hasPrefix("end ") {
      readEnd(marker)
    } else if text.hasPrefix("inline:") {
      readStart(marker, name: String(text.dropFirst("inline:".utf8.count)))
    }
  }

  mutating func finish() {
    guard let open else { return }
    report(
      Diagnostic(
        .unclosedInlineBlock,
        "inline block '\(open.name)' has no 'end' marker; write '// widgetgen:end' after its last "
          + "line",
        at: open.marker.range, in: file))
  }

  private mutating func readStart(_ marker: MarkerComment, name: String) {
    if let open {
      report(
        Diagnostic(
          .nestedInlineBlock,
          "inline block '\(open.name)' is not closed before the next one; restore its 'end' marker",
          at: marker.range, in: file, notes: [.init("opened here", at: open.marker.range, in: file)]
        ))
    }
    if name.isEmpty || name.utf8.contains(where: \.isHorizontalSpace) {
      report(
        Diagnostic(
          .malformedInlineBlock, "'inline:' requires one name without white space, not '\(name)'",
          at: marker.range, in: file))
    }
    if let first = starts[name] {
      report(.duplicateInlineBlock(name, first: first, in: file, at: marker.range, of: file))
    }
    checkAlone(marker)
    starts[name] = marker.range
    open = (marker, name)
  }

  private mutating func readEnd(_ marker: MarkerComment) {
    guard let (start, name) = open else {
      report(
        Diagnostic(
          .orphanedInlineEnd, "this 'end' marker has no inline block; remove it",
          at: marker.range, in: file))
      return
    }
    open = nil
    if start.origin != marker.origin {
      report(
        Diagnostic(
          .mismatchedInlineEnd,
          "inline block '\(name)' begins and ends with different prefixes; use 'widgetgen:' or "
            + "'sourcery:' for both",
          at: marker.range, in: file, notes: [.init("opened here", at: start.range, in: file)]))
    }
    checkAlone(marker)
    blocks.append(
      InlineBlock(
        origin: start.origin, name: name, start: start.range, end: marker.range,
        content: SourceRange(
          start: lineEnd(of: start.range), end: indentation(of: marker.range).start),
        indentation: indentation(of: start.range)))
  }

  /// Reports code before a marker on the same line. Before an end marker, the code would be inside
  /// the block and be overwritten.
  private mutating func checkAlone(_ marker: MarkerComment) {
    let start = indentation(of: marker.range).start
    if start > 0, !file.source.bytes[Int(start) - 1].isLineBreak {
      report(
        Diagnostic(
          .inlineMarkerAfterCode,
          "the marker of an inline block must be on its own line; move the code to another line",
          at: marker.range, in: file))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension InlineBlockFinder {
  /// Returns the spaces and tabs before a comment.
  private func indentation(of comment: SourceRange) -> SourceRange {
    let bytes = file.source.bytes
    var start = Int(comment.start)
    while start > 0, bytes[start - 1] == " " || bytes[start - 1] == "\t" { start -= 1 }
    return SourceRange(start..<Int(comment.start))
  }

  /// Returns the offset after the line break that ends a comment's line.
  private func lineEnd(of comment: SourceRange) -> UInt32 {
    let bytes = file.source.bytes
    var end = Int(comment.end)
    guard end < bytes.count else { return comment.end }
    let isCarriageReturn = bytes[end] == "\r"
    end += 1
    if isCarriageReturn, end < bytes.count, bytes[end] == "\n" { end += 1 }
    return UInt32(end)
  }
}

extension Diagnostic {
  package static func duplicateInlineBlock(
    _ name: String, first: SourceRange, in firstFile: ParsedFile, at place: SourceRange,
    of file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .duplicateInlineBlock, "inline block '\(name)' occurs twice; remove one of the blocks",
      at: place, in: file, notes: [.init("also here", at: first, in: firstFile)])
  }
}

extension Rule {
  static let duplicateInlineBlock = Rule("duplicate-inline-block", .error)
  static let inlineMarkerAfterCode = Rule("inline-marker-after-code", .error)
  static let malformedInlineBlock = Rule("malformed-inline-block", .error)
  static let mismatchedInlineEnd = Rule("mismatched-inline-end", .error)
  static let nestedInlineBlock = Rule("nested-inline-block", .error)
  static let orphanedInlineEnd = Rule("orphaned-inline-end", .warning)
  static let unclosedInlineBlock = Rule("unclosed-inline-block", .error)
}
