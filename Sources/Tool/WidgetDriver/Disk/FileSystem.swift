/// The disk as a value: all operations on files that the driver uses.
///
/// Tests replace one operation to simulate a fault. The driver accesses the user's files only through this type.
package struct FileSystem: Sendable {
  /// Returns the status of the file at a path after following links, or nil if it does not exist or
  /// cannot be accessed.
  package var status: @Sendable (_ path: String) -> FileStatus?
  /// Returns the entries of a folder in any order, without `.` and `..`.
  package var entries: @Sendable (_ folder: String) throws(FileError) -> [FolderEntry]
  /// Reads the content and the status of a regular file. Throws for a device, a pipe and a file of `/proc`.
  package var read: @Sendable (_ path: String) throws(FileError) -> FileContent
  /// Returns the absolute path without links, `.` and `..`, or nil if the file does not exist or cannot be accessed.
  package var realPath: @Sendable (_ path: String) -> String?
  /// Whether a path is a link, even one whose target does not exist.
  package var isLink: @Sendable (_ path: String) -> Bool
  /// Writes a new file, with the permissions and, if possible, the owner and group of `model`, and flushes it to the
  /// disk.
  package var create:
    @Sendable (_ path: String, _ bytes: [UInt8], _ model: FileStatus?) throws(FileError) -> Void
  /// Writes to a device, a pipe, or an open descriptor such as `/dev/stdout`.
  package var send: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Renames a file atomically, replacing an existing target.
  package var rename: @Sendable (_ path: String, _ target: String) throws(FileError) -> Void
  /// Removes a file, if possible.
  package var remove: @Sendable (_ path: String) -> Void
  /// Creates a folder, unless it exists. The folder that contains it must exist.
  package var createFolder: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes a folder, if it is empty.
  package var removeFolder: @Sendable (_ path: String) -> Void
  /// Flushes the names in a folder to the disk. Called after a rename.
  package var flushFolder: @Sendable (_ path: String) -> Void
}

/// The kind, identity and attributes of a file or folder.
package struct FileStatus: Equatable, Sendable {
  /// The kind of a file after following links.
  package enum Kind: Equatable, Sendable { case file, folder, other }

  /// The identity of a file, which is equal for two paths to the same file.
  package struct Identity: Hashable, Sendable {
    /// The number of the disk.
    package let device: UInt64
    /// The number of the file on that disk.
    package let number: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  /// The size in bytes. It is zero for pipes and for system files of unknown size.
  package let size: Int
  /// The permission bits, as for `chmod`.
  package let permissions: UInt32
  /// The id of the owner.
  package let owner: UInt32
  /// The id of the group.
  package let group: UInt32
}

/// The content of a file.
package struct FileContent: Sendable {
  package let bytes: [UInt8]
  package let status: FileStatus
}

extension FileContent {
  /// Whether a run depends on the file, which must therefore not be replaced.
  ///
  /// - Parameter files: the files that the run read before this file. Generated files are read, but not scanned.
  func isInput(among files: Set<FileStatus.Identity>) -> Bool {
    files.contains(status.identity) && !GeneratedMark.excludesFromScan(bytes)
  }
}

/// An entry of a folder.
package struct FolderEntry: Equatable, Sendable {
  /// The kind of an entry. Links are not followed.
  package enum Kind: Equatable, Sendable { case file, folder, link, other }

  /// The name. Bytes that are not valid UTF-8 are replaced. A file with such bytes cannot be opened by this name.
  package let name: String
  package let kind: Kind
  /// Whether the name on the disk is valid UTF-8.
  package var isText = true
}

/// A failed operation on a file.
package struct FileError: Error, Equatable {
  /// The path that the operation received.
  package let path: String
  /// A message of the system or of this tool: `Permission denied`.
  package let reason: String
  /// Whether the operation failed because the file does not exist.
  package let isMissing: Bool

  package init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  static func deadLink(_ path: String) -> FileError {
    FileError(path: path, reason: "it is a link whose target does not exist")
  }
}

extension FileSystem {
  /// Returns the path without `.` and empty parts, and without each `..` that only cancels the folder before it. A file
  /// then has the same path in messages, regardless of how a configuration spells the path.
  ///
  /// For example: `tool/../App` is `App`, unless `tool` is a link or does not exist.
  package func tidied(_ path: String) -> String { tidied(path, orMissing: false) }

  /// Returns the tidied path of an output. Its missing folders will be created, so `Out/../App` is always `App`.
  func tidiedOutput(_ path: String) -> String { tidied(path, orMissing: true) }

  private func tidied(_ path: String, orMissing: Bool) -> String {
    let path = FilePath.normalize(path)
    let root = path.hasPrefix("/") ? "/" : ""
    var kept: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "..", let last = kept.last, last != "..",
        isFolderWithoutLink(root + kept.joined(separator: "/"), orMissing: orMissing)
      {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    return kept.isEmpty && root.isEmpty ? "." : root + kept.joined(separator: "/")
  }

  /// Whether the last component of a path is not a link.
  ///
  /// - Parameter orMissing: the result if the path does not exist.
  private func isFolderWithoutLink(_ path: String, orMissing: Bool) -> Bool {
    guard let real = realPath(path), let around = realPath(FilePath.folder(path)) else {
      return orMissing
    }
    return real == FilePath.join(around, FilePath.name(path))
  }
}

extension FileSystem {
  /// Returns a file system that adds the identity of each file that it reads to a set.
  func recording(in inputs: Locked<Set<FileStatus.Identity>>) -> FileSystem {
    var fileSystem = self
    fileSystem.read = { [read] path throws(FileError) in
      let content = try read(path)
      inputs.update { _ = $0.insert(content.status.identity) }
      return content
    }
    return fileSystem
  }

  /// Returns the real disk. Relative paths start at `folder`, or at the working directory of the process if
  /// `folder` is empty.
  package static func disk(in folder: String = "") -> FileSystem {
    let resolve: @Sendable (String) -> String = { FilePath.join(folder, $0) }
    return FileSystem(
      status: { Platform.status(resolve($0)) },
      entries: { (path) throws(FileError) in
        try blaming(path) { () throws(FileError) in try Platform.entries(resolve(path)) }
      },
      read: { (path) throws(FileError) in
        try blaming(path) { () throws(FileError) in try Platform.readFile(resolve(path)) }
      },
      realPath: { Platform.realPath(resolve($0)) },
      isLink: { Platform.isLink(resolve($0)) },
      create: { (path, bytes, model) throws(FileError) in
        try blaming(path) { () throws(FileError) in
          try Platform.create(resolve(path), bytes: bytes, model: model)
        }
      },
      send: { (path, bytes) throws(FileError) in
        try blaming(path) { () throws(FileError) in try Platform.send(bytes, to: resolve(path)) }
      },
      rename: { (path, target) throws(FileError) in
        try blaming(target) { () throws(FileError) in
          try Platform.move(resolve(path), to: resolve(target))
        }
      },
      remove: { Platform.remove(resolve($0)) },
      createFolder: { (path) throws(FileError) in
        try blaming(path) { () throws(FileError) in try Platform.createFolder(resolve(path)) }
      },
      removeFolder: { Platform.removeFolder(resolve($0)) },
      flushFolder: { Platform.flushFolder(resolve($0)) })
  }

  /// Performs an operation. Its error contains the path as the caller specified it.
  private static func blaming<Result>(
    _ path: String, _ operation: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileError) {
      return try operation()
    } catch {
      throw FileError(path: path, reason: error.reason, isMissing: error.isMissing)
    }
  }
}
