/// An element with the same name as an earlier element.
package struct Namesake<Element> {
  package let name: String
  package let element: Element
  /// The first element with the name.
  package let first: Element
}

extension Sequence {
  /// Returns the elements that share a name with an earlier element, in order, once for each shared name.
  ///
  /// For example: `["a", "b", "A"].namesakes { [$0.lowercased()] }` is the last element, with the
  /// name `a`.
  package func namesakes(by names: (Element) -> [String]) -> [Namesake<Element>] {
    var first: [String: Element] = [:]
    var found: [Namesake<Element>] = []
    for element in self {
      for name in names(element) {
        if let other = first[name] {
          found.append(Namesake(name: name, element: element, first: other))
        } else {
          first[name] = element
        }
      }
    }
    return found
  }
}

extension Sequence {
  /// Returns the elements, except for elements whose value equals the value of an earlier element.
  ///
  /// For example: `["a", "b", "A"].uniqued { $0.lowercased() }` is `["a", "b"]`.
  package func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in order.
  package func uniqued() -> [Element] { uniqued(by: { $0 }) }
}

extension Collection where Element: Hashable {
  /// The index of the first element that equals an earlier element, or nil if all elements are different.
  package var firstRepetition: Index? { firstRepetition(from: startIndex) }

  /// Returns the index of the first element at or after an index that equals any earlier element, or nil if there isn't
  /// one.
  ///
  /// For example: `["a", "a", "b", "a"].firstRepetition(from: 2)` is 3.
  package func firstRepetition(from start: Index) -> Index? {
    var seen = Set(self[..<start])
    return self[start...].indices.first { !seen.insert(self[$0]).inserted }
  }
}
