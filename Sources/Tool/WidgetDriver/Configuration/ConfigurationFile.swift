/// The contents of a `widgetgen.json`.
package struct ConfigurationFile {
  /// The keys at the top level. They configure the only target, or all targets.
  var shared = TargetConfiguration()
  /// The elements of `targets`, or nil if the key is missing.
  var targets: [TargetConfiguration]?

  /// The settings of contracts, which apply to all targets.
  package var contract = ContractConfiguration()

  /// The settings of the command `adopt`, which apply to all targets.
  package var adopt = AdoptConfiguration()

  /// The complete configuration of each target.
  package var resolvedTargets: [TargetConfiguration] {
    targets?.map { $0.filled(from: shared) } ?? [shared]
  }

  /// The name of the file, which is searched for in the working directory and its parents.
  package static let name = "widgetgen.json"

  /// Returns the path of the nearest configuration file, or nil if there isn't one.
  package static func nearest(in fileSystem: FileSystem) -> String? {
    var folder = "."
    while true {
      let path = FilePath.join(folder, name)
      if let status = fileSystem.status(path), status.kind != .folder { return path }
      guard let real = fileSystem.realPath(folder), real != "/" else { return nil }
      folder = FilePath.join(folder, "..")
    }
  }
}
