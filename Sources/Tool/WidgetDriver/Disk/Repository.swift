/// The folder that the paths in a project's own files are confined to.
///
/// Anyone who proposes a change can edit a configuration, a template or a link. Without this limit, such a change could
/// make the tool read a secret of the machine into its output.
package struct Repository {
  /// The real path of the folder.
  package let folder: String
  private let fileSystem: FileSystem

  /// The name of the folder in which git stores a repository, or of the file that names this folder.
  static let gitFolder = ".git"

  /// Finds the repository that contains a folder: git's top-level folder. Without git, it is the innermost folder with a
  /// manifest, or else the folder itself.
  package init(around folder: String, _ fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    let start = fileSystem.realPath(folder) ?? folder
    var current = start
    var manifest: String?
    while true {
      if fileSystem.status(FilePath.join(current, Self.gitFolder)) != nil { break }
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

  /// Whether a path is one of the project's files, after following links: inside the repository, but not inside its
  /// `.git`. A path that does not exist counts as part of its nearest existing folder.
  package func contains(_ path: String) -> Bool {
    guard let real = try? fileSystem.realPath(ofFuture: path) else { return true }
    return FilePath.isInside(real, folder) && !fileSystem.isInGitFolder(real)
  }

  /// Returns the part of a message that explains why the repository does not contain a path.
  func problem(of path: String) -> String {
    let isInGitFolder = (try? fileSystem.realPath(ofFuture: path)).map(fileSystem.isInGitFolder)
    return isInGitFolder == true
      ? "leads into '.git', which does not belong to the files of the project in '\(folder)'"
      : "leads out of '\(folder)', the folder of the project"
  }

  /// Returns the first path that leads out of the repository, or nil. Resolves each folder only once, because a parameter
  /// file can name thousands of sources.
  package func firstOutside(_ paths: [String]) -> String? {
    var folders: [String: Bool] = [:]
    return paths.first { path in
      let folder = FilePath.folder(path)
      let name = FilePath.name(path).lowercased()
      guard !["..", ".", Self.gitFolder].contains(name), !fileSystem.isLink(path) else {
        return !contains(path)
      }
      let isInside = folders[folder] ?? contains(folder)
      folders[folder] = isInside
      return !isInside && !contains(path)
    }
  }
}

extension FileSystem {
  /// Whether a path leads into the folder in which git stores a repository. Its files can contain a token, such as the one
  /// of GitHub's action for checkouts, and git runs some of them.
  ///
  /// - Parameter path: the real path, or a path whose folder may not exist yet.
  func isInGitFolder(_ path: String) -> Bool {
    func parts(_ path: String) -> [String] {
      path.lowercased().split(separator: "/").map(String.init)
    }
    guard parts(path).contains(Repository.gitFolder) else { return false }
    let repository = Repository(around: FilePath.folder(path), self)
    // A working tree can be inside the '.git' of another repository.
    return parts(FilePath.relative(path, from: repository.folder)).first == Repository.gitFolder
  }

  /// Whether a path leads into a folder, after following links. Both may not exist yet.
  package func leads(_ path: String, into folder: String) -> Bool {
    guard let real = try? realPath(ofFuture: path), let folder = try? realPath(ofFuture: folder)
    else { return false }
    return FilePath.isInside(real, folder)
  }
}
