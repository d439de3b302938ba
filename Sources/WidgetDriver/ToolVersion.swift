/// The version that `--version` prints; generated files never carry it.
package enum ToolVersion {
  package static let current = "0.1.0"
}
