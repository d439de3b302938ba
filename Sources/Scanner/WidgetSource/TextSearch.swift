/// Substring search on UTF-8 bytes.
///
/// The standard library's search functions are part of its support for regular expressions, which
/// would make up a twelfth of a statically linked binary.
extension StringProtocol {
  /// Whether the text contains another text.
  ///
  /// For example: `"a && b".holds("&&")`.
  package func holds(_ part: String) -> Bool { firstPlace(of: part) != nil }

  /// Returns the text with all occurrences of a part replaced.
  ///
  /// For example: `"$0 > 1".replacing("$0", by: "count")`.
  package func replacing(_ part: String, by other: String) -> String {
    if part.isEmpty { return String(self) }
    var result = ""
    var rest = self[...]
    while let place = rest.firstPlace(of: part) {
      result += rest[..<place.lowerBound] + other
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// Returns the range of the first occurrence of a part, or nil if there is none.
  package func firstPlace(of part: String) -> Range<String.Index>? {
    guard let first = part.utf8.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part.utf8) {
        return start..<utf8.index(start, offsetBy: part.utf8.count)
      }
      rest = rest[utf8.index(after: start)...]
    }
    return nil
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    var text = Substring(self)
    // Most texts have no white space to trim. Comparing bytes is faster than comparing
    // characters.
    let visible: Range<UInt8> = 0x21..<0x7F
    if let first = text.utf8.first, let last = text.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return String(text)
    }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
