import WidgetSource

/// The kind of a text that a command writes to a file that the user named: a contract, or a report in one format.
///
/// `ToolEnvironment.write` requires a kind, so each command specifies which checked-in files it may replace.
package struct DocumentKind: Sendable {
  /// The name with its article: `a contract`.
  let name: String
  /// Returns whether a text is recognizably of this kind.
  let matches: @Sendable (_ text: String) -> Bool

  /// - Parameters:
  ///   - name: the name with its article: `a contract`.
  ///   - matches: returns whether a text is recognizably of this kind.
  package init(_ name: String, matches: @escaping @Sendable (_ text: String) -> Bool) {
    self.name = name
    self.matches = matches
  }

  /// A kind whose texts start with the same characters.
  package init(_ name: String, startingWith start: String) {
    self.init(name) { $0.hasPrefix(start) }
  }

  /// A kind of JSON, which is recognized without being parsed. A file with merge conflicts is also recognized.
  ///
  /// - Parameters:
  ///   - starts: the possible first characters, without white space.
  ///   - parts: the parts that each text contains, without white space.
  package init(_ name: String, jsonStartingWith starts: [String], containing parts: String...) {
    self.init(name) { text in
      let compact = String(
        decoding: text.utf8.filter { !" \n\r\t".utf8.contains($0) }, as: UTF8.self)
      return starts.contains(where: compact.hasPrefix) && parts.allSatisfy(compact.holds)
    }
  }
}

/// Files that a command replaces because the user named them.
extension ToolEnvironment {
  /// Writes a file that the user named, unless it already has the given content.
  ///
  /// A device, a pipe or an open descriptor is written without being read. A file that this run also reads is never
  /// replaced. A file that git tracks is replaced only if it is recognizably of the same kind.
  package func write(_ text: [UInt8], as kind: DocumentKind, to path: String) -> ExitCode {
    do throws(Diagnostic) {
      try replace(path, with: text, as: kind)
      return .success
    } catch {
      printError("error: '\(path.printable)' \(error.message.printable)\n")
      return .usage
    }
  }

  private func replace(
    _ path: String, with text: [UInt8], as kind: DocumentKind
  ) throws(Diagnostic) {
    let status = fileSystem.status(path)
    let place = WritePlace(FilePath.normalize(path))
    do throws(FileError) {
      if FilePath.descriptor(path) != nil { return try fileSystem.send(path, text) }
    } catch {
      throw DriverDiagnostics.unwritable(error)
    }
    let target = try fileSystem.target(of: place)
    var old: FileContent?
    do throws(FileError) {
      if status?.kind == .other { return try fileSystem.send(target, text) }
      let inputs = inputs.update(\.self)
      if status != nil { old = try fileSystem.read(path) }
      if old?.bytes == text { return }
      if old?.isInput(among: inputs) == true {
        throw FileError(path: path, reason: DriverDiagnostics.isInput)
      }
    } catch {
      throw DriverDiagnostics.unwritable(error)
    }
    if let old, !old.bytes.isEmpty, !kind.matches(String(decoding: old.bytes, as: UTF8.self)) {
      let reason =
        !inputsAreKnown
        ? "the run ended early, and the file" : isTracked(target) ? "git tracks it, and it" : nil
      if let reason {
        throw DriverDiagnostics.unwritable(
          FileError(
            path: path,
            reason: "\(reason) is not \(kind.name), so it is not replaced; choose another file, or "
              + "remove it first"))
      }
    }
    let change = OutputPlan.Change(
      place, .other, old: old?.bytes, new: text, status: old?.status)
    if let error = OutputWriter(fileSystem).write([change]).first { throw error }
    // A second text of the same run must not replace the first one.
    if let identity = fileSystem.status(path)?.identity {
      inputs.update { _ = $0.insert(identity) }
    }
  }

  /// Whether git tracks a file. Without git or a repository, no file is tracked.
  ///
  /// - Parameter path: the real path.
  private func isTracked(_ path: String) -> Bool {
    // A folder that belongs to another user is still a repository, but its programs must not run.
    let git = [
      "git", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--literal-pathspecs",
    ]
    // In a hook, the variable GIT_DIR can be relative to the working directory.
    let places = [["-C", FilePath.folder(path)], []]
    return places.lazy.compactMap { runCommand(git + $0 + ["ls-files", "--", path]) }
      .first.map { !$0.isEmpty } ?? false
  }
}
