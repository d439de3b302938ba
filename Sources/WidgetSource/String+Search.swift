/// Finding a text in another, by their bytes.
///
/// The standard library's own functions are part of its regular expressions, which would be a twelfth
/// of a statically linked binary.
extension StringProtocol {
  /// Whether this text contains another one.
  ///
  /// For example: `"a && b".holds("&&")`.
  package func holds(_ part: String) -> Bool { firstPlace(of: part) != nil }

  /// The text with each occurrence of another one replaced.
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

  /// The first occurrence of another text; nil if there is none.
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
