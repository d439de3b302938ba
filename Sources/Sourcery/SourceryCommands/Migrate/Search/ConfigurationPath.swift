import WidgetDriver

/// Resolves the path of a configuration as a script spells it.
///
/// The working directory of a script and the values of its variables are unknown. A spelled path therefore refers to
/// every configuration whose path ends with it. Upper and lower case are equal, as on most Macs.
enum ConfigurationPath {
  /// Returns the configurations that a path may refer to, or nil if it may refer to any of them.
  ///
  /// For example: `$DIR/.sourcery.yml` refers to every `.sourcery.yml`, and `$NAME.yml` to any configuration.
  static func candidates(_ spelled: String, among paths: [String]) -> [String]? {
    let name = FilePath.name(spelled)
    if name.isEmpty || name.utf8.contains(where: { unclear.contains($0) }) { return nil }
    let found = paths.filter { refers(spelled, to: $0) }
    return found.isEmpty ? nil : found
  }

  /// The marks of variables, patterns and substitutions.
  private static let unclear = "$#{}*?[%<`\\".utf8

  /// Returns whether there is a working directory from which a path refers to a configuration. A folder refers to the
  /// `.sourcery.yml` in it.
  static func refers(_ spelled: String, to configuration: String) -> Bool {
    let path = configuration.lowercased()
    var parts = spelled.lowercased().split(separator: "/").filter { $0 != "." && $0 != ".." }
    if let variable = parts.lastIndex(where: { $0.utf8.contains(where: { unclear.contains($0) }) })
    {
      parts.removeSubrange(...variable)
    }
    let name = parts.joined(separator: "/")
    let file = isFile(name) ? name : (name.isEmpty ? "" : name + "/") + ".sourcery.yml"
    return path == file || path.hasSuffix("/" + file) || file.hasSuffix("/" + path)
  }

  /// Returns whether a path in lower case has the extension of a configuration.
  static func isFile(_ path: some StringProtocol) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }
}
