import WidgetSource
import WidgetSyntax

/// A change to the bytes of a source.
struct BlockEdit {
  var range: SourceRange
  var bytes: [UInt8]

  /// Returns the bytes with all edits applied. Edits at the same position keep their order.
  ///
  /// - Parameter edits: edits that do not overlap, in any order.
  static func apply(_ edits: [BlockEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.bytes.count })
    var position = 0
    for edit in edits.stablySorted(on: \.range.start) {
      result += bytes[position..<edit.range.bounds.lowerBound]
      result += edit.bytes
      position = edit.range.bounds.upperBound
    }
    return result + bytes[position...]
  }
}

extension ParsedFile {
  /// Returns the edit that replaces the lines of a block, or nil if the lines are already the same.
  ///
  /// Blank lines before the end marker are ignored, because formatters may insert a blank line there. Otherwise, the
  /// formatter and `widgetgen` would undo each other's changes forever (nicklockwood/SwiftFormat#833).
  func edit(filling block: InlineBlock, with text: String) -> BlockEdit? {
    let lineBreak = lineBreak(after: block.start)
    let new = lines(of: text, indentation: bytes(block.indentation), lineBreak: lineBreak)
    guard new != withoutBlankEnd(bytes(block.content)) else { return nil }
    return BlockEdit(range: block.content, bytes: new)
  }

  /// Returns the edit that adds a block with markers at the same place as Sourcery. A block inside a type follows a
  /// blank line, precedes the line of the closing brace, and has the brace's indentation.
  func edit(adding section: InlineSection, to declaration: Declaration) -> BlockEdit {
    let place = place(for: section, in: declaration)
    let indentation = bytes(place.indentation)
    let lineBreak = lineBreak(after: SourceRange(start: 0, end: 0))
    let spelling = section.origin == .widgetgen ? "widgetgen" : "sourcery"
    let text =
      "// \(spelling):inline:\(section.name)\n" + withoutBlankEnd(section.text)
      + "// \(spelling):end\n"
    var new = lineBreak + lines(of: text, indentation: indentation, lineBreak: lineBreak)
    if !place.endsLine { new.removeLast(lineBreak.count) }
    return BlockEdit(range: SourceRange(start: place.offset, end: place.offset), bytes: new)
  }
}

extension ParsedFile {
  private func place(
    for section: InlineSection, in declaration: Declaration
  ) -> (offset: UInt32, indentation: SourceRange, endsLine: Bool) {
    let none = SourceRange(start: 0, end: 0)
    if section.placement == .afterType {
      let offset = declaration.range.end
      return (offset, none, endsLine: !isAtLineEnd(offset))
    }
    let brace = declaration.body.end
    let line = lineStart(of: brace)
    if line <= declaration.body.start { return (declaration.body.start, none, endsLine: true) }
    let indentation = SourceRange(start: line, end: indentationEnd(from: line))
    // If code precedes the brace on its line, the block is inserted directly before the brace, because the start of the
    // line may be inside a string.
    return (indentation.end == brace ? line : brace, indentation, endsLine: true)
  }

  private func lineStart(of offset: UInt32) -> UInt32 {
    var start = Int(offset)
    while start > 0, !isLineBreak(source.bytes[start - 1]) { start -= 1 }
    return UInt32(start)
  }

  private func indentationEnd(from line: UInt32) -> UInt32 {
    var end = Int(line)
    while end < source.bytes.count, isBlank(source.bytes[end]) { end += 1 }
    return UInt32(end)
  }

  private func isAtLineEnd(_ offset: UInt32) -> Bool {
    let end = Int(indentationEnd(from: offset))
    return end >= source.bytes.count || isLineBreak(source.bytes[end])
  }

  /// Returns the first line break after a place, so that the file keeps its line endings. Returns a line feed if the
  /// place is in the last line.
  private func lineBreak(after place: SourceRange) -> [UInt8] {
    let bytes = source.bytes[place.bounds.upperBound...]
    guard let index = bytes.firstIndex(where: isLineBreak) else { return [UInt8(ascii: "\n")] }
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.endIndex
      && bytes[index + 1] == UInt8(ascii: "\n")
    return Array(bytes[index...(isPair ? index + 1 : index)])
  }

  private func bytes(_ range: SourceRange) -> [UInt8] { Array(source.bytes[range.bounds]) }
}

/// Returns the lines of a text with indentation. Empty lines stay empty, and blank lines at the end are removed.
private func lines(of text: String, indentation: [UInt8], lineBreak: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for line in withoutBlankEnd(text).utf8.split(
    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
  ).dropLast() {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if !line.isEmpty { result += indentation }
    result += line
    result += lineBreak
  }
  return result
}

/// Returns a text without blank lines at its end, but with a line break after the last line. A blank text becomes
/// empty.
private func withoutBlankEnd(_ text: String) -> String {
  var bytes = withoutBlankEnd(Array(text.utf8))
  if let last = bytes.last, !isLineBreak(last) { bytes.append(UInt8(ascii: "\n")) }
  return String(decoding: bytes, as: UTF8.self)
}

private func withoutBlankEnd(_ bytes: [UInt8]) -> [UInt8] {
  guard let last = bytes.lastIndex(where: { !isBlank($0) && !isLineBreak($0) }) else { return [] }
  var end = last + 1
  while end < bytes.count, isBlank(bytes[end]) { end += 1 }
  if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
  if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
  return Array(bytes[..<end])
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
