package import WidgetGenerator
package import WidgetSource

/// The difference between what was generated and what is on disk.
///
/// Making one writes nothing; `check` prints it, `OutputWriter` carries it out.
package struct OutputPlan {
  /// A file that has to be written.
  package struct Change: Sendable {
    /// As the user knows it.
    package let path: String
    /// Where the bytes are: the path itself, or what the link there leads to.
    let target: String
    /// What is on disk; nil when there is nothing.
    package let old: [UInt8]?
    /// What is to be on disk.
    package let new: [UInt8]
    /// Whose permissions the new file takes.
    let status: FileStatus?
    /// Whether the file is a source, which someone may be editing.
    package let isSource: Bool

    /// Creates a change of one file.
    package init(
      path: String, target: String, old: [UInt8]?, new: [UInt8], status: FileStatus?, isSource: Bool
    ) {
      self.path = path
      self.target = target
      self.old = old
      self.new = new
      self.status = status
      self.isSource = isSource
    }
  }

  /// What one target generates.
  package struct Part {
    /// The generated files.
    package let files: [GeneratedFile]
    /// The names of output files that are emptied if nothing was generated for them.
    let owned: Set<String>
    /// The output folder; nil if there is none.
    package let folder: String?
    /// The paths of the files that were scanned, which nothing generates.
    let sources: Set<String>
    /// Whether these are all files that the folder ought to have.
    let isComplete: Bool
  }

  /// The files to write, in order of their paths.
  package private(set) var changes: [Change] = []
  /// The number of files that need no writing.
  private(set) var unchangedCount = 0
  /// The paths of generated files in the output folders that nothing generates any more.
  private(set) var orphans: [String] = []
  /// What keeps the plan from being carried out.
  package private(set) var errors: [Diagnostic] = []

  private let fileSystem: FileSystem
  /// The paths of the files that were compared.
  private var compared: Set<String> = []

  /// Compares what was generated with what is on disk.
  package init(_ parts: [Part], fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    for part in parts { add(part) }
    for part in parts {
      for name in part.owned.stablySorted() { empty(output: name, in: part.folder) }
    }
    for part in parts where part.isComplete { findOrphans(of: part) }
  }

  private mutating func add(_ part: Part) {
    let root = part.folder.flatMap(fileSystem.realPath)
    for file in part.files {
      switch file.place {
      case .output(let name):
        guard let folder = part.folder else { continue }
        add(OutputFolder(path: folder, realPath: root), name, file.bytes)
      case .source(let path, let scanned): add(source: path, file.bytes, scanned: scanned)
      }
    }
  }

  /// A folder that files are written to.
  private struct OutputFolder {
    let path: String
    /// Nil as long as it does not exist.
    let realPath: String?
  }

  /// Whether no other target writes the file.
  private mutating func isFirst(_ path: String) -> Bool {
    if compared.insert(path).inserted { return true }
    errors.append(DriverDiagnostics.writtenByTwoTargets(path: path))
    return false
  }

  /// Leaves only the header of a file that an earlier run wrote. It is not removed, since a project
  /// may list it.
  private mutating func empty(output name: String, in folder: String?) {
    let header = Array(GeneratedHeader.text.utf8)
    guard let folder, case let path = FilePath.join(folder, name), !compared.contains(path),
      let content = try? fileSystem.read(path), content.bytes.starts(with: header)
    else { return }
    compared.insert(path)
    add(path, old: content, header, isSource: false)
  }

  private mutating func findOrphans(of part: Part) {
    let walk = FileWalk(fileSystem: fileSystem, ending: ".swift")
    guard let folder = part.folder, let found = try? walk.files(in: [folder]) else { return }
    let header = Array(GeneratedHeader.text.utf8)
    for path in found.paths where !compared.contains(path) && !part.sources.contains(path) {
      guard let bytes = try? fileSystem.read(path).bytes, bytes.starts(with: header) else {
        continue
      }
      compared.insert(path)
      orphans.append(path)
    }
  }

  private mutating func add(_ folder: OutputFolder, _ name: String, _ bytes: [UInt8]) {
    let path = FilePath.join(folder.path, name)
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
      !isOutside(FilePath.folder(path), folder)
    else {
      errors.append(DriverDiagnostics.outsideOutput(path: path, folder: folder.path))
      return
    }
    guard isFirst(path) else { return }
    do throws(FileError) {
      let content = try fileSystem.read(path)
      guard GeneratedMark.isAtStart(of: content.bytes) else {
        errors.append(DriverDiagnostics.notGenerated(path: path))
        return
      }
      add(path, old: content, bytes, isSource: false)
    } catch {
      if isLink(path) {
        errors.append(DriverDiagnostics.unwritable(.deadLink(path)))
      } else if error.isMissing {
        add(path, old: nil, bytes, isSource: false)
      } else {
        errors.append(DriverDiagnostics.unwritable(error))
      }
    }
  }

  /// Whether a subfolder of the output leads elsewhere through a link. One that does not exist yet
  /// does not if its nearest existing parent does not.
  private func isOutside(_ path: String, _ folder: OutputFolder) -> Bool {
    guard let root = folder.realPath else { return false }
    var path = path
    while path != folder.path {
      if let real = fileSystem.realPath(path) { return !FilePath.isInside(real, root) }
      path = FilePath.folder(path)
    }
    return false
  }

  /// Whether a path that cannot be read is a link, which a rename would replace.
  private func isLink(_ path: String) -> Bool {
    let entries = (try? fileSystem.entries(FilePath.folder(path))) ?? []
    return entries.contains(FolderEntry(name: FilePath.name(path), kind: .link))
  }

  private mutating func add(source path: String, _ bytes: [UInt8], scanned: [UInt8]) {
    do throws(FileError) {
      let content = try fileSystem.read(path)
      guard content.bytes == scanned else {
        errors.append(DriverDiagnostics.changedSinceScan(path: path))
        return
      }
      guard isFirst(path) else { return }
      add(path, old: content, bytes, isSource: true)
    } catch {
      errors.append(DriverDiagnostics.unreadable(error))
    }
  }

  private mutating func add(
    _ path: String, old: FileContent?, _ bytes: [UInt8], isSource: Bool
  ) {
    if old?.bytes == bytes {
      unchangedCount += 1
      return
    }
    changes.append(
      Change(
        path: path, target: old == nil ? path : fileSystem.realPath(path) ?? path,
        old: old?.bytes, new: bytes, status: old?.status, isSource: isSource))
  }
}
