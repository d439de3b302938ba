/// Work with a time limit.
package enum TimeLimit {
  /// Does the work on another thread.
  ///
  /// - Returns: nil if the time limit was exceeded. The thread then continues until the work is done or the process
  ///   ends.
  package static func run<Result: Sendable>(
    seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let result = Locked<Result?>(nil)
    let thread = StackThread {
      let value = work()
      result.update { $0 = value }
    }
    guard result.wait(seconds: seconds, until: { $0 != nil }) else { return nil }
    thread.join()
    return result.update { $0 }
  }
}
