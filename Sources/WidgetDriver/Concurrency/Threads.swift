import Dispatch
import WidgetSource

/// Work on the threads of the system's pool, this one being one of them.
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
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      Platform.growHeapInLargeSteps()
      while let start = rest.update({ $0.next() }) {
        let batch = elements[start..<min(start + size, elements.count)].map(transform)
        results.update { $0[start / size] = batch }
      }
    }
    return results.update { $0.flatMap(\.self) }
  }
}
