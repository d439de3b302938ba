/// The key style of a target, and the styles of all targets, which can be its dependencies.
struct KeyStyles {
  /// The style of the target, or nil for keys that are spelled like the properties.
  private let own: String?
  /// The sources and the style of each target that has a style.
  private let targets: [(sources: [String], style: String)]

  /// - Parameters:
  ///   - targets: the targets of the configuration, which can be dependencies of this target.
  ///   - flag: the style on the command line, which applies to all targets.
  init(
    _ target: TargetConfiguration, among targets: [TargetConfiguration], flag: String?,
    _ fileSystem: FileSystem
  ) {
    own = flag ?? target.keyStyle
    self.targets = targets.compactMap { target in
      (flag ?? target.keyStyle).map { ((target.sources ?? []).map(fileSystem.tidied), $0) }
    }
  }

  /// Returns the style of each file that has one, by path.
  func styles(ofSources sources: [String], dependencies: Set<String>) -> [String: String] {
    var styles: [String: String] = [:]
    for path in sources { styles[path] = own }
    for path in dependencies where !targets.isEmpty {
      let folders = targets.flatMap { target in target.sources.map { ($0, target.style) } }
      // The innermost folder determines the style. Paths in '.' do not begin with it.
      styles[path] =
        folders.filter { FilePath.isInside(path, $0.0) }
        .max { ($0.0 == "." ? 0 : $0.0.utf8.count) < ($1.0 == "." ? 0 : $1.0.utf8.count) }?.1
    }
    return styles
  }
}
