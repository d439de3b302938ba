/// How long each phase of a run took, for `--verbose`.
package struct PhaseTimes {
  /// One line a phase: `scan: 3300 sources in 0.041 s`.
  private(set) var text = ""
  private var start = ContinuousClock.now

  /// Starts the first phase.
  package init() {}

  /// Notes the time since the last phase ended.
  mutating func end(_ phase: String, _ counts: String) {
    let now = ContinuousClock.now
    let (seconds, attoseconds) = start.duration(to: now).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    text += "\(phase): \(counts) in \(milliseconds / 1000).\(zeros)\(fraction) s\n"
    start = now
  }
}
