import WidgetSource

/// The key style of a target, and the styles of all targets, which can be its dependencies.
struct KeyStyles {
  /// The style of the target, or nil for keys that are spelled like the properties.
  private let own: String?
  /// The sources of the targets that have a style, each with this style. Inner folders are before outer folders.
  private let folders: [(path: String, style: String)]

  /// - Parameters:
  ///   - targets: the targets of the configuration, which can be dependencies of this target.
  ///   - flag: the style on the command line, which applies to all targets.
  init(
    _ target: TargetConfiguration, among targets: [TargetConfiguration], flag: String?,
    _ fileSystem: FileSystem
  ) {
    own = flag ?? target.keyStyle
    let folders = targets.flatMap { target in
      (flag ?? target.keyStyle).map { style in
        (target.sources ?? []).map { (path: fileSystem.tidied($0), style: style) }
      } ?? []
    }
    // Every relative path is in '.'.
    self.folders = folders.stablySorted { $0.path == "." ? 0 : -$0.path.utf8.count }
  }

  /// Returns the style of each file that has one, by path.
  func styles(ofSources sources: [String], dependencies: Set<String>) -> [String: String] {
    var styles: [String: String] = [:]
    for path in sources { styles[path] = own }
    for path in dependencies {
      styles[path] = folders.first { FilePath.isInside(path, $0.path) }?.style
    }
    return styles
  }
}
