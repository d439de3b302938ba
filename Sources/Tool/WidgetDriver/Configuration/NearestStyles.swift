import WidgetSource

/// Finds the key styles under which code for the sources of other modules is generated.
///
/// The code of a module is generated with the nearest `widgetgen.json`: the file in the module's folder, or else the
/// file in the folder of its package. Problems in that file are reported when it is used for its own module.
struct NearestStyles {
  private let fileSystem: FileSystem
  /// The absolute path of the only configuration that may be read, or nil if any may be read.
  private let only: String?
  /// The nearest configuration of each folder.
  private var found: [String: ConfigurationFile?] = [:]

  /// - Parameter only: the path of the only configuration that may be read, or nil if any may be read. In a build, it is
  ///   an input.
  init(_ fileSystem: FileSystem, only: String?) {
    self.fileSystem = fileSystem
    self.only = only.map { fileSystem.realPath($0) ?? $0 }
  }

  /// Returns the style for the types in a file, or nil if their keys are spelled like the properties.
  mutating func style(ofFile path: String) -> String? {
    guard let folder = fileSystem.realPath(FilePath.folder(path)),
      let nearest = nearest(around: folder)
    else { return nil }
    let targets = nearest.targets == nil ? [] : nearest.resolvedTargets
    let covering =
      targets.flatMap { target in
        (target.sources ?? []).map { (fileSystem.realPath($0) ?? $0, target.keyStyle) }
      }
      .filter { FilePath.isInside(FilePath.join(folder, FilePath.name(path)), $0.0) }
    let innermost = covering.max { $0.0.utf8.count < $1.0.utf8.count }
    return innermost.map(\.1) ?? nearest.shared.keyStyle
  }

  /// Returns the `widgetgen.json` in an absolute folder, or else in its parents up to the folder of the package.
  private mutating func nearest(around folder: String) -> ConfigurationFile? {
    if let known = found[folder] { return known }
    let path = FilePath.join(folder, ConfigurationFile.name)
    let isReadable = only.map { fileSystem.realPath(path) == $0 } ?? true
    var file: ConfigurationFile?
    if isReadable, fileSystem.status(path)?.kind == .file {
      file = (try? fileSystem.source(path)).map { ConfigurationReader.read($0).0 }
    } else if folder != "/", fileSystem.status(FilePath.join(folder, "Package.swift")) == nil {
      file = nearest(around: FilePath.folder(folder))
    }
    found[folder] = .some(file)
    return file
  }
}
