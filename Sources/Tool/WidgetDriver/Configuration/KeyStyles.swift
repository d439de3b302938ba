import WidgetSource

/// The key style of a target, and the styles of all targets, which can be its dependencies.
struct KeyStyles {
  /// The style of the target, or nil for keys that are spelled like the properties.
  private let own: String?
  /// The styles of files, as a build system specifies them. Nil for keys that are spelled like the properties.
  private let given: [String: String?]
  private let targets: StyledFolders
  /// The styles of dependencies that are not in the sources of these targets.
  private let others: NearestStyles

  /// - Parameters:
  ///   - targets: the targets of the configuration, which can be dependencies of this target.
  ///   - flag: the style on the command line, which applies to all targets.
  ///   - given: the styles of files that a build system specifies, by path.
  ///   - others: the styles of sources that do not belong to these targets.
  init(
    _ target: TargetConfiguration, among targets: [TargetConfiguration], flag: String?,
    given: [String: String?], others: NearestStyles, _ fileSystem: FileSystem
  ) {
    own = flag ?? target.keyStyle
    self.given = given
    self.targets = StyledFolders(targets, flag: flag, path: fileSystem.tidied)
    self.others = others
  }

  /// Returns the style of each file that has one, by path.
  func styles(ofSources sources: [String], dependencies: Set<String>) -> [String: String] {
    var styles: [String: String] = [:]
    var others = others
    for path in sources { styles[path] = own }
    for path in dependencies {
      if let style = given[path] {
        styles[path] = style
      } else if let folder = targets.folder(around: path) {
        styles[path] = folder.style
      } else {
        styles[path] = others.style(ofFile: path)
      }
    }
    return styles
  }
}
