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
