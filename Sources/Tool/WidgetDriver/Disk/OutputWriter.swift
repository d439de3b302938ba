import WidgetGenerator
package import WidgetSource

/// Executes a plan. Every file is complete at all times, because each text is written to a temporary file next to its
/// target. When all temporary files are on the disk, they are renamed.
///
/// A killed run can leave temporary files, which the next run that writes to the same folder removes. Simultaneous runs
/// have different temporary files, and the last rename wins.
package struct OutputWriter {
  let fileSystem: FileSystem
  /// The id of this process, which distinguishes its temporary files from other runs' files.
  let processID: Int32
  /// Returns whether the process with an id is running and may need its temporary files.
  let isRunning: (Int32) -> Bool

  /// Creates a writer for one disk.
  package init(_ fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    processID = Platform.processID
    isRunning = Platform.isRunning
  }

  /// A temporary file that is going to be renamed.
  private struct Staged {
    let change: OutputPlan.Change
    /// The real path that the temporary file is renamed to.
    let target: String
    let temporary: String
  }

  /// Writes all files, or none if one of the temporary files cannot be written.
  ///
  /// - Returns: the first error if no file was written, or else an error for each file that could not be replaced or
  ///   that changed during the run.
  package func write(_ changes: [OutputPlan.Change]) -> [Diagnostic] {
    var staged: [Staged] = []
    var newFolders: [String] = []
    var cleaned: Set<String> = []
    do throws(Diagnostic) {
      for change in changes {
        staged.append(try stage(change, number: staged.count, &newFolders, &cleaned))
      }
    } catch {
      for file in staged { fileSystem.remove(file.temporary) }
      for folder in newFolders.reversed() { fileSystem.removeFolder(folder) }
      return [error]
    }
    let errors = staged.compactMap(commit)
    for folder in cleaned.stablySorted() { fileSystem.flushFolder(folder) }
    return errors
  }

  /// Removes generated files.
  ///
  /// - Returns: an error for each file that changed since it was planned, or that is outside of its folder.
  func remove(generated places: [WritePlace]) -> [Diagnostic] {
    let header = Array(GeneratedHeader.text.utf8)
    return places.compactMap { place in
      do throws(Diagnostic) {
        let target = try fileSystem.removalTarget(of: place)
        guard let bytes = try? fileSystem.read(target).bytes, bytes.starts(with: header) else {
          return DriverDiagnostics.changedSinceScan(path: place.path)
        }
        fileSystem.remove(target)
        return nil
      } catch {
        return error
      }
    }
  }

  private func stage(
    _ change: OutputPlan.Change, number: Int, _ newFolders: inout [String],
    _ cleaned: inout Set<String>
  ) throws(Diagnostic) -> Staged {
    let target = try fileSystem.target(of: change.place)
    let folder = FilePath.folder(target)
    let temporary = temporaryPath(for: target, number: number)
    do throws(FileError) {
      try createFolders(folder, &newFolders)
      if cleaned.insert(folder).inserted { removeLeftovers(in: folder) }
      try fileSystem.create(temporary, change.new, change.status)
    } catch {
      throw unwritable(change, error)
    }
    return Staged(change: change, target: target, temporary: temporary)
  }

  /// Returns a diagnostic with the path that the user specified instead of the path of the temporary file.
  private func unwritable(_ change: OutputPlan.Change, _ error: FileError) -> Diagnostic {
    DriverDiagnostics.unwritable(FileError(path: change.path, reason: error.reason))
  }

  private func commit(_ file: Staged) -> Diagnostic? {
    do throws(Diagnostic) {
      try checkTarget(of: file)
      do throws(FileError) {
        try rename(file)
      } catch {
        throw unwritable(file.change, error)
      }
      return nil
    } catch {
      fileSystem.remove(file.temporary)
      return error
    }
  }

  /// Repeats the checks of the plan immediately before the rename: the file was not moved and may be replaced.
  private func checkTarget(of file: Staged) throws(Diagnostic) {
    let change = file.change
    let content = try? fileSystem.read(file.target)
    let isUnchanged =
      switch change.kind {
      case .source: content?.bytes == change.old
      case .output: content.map { GeneratedMark.isAtStart(of: $0.bytes) } ?? true
      case .other: true
      }
    guard try fileSystem.target(of: change.place) == file.target, isUnchanged else {
      throw DriverDiagnostics.changedSinceScan(path: change.path)
    }
  }

  private func rename(_ file: Staged) throws(FileError) {
    do throws(FileError) {
      try fileSystem.rename(file.temporary, file.target)
    } catch  where error.isMissing {
      // A run on another machine removed the temporary file, because that machine has no process with this id.
      try fileSystem.create(file.temporary, file.change.new, file.change.status)
      try fileSystem.rename(file.temporary, file.target)
    }
  }

  private func createFolders(
    _ folder: String, _ created: inout [String]
  ) throws(FileError) {
    var missing: [String] = []
    var path = folder
    while path != ".", path != "/", fileSystem.status(path) == nil {
      missing.append(path)
      path = FilePath.folder(path)
    }
    for path in missing.reversed() {
      try fileSystem.createFolder(path)
      created.append(path)
    }
  }
}

/// Temporary files: `.widgetgen-PROCESS-NUMBER-NAME`. They are hidden, so `FileWalk` skips them.
extension OutputWriter {
  private static let temporaryPrefix = ".widgetgen-"

  private func temporaryPath(for target: String, number: Int) -> String {
    // Names have at most 255 bytes. The target's name is only informative.
    let name = String(FilePath.name(target).suffix(50))
    return FilePath.join(
      FilePath.folder(target), "\(Self.temporaryPrefix)\(processID)-\(number)-\(name)")
  }

  /// Removes the temporary files of killed runs, including runs that had the id of this process.
  private func removeLeftovers(in folder: String) {
    guard let entries = try? fileSystem.entries(folder) else { return }
    for entry in entries where entry.kind == .file && entry.name.hasPrefix(Self.temporaryPrefix) {
      let parts = entry.name.dropFirst(Self.temporaryPrefix.count).split(separator: "-")
      guard let owner = parts.first.flatMap({ Int32($0) }), parts.count > 1 else { continue }
      if owner == processID || !isRunning(owner) {
        fileSystem.remove(FilePath.join(folder, entry.name))
      }
    }
  }
}
