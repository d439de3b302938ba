/// The contents of a `widgetgen.json`.
package struct ConfigurationFile {
  /// The keys at the top level: of the only target, or shared by all in `targets`.
  var shared = TargetConfiguration()
  /// The elements of `targets`; nil if the file has no such key.
  var targets: [TargetConfiguration]?

  /// What is said about contracts, of all targets together.
  package var contract = ContractConfiguration()

  /// One configuration for each target, complete.
  package var resolvedTargets: [TargetConfiguration] {
    targets?.map { $0.filled(from: shared) } ?? [shared]
  }

  /// The name of the file, looked up in the working directory and its parents.
  package static let name = "widgetgen.json"

  /// The path of the nearest one; nil if there is none.
  static func nearest(in fileSystem: FileSystem) -> String? {
    var folder = "."
    while true {
      let path = FilePath.join(folder, name)
      if fileSystem.status(path)?.kind == .file { return path }
      guard let real = fileSystem.realPath(folder), real != "/" else { return nil }
      folder = FilePath.join(folder, "..")
    }
  }
}
