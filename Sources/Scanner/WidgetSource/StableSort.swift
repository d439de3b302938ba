/// Stable sorting, which the standard library does not guarantee.
///
/// The compiler specializes the standard library's `sorted` for each call, which adds a quarter of
/// a second to the build. Here, one specialization sorts indices for all types. Code that runs for
/// every file of a project calls `sorted` directly, because it is faster.
extension Sequence {
  /// Returns the elements sorted by a key.
  ///
  /// For example: `members.stablySorted(on: \.name)`.
  package func stablySorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    return sortedPositions(keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  /// Returns the elements sorted by a predicate.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedPositions(elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order.
  package func stablySorted() -> [Element] { stablySorted(by: <) }
}

/// Returns the indices below a count, sorted by a predicate on indices.
private func sortedPositions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted { precedes($0, $1) || ($0 < $1 && !precedes($1, $0)) }
}
