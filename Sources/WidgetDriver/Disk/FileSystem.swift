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
