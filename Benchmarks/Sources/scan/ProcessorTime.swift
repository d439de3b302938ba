import Foundation

/// Seconds of processor time since the start, of this process or of those it ran.
func processorTime(ofChildren: Bool = false) -> Double {
  if ofChildren {
    var ticks = tms()
    times(&ticks)
    return Double(ticks.tms_cutime + ticks.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
