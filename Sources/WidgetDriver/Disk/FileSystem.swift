/// The disk as a value: what the driver can do with files, and nothing else.
///
/// Tests put a fault in the place of one operation; every other part of the driver takes this
/// value and calls no system function.
package struct FileSystem: Sendable {
  /// What a path leads to, links followed; nil when there is nothing.
  package var status: @Sendable (_ path: String) -> FileStatus?
  /// The entries of a folder, in no order, without `.` and `..`.
  package var entries: @Sendable (_ folder: String) throws(FileError) -> [FolderEntry]
  /// The content of a file and what the file is.
  package var read: @Sendable (_ path: String) throws(FileError) -> FileContent
  /// The absolute path without links, `.` and `..`; nil when there is nothing.
  package var realPath: @Sendable (_ path: String) -> String?
  /// Whether a path itself is a link, wherever that leads.
  package var isLink: @Sendable (_ path: String) -> Bool
  /// Writes a file that does not exist yet and flushes it to the disk; of `model` it takes
  /// permissions and owner.
  package var create:
    @Sendable (_ path: String, _ bytes: [UInt8], _ model: FileStatus?) throws(FileError) -> Void
  /// Puts a file in the place of another one, at once.
  package var rename: @Sendable (_ path: String, _ target: String) throws(FileError) -> Void
  /// Removes a file; one that cannot be removed stays.
  package var remove: @Sendable (_ path: String) -> Void
  /// Makes a folder in a folder that exists; one that is there already is no error.
  package var createFolder: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes a folder that is empty.
  package var removeFolder: @Sendable (_ path: String) -> Void
  /// Flushes the names in a folder to the disk, after a rename.
  package var flushFolder: @Sendable (_ path: String) -> Void
}

/// What a path leads to.
package struct FileStatus: Equatable, Sendable {
  /// What a path leads to, links followed.
  package enum Kind: Equatable, Sendable { case file, folder, other }

  /// The same for two paths that lead to the same file.
  package struct Identity: Hashable, Sendable {
    /// The number of the disk.
    package let device: UInt64
    /// The number of the file on that disk.
    package let number: UInt64
  }

  /// What it is.
  package let kind: Kind
  /// Equal for two paths of one file.
  package let identity: Identity
  /// Read, write and execute bits, as `chmod` takes them.
  /// How many bytes it has; of a pipe or a file of the system nobody knows.
  package let size: Int
  /// The bits of `chmod`.
  package let permissions: UInt32
  /// The id of the user.
  package let owner: UInt32
  /// The id of the group.
  package let group: UInt32
}

/// The content of a file.
package struct FileContent: Sendable {
  /// The whole content.
  package let bytes: [UInt8]
  /// What the system knows of the file.
  package let status: FileStatus
}

/// One name in a folder.
package struct FolderEntry: Equatable, Sendable {
  /// What an entry is, links not followed.
  package enum Kind: Equatable, Sendable { case file, folder, link, other }

  /// Bytes that are no text are replaced, so that no path leads there; see `isText`.
  package let name: String
  /// What it is.
  package let kind: Kind
  /// Whether the name on disk is text in UTF-8.
  package var isText = true
}

/// An operation that the disk refused.
package struct FileError: Error, Equatable {
  /// The path as the user knows it.
  package let path: String
  /// The system's words: `Permission denied`.
  package let reason: String
  /// Whether there is nothing at the path.
  package let isMissing: Bool

  /// - Parameter reason: the words of the system, or of this tool.
  package init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  static func deadLink(_ path: String) -> FileError {
    FileError(path: path, reason: "It is a link that leads nowhere")
  }
}

extension FileSystem {
  /// The path without `.` and empty parts, and without each `..` that only undoes the folder in front
  /// of it, so that one file has one spelling however a configuration led to it.
  ///
  /// For example: `tool/../App` is `App`, unless `tool` is a link or does not exist.
  package func tidied(_ path: String) -> String {
    let path = FilePath.normalize(path)
    let root = path.hasPrefix("/") ? "/" : ""
    var kept: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "..", let last = kept.last, last != "..",
        isFolderOfItsOwn(root + kept.joined(separator: "/"))
      {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    return kept.isEmpty && root.isEmpty ? "." : root + kept.joined(separator: "/")
  }

  /// Whether a folder is where its path says, and is no link.
  private func isFolderOfItsOwn(_ path: String) -> Bool {
    guard let real = realPath(path), let around = realPath(FilePath.folder(path)) else {
      return false
    }
    return real == FilePath.join(around, FilePath.name(path))
  }
}

extension FileSystem {
  /// The real disk; relative paths start in `folder`, or in the process's own working folder.
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

  /// Does something and names the path in its error as the caller knows it.
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
