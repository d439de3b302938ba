import WidgetSource

/// Threads that share work with the calling thread. Each of them is a `StackThread`.
package struct Threads: Workers {
  /// The maximum number of simultaneous threads, including the calling thread.
  let count: Int

  /// The number of elements that a thread processes at a time. It is large enough that fetching a batch is cheap, and
  /// small enough that all threads finish at about the same time.
  private static let batchSize = 16

  /// Shares work among at most `count` threads, including the calling thread.
  package init(count: Int) { self.count = count }

  /// Shares work among as many threads as `--jobs` specifies, or one for each processor core.
  package init(_ arguments: Arguments, _ environment: ToolEnvironment) throws(UsageError) {
    count = try arguments.number("jobs", from: 1) ?? environment.processorCount
  }

  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let size = Self.batchSize
    if elements.count <= size { return elements.map(transform) }
    Platform.growHeapInLargeSteps()
    let starts = stride(from: 0, to: elements.count, by: size).map(\.self)
    let rest = Locked(starts.makeIterator())
    let results = Locked([[Result]](repeating: [], count: starts.count))
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        Platform.growHeapInLargeSteps()
        while let start = rest.update({ $0.next() }) {
          let batch = elements[start..<min(start + size, elements.count)].map(transform)
          results.update { $0[start / size] = batch }
        }
      }
      let others = (1..<max(1, min(count, starts.count))).map { _ in StackThread(work) }
      work()
      for thread in others { thread.join() }
    }
    return results.update { $0.flatMap(\.self) }
  }
}
