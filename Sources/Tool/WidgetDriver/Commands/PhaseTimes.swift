/// The duration of each phase of a run, for `--verbose`.
package struct PhaseTimes {
  /// One line for each phase: `scan: 3300 sources in 0.041 s`.
  package private(set) var text = ""
  private var start = Platform.milliseconds

  /// Starts the first phase.
  package init() {}

  /// Records the time since the previous phase ended.
  package mutating func end(_ phase: String, _ counts: String) {
    let now = Platform.milliseconds
    let milliseconds = now - start
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    text += "\(phase): \(counts) in \(milliseconds / 1000).\(zeros)\(fraction) s\n"
    start = now
  }
}
