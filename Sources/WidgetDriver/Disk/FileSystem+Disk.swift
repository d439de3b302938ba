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
