import WidgetDriver

/// Finds out for each character of a text whether it is outside of quotes, where it may mean
/// something.
struct YAMLQuotes {
  private var quote: Character?
  private var isEscaped = false
  private var previous: Character?
  /// White space left out.
  private var lastVisible: Character?

  /// Whether there is a quotation mark that nothing has closed.
  var isOpen: Bool { quote != nil }

  /// Reads one character; quotation marks are not outside.
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

  /// Only where a text begins, an apostrophe inside of one is none, or right after a single quote:
  /// two of them are one that does not end the text.
  private func opensQuote(_ character: Character) -> Bool {
    guard "\"'".contains(character) else { return false }
    if character == "'", previous == "'" { return true }
    let isBehindSpace = previous.map { $0.isWhitespace || "[{,:".contains($0) } ?? true
    return isBehindSpace && lastVisible.map("[{,:-".contains) ?? true
  }
}

/// Counts the brackets that are open, quotes passed over.
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
