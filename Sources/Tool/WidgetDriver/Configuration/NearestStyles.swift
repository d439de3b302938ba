import WidgetSource

/// Finds the key styles under which code for the sources of other modules is generated.
///
/// The code of a module is generated with the nearest `widgetgen.json`: the file in the module's folder, or else the
/// file in the folder of its package. Problems in that file are reported when it is used for its own module.
struct NearestStyles {
  /// The styles of one configuration.
  private struct Styles {
    let targets: StyledFolders
    /// The style of sources that belong to no target.
    let shared: String?
  }

  private let fileSystem: FileSystem
  /// The absolute path of the only configuration that may be read, or nil if any may be read.
  private let only: String?
  /// The absolute path of each folder that exists, by its path in the dependencies.
  private var folders: [String: String?] = [:]
  /// The styles of the nearest configuration, by the absolute path of the folder.
  private var found: [String: Styles?] = [:]

  /// - Parameter only: the path of the only configuration that may be read, or nil if any may be read. In a build, it is
  ///   an input.
  init(_ fileSystem: FileSystem, only: String?) {
    self.fileSystem = fileSystem
    self.only = only.map { fileSystem.realPath($0) ?? $0 }
  }

  /// Returns the style for the types in a file, or nil if their keys are spelled like the properties.
  mutating func style(ofFile path: String) -> String? {
    guard let folder = realPath(ofFolder: FilePath.folder(path)), let styles = nearest(to: folder)
    else { return nil }
    let target = styles.targets.folder(around: FilePath.join(folder, FilePath.name(path)))
    return if let target { target.style } else { styles.shared }
  }

  private mutating func realPath(ofFolder path: String) -> String? {
    if let known = folders[path] { return known }
    let real = fileSystem.realPath(path)
    folders.updateValue(real, forKey: path)
    return real
  }

  /// Returns the styles of the `widgetgen.json` in an absolute folder, or else in its parents up to the folder of the
  /// package.
  private mutating func nearest(to folder: String) -> Styles? {
    if let known = found[folder] { return known }
    let path = FilePath.join(folder, ConfigurationFile.name)
    let isReadable = only.map { fileSystem.realPath(path) == $0 } ?? true
    var styles: Styles?
    if isReadable, fileSystem.status(path)?.kind == .file {
      styles = self.styles(ofConfiguration: path)
    } else if folder != "/", fileSystem.status(FilePath.join(folder, "Package.swift")) == nil {
      styles = nearest(to: FilePath.folder(folder))
    }
    found.updateValue(styles, forKey: folder)
    return styles
  }

  private func styles(ofConfiguration path: String) -> Styles? {
    guard let source = try? fileSystem.source(path) else { return nil }
    let file = ConfigurationReader.read(source).0
    let targets = StyledFolders(file.resolvedTargets) { fileSystem.realPath($0) ?? $0 }
    return Styles(targets: targets, shared: file.shared.keyStyle)
  }
}
