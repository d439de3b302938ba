import Foundation

/// Returns the processor time of this process or of its child processes, in seconds.
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
