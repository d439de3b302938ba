/// The exit status of a run; scripts and continuous integration rely on the numbers.
package enum ExitCode: Int32, Sendable {
  /// Done, everything up to date.
  case success = 0
  /// `check` found a stale file, `validate` found an invalid payload, or `doctor` found a problem. `contract` found a
  /// stale contract, a change that breaks an app or, with `--strict`, a warning. Also `--fix --diff` if there are
  /// edits.
  case stale = 1
  /// Wrong usage or configuration, or a file that cannot be read or written.
  case usage = 2
  /// The sources or the templates have errors.
  case invalidInput = 3
}
