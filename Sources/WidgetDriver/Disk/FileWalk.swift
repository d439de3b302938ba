import WidgetSource

/// Finds the files below folders whose names end in one way.
///
/// Hidden files and folders (`.build` is one) are left out. Links are not followed: what a link
/// leads to is either inside the given folders, and found there, or outside of them, where a run
/// must not go; so no loop of links can catch it.
struct FileWalk {
  let fileSystem: FileSystem
  /// `.swift`.
  let ending: String
  var excludes: [Glob] = []
  /// Whether a file that is given by name may end otherwise.
  var takesAnyFile = false

  /// What a walk found.
  struct Result {
    /// Sorted by their bytes, each once.
    var paths: [String] = []
    var warnings: [Diagnostic] = []
  }

  /// The files that the paths name, spelt as they are, and those below the folders that they name.
  func files(in paths: [String]) throws(FileError) -> Result {
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
    result.paths.sort(by: FilePath.isOrderedBefore)
    result.paths = zip(result.paths.indices, result.paths).compactMap { index, path in
      index > 0 && result.paths[index - 1] == path ? nil : path
    }
    return result
  }

  /// Walks in the order of paths, so that there is nothing left to sort; and without recursion, so
  /// that no depth of folders exhausts the stack.
  private func walk(
    _ root: String, roots: [String], into result: inout Result
  ) throws(FileError) {
    var open = [(path: root, isFolder: true)]
    while let next = open.popLast() {
      guard next.isFolder else {
        result.paths.append(next.path)
        continue
      }
      for entry in Self.sorted(try fileSystem.entries(next.path)).reversed() {
        let path = FilePath.join(next.path, entry.name)
        switch entry.kind {
        case .folder where !isExcluded(path): open.append((path, true))
        case .file where entry.name.hasSuffix(ending) && !isExcluded(path):
          open.append((path, false))
        case .link where !isExcluded(path):
          if let warning = warning(forLink: path, roots: roots) { result.warnings.append(warning) }
        default: break
        }
      }
    }
  }

  /// The entries that are not hidden, in the order in which their paths stand, or those of what
  /// lies in them: `a-b` stands before `a/b`.
  private static func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    let keyed = entries.filter { !$0.name.hasPrefix(".") }.map { entry in
      (key: entry.kind == .folder ? entry.name + "/" : entry.name, entry: entry)
    }
    return keyed.sorted { FilePath.isOrderedBefore($0.key, $1.key) }.map(\.entry)
  }

  private func isExcluded(_ path: String) -> Bool {
    if excludes.isEmpty { return false }
    let path = FilePath.normalize(path)
    return excludes.contains { $0.matches(path) }
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
