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

extension PlacedText {
  /// The words between blanks; what is in quotes stays together.
  ///
  /// A word that ends in `,`, `|` or `:` takes the next one in, and a parenthesis at either end of
  /// a word is a word of its own: `for a, b in (x)` gives `for`, `a,b`, `in`, `(`, `x`, `)`.
  func words() -> [PlacedText] { split(at: UInt8(ascii: " ")) }

  /// The parts between separators outside of quotes, without empty ones, glued and cut as `words`
  /// says. All of Stencil's reading of a tag comes down to this.
  func split(at separator: UInt8) -> [PlacedText] {
    var words: [PlacedText] = []
    var word = PlacedText(emptyAt: range.start)
    var end = separator
    var quotes = (single: 0, double: 0)
    for index in bytes.indices {
      let byte =
        Self.separates(bytes[index], as: separator) && end == separator
        ? separator : bytes[index]
      if byte == UInt8(ascii: "'") { quotes.single += 1 }
      if byte == UInt8(ascii: "\"") { quotes.double += 1 }
      if byte == end {
        if end != separator {
          word.append(index, of: self)
        } else if quotes.single.isMultiple(of: 2) || quotes.double.isMultiple(of: 2) {
          Self.add(word, to: &words, at: separator)
          word = PlacedText(emptyAt: range.start)
        }
        end = separator
      } else {
        if end == separator, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { end = byte }
        word.append(index, of: self)
      }
    }
    Self.add(word, to: &words, at: separator)
    return words
  }

  /// Tabs and carriage returns count as blanks between words: Stencil takes them for letters, which
  /// no template can mean.
  private static func separates(_ byte: UInt8, as separator: UInt8) -> Bool {
    byte == separator
      || separator == UInt8(ascii: " ")
        && (byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r"))
  }

  /// Glues a word to the one before it, or cuts it at its parentheses. Stencil does not cut the
  /// first word, so that `{{ (a or b) and c }}` prints nothing there.
  private static func add(
    _ word: PlacedText, to words: inout [PlacedText], at separator: UInt8
  ) {
    guard var first = word.bytes.first, var last = word.bytes.last else { return }
    var word = word
    var closing: [PlacedText] = []
    while !words.isEmpty || separator == UInt8(ascii: " ") {
      if let before = words.last?.bytes.last, isGlue(before) {
        // `outer: for` is a label and a tag.
        let isLabelled = words.count == 1 && word == "for"
        if isLabelled { words.append(word) } else { words[words.count - 1].append(word) }
        word = PlacedText(emptyAt: 0)
      } else if isGlue(word), !words.isEmpty {
        words[words.count - 1].append(word)
        word = PlacedText(emptyAt: 0)
      } else if word.bytes.count > 1, isParenthesis(first) {
        words.append(word[0..<1])
        word = word[1..<word.bytes.count]
      } else if word.bytes.count > 1, isParenthesis(last) {
        closing.append(word[(word.bytes.count - 1)..<word.bytes.count])
        word = word[0..<(word.bytes.count - 1)]
      } else {
        break
      }
      guard let nextFirst = word.bytes.first, let nextLast = word.bytes.last else { break }
      (first, last) = (nextFirst, nextLast)
    }
    if !word.isEmpty { words.append(word) }
    words += closing.reversed()
  }

  private static func isGlue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":")
  }

  /// Whether a word means nothing but separators of filters and their arguments.
  private static func isGlue(_ word: PlacedText) -> Bool {
    word == "," || word == "|" || word == ":" || word == ",|" || word == "|:" || word == ",|:"
  }

  private static func isParenthesis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }
}
