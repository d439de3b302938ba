import WidgetGenerator
import WidgetSource

/// The difference between what was generated and what is on disk.
///
/// Making one writes nothing; `check` prints it, `OutputWriter` carries it out.
struct OutputPlan {
  /// A file that has to be written.
  struct Change: Sendable {
    /// As the user knows it.
    let path: String
    /// Where the bytes are: the path itself, or what the link there leads to.
    let target: String
    /// What is on disk; nil when there is nothing.
    let old: [UInt8]?
    let new: [UInt8]
    /// Whose permissions the new file takes.
    let status: FileStatus?
    /// Whether the file is a source, which someone may be editing.
    let isSource: Bool
  }

  private(set) var changes: [Change] = []
  /// The number of files that need no writing.
  private(set) var unchangedCount = 0
  private(set) var errors: [Diagnostic] = []

  private let fileSystem: FileSystem
  private let folder: String?
  /// Where the output folder really is; nil as long as it does not exist.
  private let realFolder: String?

  /// - Parameter owned: the names of output files that are emptied when nothing was generated for
  ///   them.
  init(
    _ files: [GeneratedFile], owned: Set<String> = [], output folder: String?,
    fileSystem: FileSystem
  ) {
    self.fileSystem = fileSystem
    self.folder = folder
    realFolder = folder.flatMap(fileSystem.realPath)
    for file in files {
      switch file.place {
      case .output(let name): add(output: name, file.bytes)
      case .source(let path, let scanned): add(source: path, file.bytes, scanned: scanned)
      }
    }
    for name in owned.subtracting(files.compactMap(\.outputName)).stablySorted() {
      empty(output: name)
    }
  }

  /// Leaves nothing but the header of a file that an earlier run made. Not removed: a package or
  /// project may name it.
  private mutating func empty(output name: String) {
    let header = Array(GeneratedHeader.text.utf8)
    guard let folder, case let path = FilePath.join(folder, name),
      let content = try? fileSystem.read(path), content.bytes.starts(with: header)
    else { return }
    add(path, old: content, header, isSource: false)
  }

  private mutating func add(output name: String, _ bytes: [UInt8]) {
    guard let folder else { return }
    let path = FilePath.join(folder, name)
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
      !isOutside(FilePath.folder(path))
    else {
      errors.append(DriverDiagnostics.outsideOutput(path: path, folder: folder))
      return
    }
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

  /// Whether a folder of the output leads elsewhere through a link. One that does not exist yet
  /// does not, if the nearest that exists does not.
  private func isOutside(_ path: String) -> Bool {
    guard let realFolder else { return false }
    var path = path
    while path != folder {
      if let real = fileSystem.realPath(path) { return !FilePath.isInside(real, realFolder) }
      path = FilePath.folder(path)
    }
    return false
  }

  /// Whether a path that leads to nothing is a link, which a rename would replace.
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
