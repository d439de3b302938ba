/// The lines that a `Package.swift` needs. Until the first release, the package of the plugins is a folder that
/// `packaging/swift-package` writes.
struct ManifestLines {
  /// Whether generated code imports the product WidgetRuntime.
  let importsRuntime: Bool
  /// Whether the build-tool plugin generates the code.
  let usesPlugin: Bool

  private static let package = "widgetgen-plugins"

  /// The lines, or an empty text if the manifest needs none.
  var text: String {
    guard importsRuntime || usesPlugin else { return "" }
    var lines = [
      "Package.swift, for the package:",
      "  dependencies: [.package(path: \"../\(Self.package)\")],",
      "Package.swift, for each target:",
    ]
    if importsRuntime {
      lines.append(
        "  dependencies: [.product(name: \"WidgetRuntime\", package: \"\(Self.package)\")],")
    }
    if usesPlugin {
      lines.append("  plugins: [.plugin(name: \"WidgetGenPlugin\", package: \"\(Self.package)\")],")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
