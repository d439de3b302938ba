import WidgetSource

/// Finds the key styles under which code for the sources of other modules is generated.
///
/// The code of a module is generated with the nearest `widgetgen.json`: the file in the module's folder, or else the
/// file in the folder of its package. Problems in that file are reported when it is used for its own module.
struct NearestStyles {
  /// The targets of a `widgetgen.json`.
  private struct Targets {
    /// The absolute path of the file.
    let path: String
    let file: ConfigurationFile
  }

  private let fileSystem: FileSystem
  /// The absolute path of the configuration to which the flag applies, or nil if there isn't one.
  private let current: String?
  /// The style on the command line.
  private let flag: String?
  /// The nearest configuration of each folder.
  private var found: [String: Targets?] = [:]

  /// - Parameters:
  ///   - current: the path of the configuration of the run.
  ///   - flag: the style on the command line, which overrides the styles in that configuration.
  init(_ fileSystem: FileSystem, current: String?, flag: String?) {
    self.fileSystem = fileSystem
    self.current = current.flatMap(fileSystem.realPath)
    self.flag = flag
  }

  /// Returns the style for the types in a file, or nil if their keys are spelled like the properties.
  mutating func style(ofFile path: String) -> String? {
    guard let folder = fileSystem.realPath(FilePath.folder(path)),
      let nearest = nearest(around: folder)
    else { return nil }
    if let flag, nearest.path == current { return flag }
    let covering = (nearest.file.targets == nil ? [] : nearest.file.resolvedTargets)
      .flatMap { target in
        (target.sources ?? []).map { (fileSystem.realPath($0) ?? $0, target.keyStyle) }
      }
      .filter { FilePath.isInside(FilePath.join(folder, FilePath.name(path)), $0.0) }
    let innermost = covering.max { $0.0.utf8.count < $1.0.utf8.count }
    return innermost.map(\.1) ?? nearest.file.shared.keyStyle
  }

  /// Returns the `widgetgen.json` in an absolute folder, or else in its parents up to the folder of the package.
  private mutating func nearest(around folder: String) -> Targets? {
    if let known = found[folder] { return known }
    let path = FilePath.join(folder, ConfigurationFile.name)
    var targets: Targets?
    if fileSystem.status(path)?.kind == .file {
      targets = (try? fileSystem.source(path)).map {
        Targets(path: fileSystem.realPath(path) ?? path, file: ConfigurationReader.read($0).0)
      }
    } else if folder != "/", fileSystem.status(FilePath.join(folder, "Package.swift")) == nil {
      targets = nearest(around: FilePath.folder(folder))
    }
    found[folder] = .some(targets)
    return targets
  }
}
