package import WidgetSource

/// A piece of what is inside a tag, byte for byte with its place in the file.
///
/// Stencil joins the lines of a tag and cuts and glues its words before it reads them. Carrying
/// each byte's place along is what lets a message point at the one word that is wrong.
package struct PlacedText: Sendable {
  private(set) var bytes: [UInt8] = []
  private var offsets: [UInt32] = []
  /// Where the text would be if it is empty.
  private var start: UInt32

  /// No text, at a place.
  init(emptyAt start: UInt32) {
    self.start = start
  }

  /// A stretch of a file.
  init(_ range: Range<Int>, of file: [UInt8]) {
    bytes = Array(file[range])
    offsets = range.map(UInt32.init(truncatingIfNeeded:))
    start = UInt32(truncatingIfNeeded: range.lowerBound)
  }

  /// The text alone.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// From the first byte in the file to the last one.
  package var range: SourceRange {
    guard let first = offsets.first, let last = offsets.last else {
      return SourceRange(start: start, end: start)
    }
    return SourceRange(start: first, end: max(first, last) + 1)
  }

  subscript(range: Range<Int>) -> PlacedText {
    var part = PlacedText(
      emptyAt: range.lowerBound < offsets.count ? offsets[range.lowerBound] : start)
    part.bytes = Array(bytes[range])
    part.offsets = Array(offsets[range])
    return part
  }

  /// Adds one byte of another text.
  mutating func append(_ index: Int, of other: PlacedText) {
    bytes.append(other.bytes[index])
    offsets.append(other.offsets[index])
  }

  mutating func append(_ other: PlacedText) {
    bytes += other.bytes
    offsets += other.offsets
  }

  /// Texts glued with one byte between them.
  static func joined(_ parts: some Sequence<PlacedText>, separator: UInt8) -> PlacedText {
    var result: PlacedText?
    for part in parts {
      guard var text = result else {
        result = part
        continue
      }
      text.bytes.append(separator)
      text.offsets.append(part.range.start)
      text.append(part)
      result = text
    }
    return result ?? PlacedText(emptyAt: 0)
  }
}

extension PlacedText {
  /// Whether it is exactly this text.
  static func == (text: PlacedText, other: StaticString) -> Bool {
    other.withUTF8Buffer { text.bytes.elementsEqual($0) }
  }

  /// The text without blanks on both sides.
  ///
  /// Stencil never looks at the first character when it comes from the end, so that a single one
  /// keeps the blanks after it: `{{ n |uppercase }}` asks for a variable named `n `.
  func trimmed() -> PlacedText {
    if isEmpty { return self }
    let blank = UInt8(ascii: " ")
    let first = bytes.firstIndex { $0 != blank } ?? 0
    let head = bytes.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let last = bytes.lastIndex { $0 != blank } ?? 0
    return self[first..<(last >= head ? last + 1 : bytes.count)]
  }

  /// The lines, trimmed, as one line.
  func joinedLines() -> PlacedText {
    let lines = bytes.indices.split { bytes[$0] == UInt8(ascii: "\n") }
    guard let first = lines.first else { return PlacedText(emptyAt: start) }
    if lines.count == 1 { return self[first.startIndex..<first.endIndex].trimmed() }
    return PlacedText.joined(
      lines.map { self[$0.startIndex..<$0.endIndex].trimmed() }, separator: UInt8(ascii: " "))
  }
}
