/// The folder that the paths in a project's own files are confined to.
///
/// Anyone who proposes a change can edit a configuration, a template or a link. Without this limit, such a change could
/// make the tool read a secret of the machine into its output.
package struct Repository {
  /// The real path of the folder.
  package let folder: String
  private let fileSystem: FileSystem

  /// Finds the repository that contains a folder: git's top-level folder. Without git, it is the innermost folder with a
  /// manifest, or else the folder itself.
  package init(around folder: String, _ fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    let start = fileSystem.realPath(folder) ?? folder
    var current = start
    var manifest: String?
    while true {
      if fileSystem.status(FilePath.join(current, ".git")) != nil { break }
      if manifest == nil, fileSystem.status(FilePath.join(current, "Package.swift")) != nil {
        manifest = current
      }
      let parent = FilePath.folder(current)
      if parent == current || !current.hasPrefix("/") {
        current = manifest ?? start
        break
      }
      current = parent
    }
    self.folder = current
  }

  /// Whether a path is inside the repository after following links. A path that does not exist counts as part of its
  /// nearest existing folder.
  package func contains(_ path: String) -> Bool {
    guard let real = try? fileSystem.realPath(ofFuture: path) else { return true }
    return FilePath.isInside(real, folder)
  }

  /// Returns the first path that leads out of the repository, or nil. Resolves each folder only once, because a parameter
  /// file can name thousands of sources.
  package func firstOutside(_ paths: [String]) -> String? {
    var folders: [String: Bool] = [:]
    return paths.first { path in
      let folder = FilePath.folder(path)
      guard !["..", "."].contains(FilePath.name(path)), !fileSystem.isLink(path) else {
        return !contains(path)
      }
      let isInside = folders[folder] ?? contains(folder)
      folders[folder] = isInside
      return !isInside && !contains(path)
    }
  }
}
