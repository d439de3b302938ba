import WidgetSource

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
