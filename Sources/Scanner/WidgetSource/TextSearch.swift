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
    let offset =
      utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: part.utf8) }
      ?? Array(utf8).firstOffset(of: part.utf8)
    guard let offset else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the offset of the first occurrence of a part, or nil if there is none. It searches bytes in memory, since
  /// each step through a view of a text takes many times as long.
  fileprivate func firstOffset(of part: String.UTF8View) -> Int? {
    guard let first = part.first else { return 0 }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return start - startIndex }
      rest = rest[(start + 1)...]
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
