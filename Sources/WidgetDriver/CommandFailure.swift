package import WidgetSource

/// The reason why a command ends early.
package enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// Errors are reported as diagnostics. `texts` are the files whose lines are shown.
  case diagnostics([Diagnostic], texts: [SourceFile], ExitCode)

  /// Returns the failure for a file that cannot be read.
  package static func unreadable(_ error: FileError) -> CommandFailure {
    .diagnostics([DriverDiagnostics.unreadable(error)], texts: [], .usage)
  }
}
