package import WidgetSource

/// Carries out a plan so that every file is whole at any moment: each text goes to a temporary
/// file next to its target, and when all of them are on the disk they are renamed, one by one.
///
/// A run that is killed leaves temporary files at worst; the next one that writes into the folder
/// removes them. Two runs at once have different temporary files, and the last rename counts.
package struct OutputWriter {
  let fileSystem: FileSystem
  /// Makes the names of temporary files different from those of other runs.
  let processID: Int32
  /// Whether a process still runs, which may want its temporary files.
  let isRunning: (Int32) -> Bool

  /// Creates a writer for one disk.
  package init(_ fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    processID = Platform.processID
    isRunning = Platform.isRunning
  }

  /// A text on disk that waits for its place.
  private struct Staged {
    let change: OutputPlan.Change
    let temporary: String
  }

  /// Writes all files, or none when one of them cannot be put next to its target.
  ///
  /// - Returns: an error for each file that could not be written or was changed meanwhile.
  package func write(_ changes: [OutputPlan.Change]) -> [Diagnostic] {
    var staged: [Staged] = []
    var newFolders: [String] = []
    var cleaned: Set<String> = []
    do throws(FileError) {
      for change in changes {
        let folder = FilePath.folder(change.target)
        try createFolders(folder, &newFolders)
        if cleaned.insert(folder).inserted { removeLeftovers(in: folder) }
        let temporary = temporaryPath(for: change.target, number: staged.count)
        try fileSystem.create(temporary, change.new, change.status)
        staged.append(Staged(change: change, temporary: temporary))
      }
    } catch {
      for file in staged { fileSystem.remove(file.temporary) }
      for folder in newFolders.reversed() { fileSystem.removeFolder(folder) }
      return [DriverDiagnostics.unwritable(blamed(error, on: changes[staged.count]))]
    }
    let errors = staged.compactMap(commit)
    for folder in cleaned.stablySorted() { fileSystem.flushFolder(folder) }
    return errors
  }

  /// The user knows nothing of temporary files.
  private func blamed(_ error: FileError, on change: OutputPlan.Change) -> FileError {
    let isTemporary = FilePath.name(error.path).hasPrefix(Self.temporaryPrefix)
    return FileError(path: isTemporary ? change.path : error.path, reason: error.reason)
  }

  private func commit(_ file: Staged) -> Diagnostic? {
    let change = file.change
    if change.isSource, (try? fileSystem.read(change.target))?.bytes != change.old {
      fileSystem.remove(file.temporary)
      return DriverDiagnostics.changedSinceScan(path: change.path)
    }
    do throws(FileError) {
      do throws(FileError) {
        try fileSystem.rename(file.temporary, change.target)
      } catch  where error.isMissing {
        // A run on another machine took the file for a leftover.
        try fileSystem.create(file.temporary, change.new, change.status)
        try fileSystem.rename(file.temporary, change.target)
      }
      return nil
    } catch {
      fileSystem.remove(file.temporary)
      return DriverDiagnostics.unwritable(blamed(error, on: change))
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

/// Temporary files: `.widgetgen-PROCESS-NUMBER-NAME`, hidden so that no walk finds them.
extension OutputWriter {
  private static let temporaryPrefix = ".widgetgen-"

  private func temporaryPath(for target: String, number: Int) -> String {
    // Names have at most 255 bytes; the target's own name is for the reader only.
    let name = String(FilePath.name(target).suffix(50))
    return FilePath.join(
      FilePath.folder(target), "\(Self.temporaryPrefix)\(processID)-\(number)-\(name)")
  }

  /// Removes what runs that were killed have left, this process's number among them.
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
