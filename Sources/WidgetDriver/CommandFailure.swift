package import WidgetSource

/// Why a command ends before its work is done.
package enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// Something is wrong with a file; `texts` are the files whose lines are shown.
  case diagnostics([Diagnostic], texts: [SourceFile], ExitCode)

  /// A file that cannot be read.
  package static func unreadable(_ error: FileError) -> CommandFailure {
    .diagnostics([DriverDiagnostics.unreadable(error)], texts: [], .usage)
  }
}
