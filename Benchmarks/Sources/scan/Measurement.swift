import Foundation

/// The processor time of the best of several runs: what disturbs a run only ever makes it slower.
///
/// Processor time and not time on the wall, so that a busy machine tells nearly the same; what is
/// measured runs on one thread, where the two are equal.
struct Measurement {
  private(set) var seconds = Double.infinity

  /// - Parameter ofChildren: whether `body` leaves the work to other processes.
  init(runs: Int, ofChildren: Bool = false, _ body: () -> Int) {
    for _ in 0..<runs {
      let start = Self.time(ofChildren)
      let result = body()
      seconds = min(seconds, Self.time(ofChildren) - start)
      // The result is looked at so that the work cannot be optimized away.
      precondition(result != .min)
    }
  }

  /// Seconds of processor time since the start, of this process or of those it ran.
  private static func time(_ ofChildren: Bool) -> Double {
    if ofChildren {
      var ticks = tms()
      times(&ticks)
      return Double(ticks.tms_cutime + ticks.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
