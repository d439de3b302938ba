import WidgetSource

/// The key style of a target, and the styles of all targets, which can be its dependencies.
struct KeyStyles {
  /// The style of the target, or nil for keys that are spelled like the properties.
  private let own: String?
  private let targets: StyledFolders
  /// The styles of dependencies that are not in the sources of these targets.
  private let others: NearestStyles

  /// - Parameters:
  ///   - targets: the targets of the configuration, which can be dependencies of this target.
  ///   - flag: the style on the command line, which applies to all targets.
  ///   - others: the styles of sources that do not belong to these targets.
  init(
    _ target: TargetConfiguration, among targets: [TargetConfiguration], flag: String?,
    others: NearestStyles, _ fileSystem: FileSystem
  ) {
    own = flag ?? target.keyStyle
    self.targets = StyledFolders(targets, flag: flag, path: fileSystem.tidied)
    self.others = others
  }

  /// Returns the style of each file that has one, by path.
  func styles(ofSources sources: [String], dependencies: Set<String>) -> [String: String] {
    var styles: [String: String] = [:]
    var others = others
    for path in sources { styles[path] = own }
    for path in dependencies {
      let folder = targets.folder(around: path)
      styles[path] = if let folder { folder.style } else { others.style(ofFile: path) }
    }
    return styles
  }
}
