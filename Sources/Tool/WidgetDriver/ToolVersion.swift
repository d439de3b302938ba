/// The version and the platform of the tool. Generated files never contain them.
package enum ToolVersion {
  /// The version that `--version` prints.
  package static let current = "0.1.0"
  /// The address of the published documentation, to which reports, `explain` and new configurations link.
  package static let documentation = "https://widgetgen.github.io/widgetgen"
}

extension ToolVersion {
  /// The platform that this build of the tool is for: `Linux x86_64`.
  package static let platform = "\(system) \(architecture)"

  #if os(macOS)
    private static let system = "macOS"
  #elseif canImport(Musl)
    private static let system = "Linux (static)"
  #else
    private static let system = "Linux"
  #endif

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #elseif arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "of another architecture"
  #endif
}
