extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    let text = drop { $0.isWhitespace }
    let last = text.lastIndex { !$0.isWhitespace }
    return String(last.map { text[...$0] } ?? text)
  }
}
