/// The styles that targets have for the keys of their types.
struct KeyStyles {
  /// That of the target itself; nil for keys as properties are spelled.
  private let own: String?
  /// The sources of all targets that have one.
  private let targets: [(sources: [String], style: String)]

  /// - Parameters:
  ///   - targets: those of the configuration, whose sources may be dependencies of this one.
  ///   - flag: what the command line says, for all of them.
  init(
    _ target: TargetConfiguration, among targets: [TargetConfiguration], flag: String?,
    _ fileSystem: FileSystem
  ) {
    own = flag ?? target.keyStyle
    self.targets = targets.compactMap { target in
      (flag ?? target.keyStyle).map { ((target.sources ?? []).map(fileSystem.tidied), $0) }
    }
  }

  /// The styles of files, by their paths.
  func styles(ofSources sources: [String], dependencies: Set<String>) -> [String: String] {
    var styles: [String: String] = [:]
    for path in sources { styles[path] = own }
    for path in dependencies where !targets.isEmpty {
      styles[path] =
        targets.first { $0.sources.contains { FilePath.isInside(path, $0) } }?.style
    }
    return styles
  }
}
