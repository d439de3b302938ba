package import WidgetSource

/// The reason why a command ends early.
package enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// Errors are reported as diagnostics. `texts` are the files whose lines are shown.
  case diagnostics([Diagnostic], texts: [SourceFile], ExitCode)

  /// Returns the failure with one diagnostic.
  ///
  /// - Parameter file: the file that the message is about, or an empty string for the whole project.
  package static func problem(
    _ rule: Rule, _ message: String, in file: String = ""
  ) -> CommandFailure {
    .diagnostics([Diagnostic(rule: rule, message: message, file: file)], texts: [], .usage)
  }

  /// Returns the failure for a file that cannot be read.
  package static func unreadable(_ error: FileError) -> CommandFailure {
    .diagnostics([DriverDiagnostics.unreadable(error)], texts: [], .usage)
  }
}

extension FileSystem {
  /// Reads a source.
  package func source(_ path: String) throws(FileError) -> SourceFile {
    SourceFile(path: path, bytes: try read(path).bytes)
  }

  /// Reads a file that the user named, and fails the command if this is impossible.
  package func namedSource(_ path: String) throws(CommandFailure) -> SourceFile {
    do throws(FileError) {
      return try source(path)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Fails the command if a file that the tool found by its name is a link out of its repository.
  package func requireInRepository(_ path: String) throws(CommandFailure) {
    guard isLink(path), case let repository = Repository(around: FilePath.folder(path), self),
      !repository.contains(path)
    else { return }
    throw .diagnostics(
      [DriverDiagnostics.outsideRepository(path, repository, in: path, nil)], texts: [],
      .usage)
  }

  /// Fails the command unless all paths are folders.
  package func requireFolders(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      let status = status(path)
      if status?.kind == .folder { continue }
      let reason = status == nil ? "no such file or directory" : "it is not a folder"
      throw .unreadable(FileError(path: path, reason: reason))
    }
  }
}
