package import WidgetSource

/// The folders in which `include` and `extends` find templates, and outside of which they find
/// nothing.
package struct TemplateFolders: Sendable {
  private let folders: [String]
  /// Files that are found wherever they lead: a build system's sandbox is made of links.
  private let parts: Set<String>
  private let fileSystem: FileSystem

  /// - Parameter folders: where templates look for what they include, in order.
  package init(_ folders: [String], parts: [String] = [], _ fileSystem: FileSystem) {
    self.folders = folders
    self.parts = Set(parts)
    self.fileSystem = fileSystem
  }

  /// The template of a name: first next to the template that asks for it, then in each folder.
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

  /// Whether a path, its links followed, is inside one of the folders.
  private func isInside(_ path: String) -> Bool {
    guard let real = fileSystem.realPath(path) else { return false }
    return folders.contains { folder in
      fileSystem.realPath(folder).map { FilePath.isInside(real, $0) } ?? false
    }
  }
}
