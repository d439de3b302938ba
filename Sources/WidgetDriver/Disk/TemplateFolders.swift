import WidgetSource

/// The folders in which `include` and `extends` find templates, and outside of which they find
/// nothing.
struct TemplateFolders: Sendable {
  private let folders: [String]
  private let fileSystem: FileSystem

  init(_ folders: [String], _ fileSystem: FileSystem) {
    self.folders = folders
    self.fileSystem = fileSystem
  }

  /// The template of a name in the first folder that has it.
  func load(_ name: String) -> SourceFile? {
    for folder in folders {
      let path = FilePath.join(folder, name)
      guard !name.hasPrefix("/"), let root = fileSystem.realPath(folder),
        let real = fileSystem.realPath(path), FilePath.isInside(real, root),
        let content = try? fileSystem.read(path)
      else { continue }
      return SourceFile(path: path, bytes: content.bytes)
    }
    return nil
  }
}
