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
    result.paths = Set(result.paths).sorted(by: FilePath.isOrderedBefore)
    return result
  }

  /// Walks without recursion, so that no depth of folders exhausts the stack.
  private func walk(
    _ root: String, roots: [String], into result: inout Result
  ) throws(FileError) {
    var folders = [root]
    while let folder = folders.popLast() {
      for entry in try fileSystem.entries(folder) where !entry.name.hasPrefix(".") {
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case .folder where !isExcluded(path): folders.append(path)
        case .file where entry.name.hasSuffix(ending) && !isExcluded(path):
          result.paths.append(path)
        case .link where !isExcluded(path):
          if let warning = warning(forLink: path, roots: roots) { result.warnings.append(warning) }
        default: break
        }
      }
    }
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
