/// The patterns of what a walk leaves out. Patterns and paths are compared as seen from the working
/// folder, however they are spelled.
///
/// For example: in `/app`, `/app/Old` and `../app/Old` leave out `Old/A.swift`.
package struct Exclusion: Sendable {
  private let globs: [Glob]
  /// The working folder, absolute and real.
  private let folder: String

  /// - Parameter patterns: globs, relative to the working directory.
  package init(_ patterns: [String] = [], in fileSystem: FileSystem) {
    let folder = patterns.isEmpty ? "/" : fileSystem.realPath(".") ?? "/"
    globs = patterns.map { Glob(Self.spelling(of: $0, in: folder, fileSystem)) }
    self.folder = folder
  }

  /// Whether a path, or a folder on the way to it, is left out.
  func contains(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    let path = FilePath.normalize(path)
    let absolute = FilePath.absolute(path, in: folder)
    // Names of folders around the working folder are nobody's business.
    let seen =
      path.hasPrefix("/") || path.hasPrefix("..")
      ? FilePath.relative(absolute, from: folder) : path
    return globs.contains { $0.matches($0.isAbsolute ? absolute : seen) }
  }

  /// A pattern for paths as `contains` sees them; one for names, or for any folder, stays.
  private static func spelling(
    of pattern: String, in folder: String, _ fileSystem: FileSystem
  ) -> String {
    guard Glob.isPath(pattern) else { return pattern }
    let path = fileSystem.tidied(pattern)
    if path.hasPrefix("/") { return path }
    return "./" + FilePath.relative(FilePath.absolute(path, in: folder), from: folder)
  }
}
