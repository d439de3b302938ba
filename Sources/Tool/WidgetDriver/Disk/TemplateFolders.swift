package import WidgetSource

/// The folders that `include` and `extends` are restricted to.
package struct TemplateFolders: Sendable {
  private let folders: [String]
  /// The files that may be read even if they are links out of the folders. A build system's sandbox consists of links.
  private let parts: Set<String>
  private let fileSystem: FileSystem

  /// - Parameter folders: the folders that are searched for included templates, in order.
  package init(_ folders: [String], parts: [String] = [], _ fileSystem: FileSystem) {
    self.folders = folders
    self.parts = Set(parts)
    self.fileSystem = fileSystem
  }

  /// Returns the template with the given name, or nil if it was not found. Searches the folder of the including
  /// template first, and then each folder.
  package func load(_ name: String, _ asking: SourceFile) -> SourceFile? {
    guard !name.hasPrefix("/") else { return nil }
    let own = FilePath.folder(asking.path)
    for folder in [own] + folders.filter({ $0 != own }) {
      let path = FilePath.join(folder, name)
      guard parts.contains(fileSystem.tidied(path)) || isInside(path),
        let content = try? fileSystem.read(path)
      else { continue }
      return SourceFile(path: path, bytes: content.bytes)
    }
    return nil
  }

  /// Whether a path is inside one of the folders, and not in `.git`, after following links.
  private func isInside(_ path: String) -> Bool {
    guard let real = fileSystem.realPath(path), !fileSystem.isInGitFolder(real) else {
      return false
    }
    return folders.contains { folder in
      fileSystem.realPath(folder).map { FilePath.isInside(real, $0) } ?? false
    }
  }
}
