import WidgetSource

/// Work on this thread and on others, each with a stack of the same size.
package struct Threads: Workers {
  /// How many there are at once.
  let count: Int

  /// Elements that a thread takes at a time: enough that handing them out costs nothing, and few
  /// enough that all threads end together.
  private static let batchSize = 16

  /// Uses at most `count` threads at once.
  package init(count: Int) { self.count = count }

  /// As many as `--jobs` says, else one a core.
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
