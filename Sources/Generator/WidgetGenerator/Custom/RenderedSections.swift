import WidgetSyntax

/// The text that a template rendered, split at its markers.
///
/// For example:
/// ```
/// import Beagle
/// // widgetgen:inline:auto:Button.Init
///   init() {}
/// // widgetgen:end
/// // widgetgen:file:Models/Button
/// extension Button {}
/// // widgetgen:end
/// ```
/// The example consists of text, a section for a source, and a section for a separate file. As in Sourcery, removing a
/// section from the text also removes the blank lines before it, but not the line break after it.
struct RenderedSections {
  enum Piece: Equatable {
    case text(String)
    case inline(InlineSection, written: String)
    case file(name: String, text: String)
  }

  /// The reason why a text cannot be split.
  enum Failure: Error, Equatable {
    case nested(String)
    case unclosed(String)
  }

  private(set) var pieces: [Piece] = []
  private let bytes: [UInt8]
  /// The start of the text that does not belong to a piece yet.
  private var textStart = 0
  /// The start of the blank lines before the current line, or nil if there are none.
  private var blankStart: Int?
  private var open: Opened?

  /// The section whose end has not been found yet.
  private struct Opened {
    var marker: Marker
    /// The start of the section, including the blank lines before it.
    var start: Int
    var bodyStart: Int
    /// The offset after the last line that is not blank.
    var bodyEnd: Int
  }

  static func cut(_ bytes: [UInt8]) throws(Failure) -> [Piece] {
    var sections = RenderedSections(bytes: bytes)
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      try sections.read(line..<end)
      line = end + 1
    }
    if let open = sections.open { throw .unclosed(open.marker.name) }
    sections.addText(upTo: bytes.count)
    return sections.pieces
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ line: Range<Int>) throws(Failure) {
    guard let first = bytes[line].firstIndex(where: { !isBlank($0) }) else {
      if blankStart == nil { blankStart = line.lowerBound }
      return
    }
    defer { blankStart = nil }
    guard let marker = Marker(bytes[first..<line.upperBound]) else {
      open?.bodyEnd = min(line.upperBound + 1, bytes.count)
      return
    }
    if marker.kind == .end {
      close(at: first..<line.upperBound, marker)
    } else if let open {
      throw .nested(open.marker.name)
    } else {
      let body = min(line.upperBound + 1, bytes.count)
      open = Opened(
        marker: marker, start: blankStart ?? line.lowerBound, bodyStart: body, bodyEnd: body)
    }
  }

  private mutating func close(at end: Range<Int>, _ marker: Marker) {
    guard let open, open.marker.origin == marker.origin else { return }
    self.open = nil
    addText(upTo: open.start)
    let body = text(open.bodyStart..<open.bodyEnd)
    let last = end.lowerBound + marker.length
    if open.marker.kind == .file {
      pieces.append(.file(name: open.marker.name, text: body))
    } else {
      let section = InlineSection(
        origin: open.marker.origin, name: open.marker.name, text: body)
      pieces.append(.inline(section, written: text(open.start..<last)))
    }
    textStart = last
  }

  private mutating func addText(upTo end: Int) {
    if textStart < end { pieces.append(.text(text(textStart..<end))) }
    textStart = end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A line that opens or closes a section.
private struct Marker {
  enum Kind { case inline, file, end }

  var kind: Kind
  var origin: Annotation.Origin
  var name: String
  /// The length of the closing marker, including the word `end`; 0 for an opening marker.
  var length: Int

  /// Returns nil if the line is not a marker.
  ///
  /// - Parameter line: the line without leading white space.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "//".utf8) else { return nil }
    let comment = line.dropFirst(2).drop(while: isBlank)
    guard let colon = comment.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    switch String(decoding: comment[..<colon], as: UTF8.self) {
    case "widgetgen": origin = .widgetgen
    case "sourcery": origin = .sourcery
    default: return nil
    }
    let rest = comment[(colon + 1)...]
    if rest.starts(with: "end".utf8) {
      (kind, name, length) = (.end, "", rest.startIndex + 3 - line.startIndex)
      return
    }
    let word = rest.prefix { !isBlank($0) }
    guard rest[word.endIndex...].allSatisfy(isBlank),
      let separator = word.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    switch String(decoding: word[..<separator], as: UTF8.self) {
    case "inline": kind = .inline
    case "file": kind = .file
    default: return nil
    }
    name = String(decoding: word[(separator + 1)...], as: UTF8.self)
    length = 0
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
