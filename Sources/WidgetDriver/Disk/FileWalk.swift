import WidgetSource

/// Finds the files below folders whose names end in one way.
///
/// Hidden files and folders (`.build` is one) are left out. Links are not followed: what a link
/// leads to is either inside the given folders, and found there, or outside of them, where a run
/// must not go; so no loop of links can catch it.
package struct FileWalk {
  let fileSystem: FileSystem
  let ending: String
  let exclusion: Exclusion?
  let threads: Threads
  let takesAnyFile: Bool

  /// - Parameters:
  ///   - ending: how the files' names end: `.swift`.
  ///   - exclusion: the files and folders that are left out.
  ///   - threads: the threads that read folders.
  ///   - takesAnyFile: whether a file that is given by name may end otherwise.
  package init(
    fileSystem: FileSystem, ending: String, exclusion: Exclusion? = nil,
    threads: Threads = Threads(count: 1), takesAnyFile: Bool = false
  ) {
    self.fileSystem = fileSystem
    self.ending = ending
    self.exclusion = exclusion
    self.threads = threads
    self.takesAnyFile = takesAnyFile
  }

  /// What a walk found.
  package struct Result {
    /// Sorted by their bytes, each once.
    package var paths: [String] = []
    var warnings: [Diagnostic] = []
  }

  /// The files that the paths name, spelled as they are, and those below the folders that they name.
  package func files(in paths: [String]) throws(FileError) -> Result {
    var result = Result()
    let roots = paths.compactMap(fileSystem.realPath)
    for path in paths {
      guard let status = fileSystem.status(path) else {
        throw FileError(path: path, reason: "No such file or directory", isMissing: true)
      }
      if status.kind == .folder {
        try walk(path, roots: roots, into: &result)
      } else if !takesAnyFile, !path.hasSuffix(ending) {
        throw FileError(path: path, reason: "its name does not end in '\(ending)'")
      } else if !isExcluded(path) {
        result.paths.append(path)
      }
    }
    // One walk leaves nothing to sort.
    if paths.count > 1 { result.paths = Self.sortedOnce(result.paths) }
    return result
  }

  /// Walks in the order of paths, so that there is nothing left to sort; and without recursion, so
  /// that no depth of folders exhausts the stack.
  private func walk(
    _ root: String, roots: [String], into result: inout Result
  ) throws(FileError) {
    let contents = try contents(below: root)
    var open = [Found(path: root, kind: .folder)]
    while let next = open.popLast() {
      guard next.isText else {
        result.warnings.append(DriverDiagnostics.unreadableName(path: next.path))
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

  /// Something in a folder.
  private struct Found: Sendable {
    let path: String
    let kind: FolderEntry.Kind
    /// Whether its name is text; else there is no way to it.
    var isText = true
    /// Which of the folders of a walk it is, if it is one; the first is where the walk begins.
    var number = 0
  }

  /// The contents of each folder of a walk, in the order of paths. Folders are read level by level,
  /// several of a level at once.
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

  /// What a walk enters, takes or warns about, in the order of the paths, or of the paths of the
  /// contents: `a-b` is before `a/b`.
  private func contents(of folder: String) throws(FileError) -> [Found] {
    let keyed = try fileSystem.entries(folder)
      .filter { !$0.name.hasPrefix(".") && ($0.kind != .file || $0.name.hasSuffix(ending)) }
      .map { (key: $0.kind == .folder ? $0.name + "/" : $0.name, entry: $0) }
      .sorted { FilePath.isOrderedBefore($0.key, $1.key) }
    return keyed.map { _, entry in
      Found(path: FilePath.join(folder, entry.name), kind: entry.kind, isText: entry.isText)
    }
    .filter { !isExcluded($0.path) }
  }

  /// Paths of several walks in one order, each once. Compared as bytes: one disk may have two names
  /// that Swift considers equal, `é` composed and decomposed.
  private static func sortedOnce(_ paths: [String]) -> [String] {
    var once: [String] = []
    for path in paths.sorted(by: FilePath.isOrderedBefore) {
      if once.last.map({ $0.utf8.elementsEqual(path.utf8) }) != true { once.append(path) }
    }
    return once
  }

  private func isExcluded(_ path: String) -> Bool {
    exclusion?.contains(path) ?? false
  }

  /// A link that leads out of the folders to something that would have been read.
  private func warning(forLink path: String, roots: [String]) -> Diagnostic? {
    guard let target = fileSystem.realPath(path),
      !roots.contains(where: { FilePath.isInside(target, $0) }),
      path.hasSuffix(ending) || fileSystem.status(path)?.kind == .folder
    else { return nil }
    return DriverDiagnostics.linkOutside(path: path)
  }
}
