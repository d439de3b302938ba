import WidgetSource

/// Finds the files with certain endings in folders.
///
/// Hidden files and folders inside folders, such as `.build`, are skipped. Links inside folders are not followed, so
/// loops of links are harmless. A target inside the given folders is found without its link, and a target outside must
/// not be read.
package struct FileWalk {
  let fileSystem: FileSystem
  let endings: [String]
  let exclusion: Exclusion?
  let threads: Threads
  let takesAnyFile: Bool

  /// - Parameters:
  ///   - endings: the endings of the files' names: `.swift`.
  ///   - exclusion: the excluded files and folders.
  ///   - threads: the threads that read folders.
  ///   - takesAnyFile: whether a listed file can have any ending, unlike the files in a listed
  ///     folder.
  package init(
    fileSystem: FileSystem, endings: [String], exclusion: Exclusion? = nil,
    threads: Threads = Threads(count: 1), takesAnyFile: Bool = false
  ) {
    self.fileSystem = fileSystem
    self.endings = endings
    self.exclusion = exclusion
    self.threads = threads
    self.takesAnyFile = takesAnyFile
  }

  /// The result of a walk.
  package struct Result {
    /// The paths, sorted by bytes, without duplicates.
    package var paths: [String] = []
    var warnings: [Diagnostic] = []
  }

  /// Returns the files in a list of files and folders. The spelling of the paths is kept.
  package func files(in paths: [String]) throws(FileError) -> Result {
    var result = Result()
    let roots = paths.compactMap(fileSystem.realPath)
    for path in paths {
      guard let status = fileSystem.status(path) else {
        throw FileError(path: path, reason: "No such file or directory", isMissing: true)
      }
      if status.kind == .folder {
        try walk(path, roots: roots, into: &result)
      } else if !takesAnyFile, !hasEnding(path) {
        throw FileError(
          path: path, reason: "its name does not end in '\(endings.joined(separator: "', '"))'")
      } else if !isExcluded(path) {
        result.paths.append(path)
      }
    }
    // The result of a single walk is sorted.
    if paths.count > 1 { result.paths = Self.sortedOnce(result.paths) }
    return result
  }

  /// Finds the files in a folder, in the order of their paths. The function does not call itself, because deeply nested
  /// folders would exhaust the stack.
  private func walk(
    _ root: String, roots: [String], into result: inout Result
  ) throws(FileError) {
    let contents = try contents(below: root)
    var open = [Found(path: root, kind: .folder)]
    while let next = open.popLast() {
      guard next.isText else {
        result.warnings.append(
          Diagnostic(
            rule: .unreadableName,
            message: "this name is not valid UTF-8, so the file is skipped; rename it",
            file: next.path))
        continue
      }
      switch next.kind {
      case .folder: open += contents[next.number].reversed()
      case .file: result.paths.append(next.path)
      case .link:
        if let warning = warning(forLink: next.path, roots: roots) {
          result.warnings.append(warning)
        }
      case .other: break
      }
    }
  }

  /// An entry of a folder, with its path.
  private struct Found: Sendable {
    let path: String
    let kind: FolderEntry.Kind
    /// Whether the entry's name is valid UTF-8. Otherwise, the file cannot be opened.
    var isText = true
    /// The index of a folder in the walk. It is zero for any other entry.
    var number = 0
  }

  /// Returns the contents of each folder of a walk, one level after another. Each level is sorted by path, and its
  /// folders are read concurrently.
  private func contents(below root: String) throws(FileError) -> [[Found]] {
    var folders = [root]
    var contents: [[Found]] = []
    while contents.count < folders.count {
      let level = Array(folders[contents.count...])
      let outcomes = threads.map(level) { folder in
        Swift.Result { () throws(FileError) in try self.contents(of: folder) }
      }
      for outcome in outcomes {
        var found = try outcome.get()
        for index in found.indices where found[index].kind == .folder && found[index].isText {
          found[index].number = folders.count
          folders.append(found[index].path)
        }
        contents.append(found)
      }
    }
    return contents
  }

  /// Returns the entries of a folder, without hidden entries, excluded entries and files with other endings. A folder
  /// is sorted like the paths of its contents: `a-b` is before `a/b`.
  private func contents(of folder: String) throws(FileError) -> [Found] {
    let keyed = try fileSystem.entries(folder)
      .filter { !$0.name.hasPrefix(".") && ($0.kind != .file || hasEnding($0.name)) }
      .map { (key: $0.kind == .folder ? $0.name + "/" : $0.name, entry: $0) }
      .sorted { FilePath.isOrderedBefore($0.key, $1.key) }
    return keyed.map { _, entry in
      Found(path: FilePath.join(folder, entry.name), kind: entry.kind, isText: entry.isText)
    }
    .filter { !isExcluded($0.path) }
  }

  /// Sorts the paths of several walks, and removes duplicates. Compares bytes, because a disk can have two names that
  /// Swift considers equal: `é` composed and decomposed.
  private static func sortedOnce(_ paths: [String]) -> [String] {
    var once: [String] = []
    for path in paths.sorted(by: FilePath.isOrderedBefore) {
      if once.last.map({ $0.utf8.elementsEqual(path.utf8) }) != true { once.append(path) }
    }
    return once
  }

  private func hasEnding(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  private func isExcluded(_ path: String) -> Bool {
    exclusion?.contains(path) ?? false
  }

  /// Returns a warning for a link that leads out of the folders, or nil if it stays inside. Also returns nil if the
  /// target is not a folder and the link's name has none of the endings.
  private func warning(forLink path: String, roots: [String]) -> Diagnostic? {
    guard let target = fileSystem.realPath(path),
      !roots.contains(where: { FilePath.isInside(target, $0) }),
      hasEnding(path) || fileSystem.status(path)?.kind == .folder
    else { return nil }
    return Diagnostic(
      rule: .linkOutside,
      message: "this link leads out of the given folders and is not followed; to scan its target, "
        + "list the target as well",
      file: path)
  }
}

extension Rule {
  static let linkOutside = Rule("link-outside", .warning)
  static let unreadableName = Rule("unreadable-name", .warning)
}
