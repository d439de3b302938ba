/// A key of `widgetgen.json`.
enum ConfigurationKey: String, CaseIterable {
  case adopt, annotations, args, codingKeys, contract, dependencies, directJSON, exclude,
    filePerSource,
    header, inline, keyStyle, modules
  case only, output, runtime
  case select, sources, strict
  case targets, templates
  /// The key with which editors find the schema of the file.
  case schema = "$schema"

  /// The keys that a diagnostic suggests.
  static let names = allCases.filter { $0 != .schema }.map(\.rawValue)
  /// The keys of an element of `targets`.
  static let namesInTarget = names.filter {
    ![targets, contract, adopt].map(\.rawValue).contains($0)
  }
  /// The keys that targets cannot share: each target has its own value.
  static let unshared: [ConfigurationKey] = [.sources, .output]
}
