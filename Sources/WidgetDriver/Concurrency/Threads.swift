import Dispatch

/// Elements that a thread takes at a time: enough that handing them out costs nothing, and few
/// enough that all threads end together.
private let batchSize = 16

extension Array where Element: Sendable {
  /// The results of a function over the elements, in the order of the elements, several made at
  /// once.
  ///
  /// - Parameter jobs: how many threads work on it; this one is one of them.
  func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if count <= batchSize { return map(transform) }
    Platform.growHeapInLargeSteps()
    let starts = stride(from: 0, to: count, by: batchSize).map(\.self)
    let rest = Locked(starts.makeIterator())
    let results = Locked([[Result]](repeating: [], count: starts.count))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      Platform.growHeapInLargeSteps()
      while let start = rest.update({ $0.next() }) {
        let batch = self[start..<Swift.min(start + batchSize, count)].map(transform)
        results.update { $0[start / batchSize] = batch }
      }
    }
    return results.update { $0.flatMap(\.self) }
  }
}
