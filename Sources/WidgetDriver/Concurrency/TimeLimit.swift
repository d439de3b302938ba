import Dispatch

/// Work that may take no longer than so many seconds.
package enum TimeLimit {
  /// Works on a thread of its own; nil when the time is over. The thread then goes on until the process
  /// ends.
  package static func run<Result: Sendable>(
    seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let result = Locked<Result?>(nil)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let value = work()
      result.update { $0 = value }
      end.signal()
    }
    guard end.wait(timeout: .now() + seconds) == .success else { return nil }
    return result.update { $0 }
  }
}
