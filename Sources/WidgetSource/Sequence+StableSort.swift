/// Sorting that keeps equal elements in the order they came in, which the standard library's own
/// does not promise.
///
/// Of that one every call makes the compiler build another copy, a quarter of a second each. Here
/// one copy sorts the positions, for all types; only what runs for every file of a project is
/// worth one of its own.
extension Sequence {
  /// The elements in the order of a key.
  ///
  /// For example: `members.stablySorted(on: \.name)`.
  package func stablySorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    return sortedPositions(keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  /// The elements in an order that more than one key decides.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedPositions(elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in their own order.
  package func stablySorted() -> [Element] { stablySorted(by: <) }
}

/// The indices below a count, in the order of the elements at them.
private func sortedPositions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted { precedes($0, $1) || ($0 < $1 && !precedes($1, $0)) }
}
