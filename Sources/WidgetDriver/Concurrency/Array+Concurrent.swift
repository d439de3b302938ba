import Dispatch

extension Array where Element: Sendable {
  /// The results of a function over the elements, in the order of the elements, several made at
  /// once.
  ///
  /// - Parameter jobs: how many threads work on it; this one is one of them.
  func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if jobs <= 1 || count <= 1 { return map(transform) }
    let rest = Locked(indices.makeIterator())
    let results = Locked([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
      while let index = rest.update({ $0.next() }) {
        let result = transform(self[index])
        results.update { $0[index] = result }
      }
    }
    return results.update(\.self).compactMap(\.self)
  }
}
