/// Finding a text in another, by their bytes.
///
/// The standard library's own functions for it belong to its regular expressions, which would be a
/// twelfth of a binary that has all libraries inside.
extension StringProtocol {
  /// Whether a text stands somewhere in this one.
  ///
  /// For example: `"a && b".holds("&&")`.
  package func holds(_ part: String) -> Bool { firstPlace(of: part) != nil }

  /// Where a text stands first in this one; nil where it does not.
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
