/// The patterns of excluded files. Relative patterns and paths start at the working directory, and different spellings
/// of a path are treated as equal.
///
/// For example: in `/app`, `/app/Old` and `../app/Old` exclude `Old/A.swift`.
package struct Exclusion: Sendable {
  /// The patterns as they were given.
  let patterns: [String]
  private let globs: [Glob]
  /// The indices of patterns that excluded a path.
  private let used = Locked<Set<Int>>([])
  /// The real path of the working directory.
  private let folder: String

  /// - Parameter patterns: globs, relative to the working directory.
  package init(_ patterns: [String] = [], in fileSystem: FileSystem) {
    let folder = patterns.isEmpty ? "/" : fileSystem.realPath(".") ?? "/"
    self.patterns = patterns
    globs = patterns.map { Glob(Self.spelling(of: $0, in: folder, fileSystem)) }
    self.folder = folder
  }

  /// Whether a path, or a folder that contains it, is excluded.
  func contains(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    let path = FilePath.normalize(path)
    let absolute = FilePath.absolute(path, in: folder)
    // A relative pattern is not compared with the names of folders that contain the working directory.
    let seen =
      path.hasPrefix("/") || path.hasPrefix("..")
      ? FilePath.relative(absolute, from: folder) : path
    let matching = globs.indices.filter {
      globs[$0].matches(globs[$0].isAbsolute ? absolute : seen)
    }
    if !matching.isEmpty { used.update { $0.formUnion(matching) } }
    return !matching.isEmpty
  }

  /// The patterns that excluded a path so far.
  var usedPatterns: [String] { used.update { $0 }.map { patterns[$0] } }

  /// Returns a pattern in the spelling of the paths that `contains` compares. A pattern for names, or one that begins
  /// with `**`, is unchanged.
  private static func spelling(
    of pattern: String, in folder: String, _ fileSystem: FileSystem
  ) -> String {
    guard Glob.isPath(pattern) else { return pattern }
    let path = fileSystem.tidied(pattern)
    if path.hasPrefix("/") { return path }
    return "./" + FilePath.relative(FilePath.absolute(path, in: folder), from: folder)
  }
}
