/// The version that `--version` prints; generated files never carry it.
package enum ToolVersion {
  /// The version that `--version` prints.
  package static let current = "0.1.0"
  /// The site that docs/ is published to; named in reports and by `init`.
  package static let documentation = "https://widgetgen.github.io/widgetgen"
}
