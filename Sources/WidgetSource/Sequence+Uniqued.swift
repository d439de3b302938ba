extension Sequence {
  /// The elements whose value for a function no earlier one has, in order.
  ///
  /// For example: of `["a", "b", "A"]` by their lower case `a` and `b`.
  package func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in order.
  package func uniqued() -> [Element] { uniqued(by: { $0 }) }
}
