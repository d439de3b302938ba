package import WidgetSource

/// The text of a tag, or a part of it, with the position of each byte in the file.
///
/// As in Stencil, the lines of a tag are joined, and its words are split and joined, before they are parsed. With the
/// positions, a diagnostic can still point to the word that causes the error.
package struct PlacedText: Sendable {
  private(set) var bytes: [UInt8] = []
  private var offsets: [UInt32] = []
  /// The position of the text if it is empty.
  private var start: UInt32

  /// Creates an empty text at a position.
  init(emptyAt start: UInt32) {
    self.start = start
  }

  /// Creates the text of a range in a file.
  init(_ range: Range<Int>, of file: [UInt8]) {
    bytes = Array(file[range])
    offsets = range.map(UInt32.init(truncatingIfNeeded:))
    start = UInt32(truncatingIfNeeded: range.lowerBound)
  }

  /// The text without the positions.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The range in the file, from the first byte to the last.
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

  /// Appends a byte of another text, with its position.
  mutating func append(_ index: Int, of other: PlacedText) {
    bytes.append(other.bytes[index])
    offsets.append(other.offsets[index])
  }

  mutating func append(_ other: PlacedText) {
    bytes += other.bytes
    offsets += other.offsets
  }

  /// Joins texts with a separator between them.
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
  /// Whether the text is equal to a string.
  static func == (text: PlacedText, other: StaticString) -> Bool {
    other.withUTF8Buffer { text.bytes.elementsEqual($0) }
  }

  /// Returns the text without leading and trailing spaces.
  ///
  /// As in Stencil, the spaces after a single character remain: `{{ n |uppercase }}` reads a
  /// variable named `n `.
  func trimmed() -> PlacedText {
    if isEmpty { return self }
    let blank = UInt8(ascii: " ")
    let first = bytes.firstIndex { $0 != blank } ?? 0
    let head = bytes.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let last = bytes.lastIndex { $0 != blank } ?? 0
    return self[first..<(last >= head ? last + 1 : bytes.count)]
  }

  /// Returns the text as a single line: its lines, trimmed and joined with spaces.
  func joinedLines() -> PlacedText {
    let lines = bytes.indices.split { bytes[$0] == UInt8(ascii: "\n") }
    guard let first = lines.first else { return PlacedText(emptyAt: start) }
    if lines.count == 1 { return self[first.startIndex..<first.endIndex].trimmed() }
    return PlacedText.joined(
      lines.map { self[$0.startIndex..<$0.endIndex].trimmed() }, separator: UInt8(ascii: " "))
  }
}

extension PlacedText {
  /// Splits the text at spaces, tabs and carriage returns outside of quotes.
  ///
  /// A word that ends with `,`, `|` or `:` is joined with the next word, and a word of only these characters is also
  /// joined with the previous word. A parenthesis at either end of a word is a separate word. For example,
  /// `for a, b in (x)` becomes `for`, `a,b`, `in`, `(`, `x`, `)`.
  func words() -> [PlacedText] { split(at: UInt8(ascii: " ")) }

  /// Splits the text at separators outside of quotes and omits empty parts. As in Stencil, the
  /// parts are then joined and split as described for `words()`.
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

  /// Whether a byte is the given separator. If the separator is a space, tabs and carriage returns are also
  /// separators, unlike in Stencil.
  private static func separates(_ byte: UInt8, as separator: UInt8) -> Bool {
    byte == separator
      || separator == UInt8(ascii: " ")
        && (byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r"))
  }

  /// Joins a word with the previous one, or splits it at its parentheses. Unlike in Stencil, the first
  /// word of a tag is also split, so `{{ (a or b) and c }}` prints a condition. As in Stencil, the first
  /// part remains unchanged if the separator is not a space.
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

  /// Whether a word consists only of separators of filters and arguments.
  private static func isGlue(_ word: PlacedText) -> Bool {
    word == "," || word == "|" || word == ":" || word == ",|" || word == "|:" || word == ",|:"
  }

  private static func isParenthesis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }
}
