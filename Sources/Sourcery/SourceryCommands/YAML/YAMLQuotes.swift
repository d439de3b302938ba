import WidgetDriver

/// Determines, for each character of a text, whether it is outside of quotes.
struct YAMLQuotes {
  private var quote: Character?
  private var isEscaped = false
  private var previous: Character?
  /// The previous character that is not white space.
  private var lastVisible: Character?

  /// Whether a quoted string has begun but not ended.
  var isOpen: Bool { quote != nil }

  /// Reads one character and returns whether it is outside of quotes. A quotation mark itself is not outside.
  mutating func isOutside(_ character: Character) -> Bool {
    defer {
      previous = character
      if !character.isWhitespace { lastVisible = character }
    }
    guard let quote else {
      if opensQuote(character) { quote = character }
      return self.quote == nil
    }
    if isEscaped {
      isEscaped = false
    } else if character == "\\", quote == "\"" {
      isEscaped = true
    } else if character == quote {
      self.quote = nil
    }
    return false
  }

  /// Returns whether a character opens a quoted string.
  ///
  /// A quotation mark opens a string at the start of a value. In the middle of a word, it is an
  /// apostrophe. A single quote directly after another one reopens the string, because `''` is an
  /// escaped single quote.
  private func opensQuote(_ character: Character) -> Bool {
    guard "\"'".contains(character) else { return false }
    if character == "'", previous == "'" { return true }
    let isBehindSpace = previous.map { $0.isWhitespace || "[{,:".contains($0) } ?? true
    return isBehindSpace && lastVisible.map("[{,:-".contains) ?? true
  }
}

/// Counts the open brackets outside of quotes.
struct YAMLNesting {
  private var quotes = YAMLQuotes()
  private var depth = 0

  var isOpen: Bool { depth > 0 }

  mutating func read(_ text: some StringProtocol) {
    for character in text { _ = read(character) }
  }

  /// Reads one character and returns whether it is outside of quotes.
  mutating func read(_ character: Character) -> Bool {
    guard quotes.isOutside(character) else { return false }
    if "[{".contains(character) {
      depth += 1
    } else if "]}".contains(character) {
      depth -= 1
    }
    return true
  }
}
