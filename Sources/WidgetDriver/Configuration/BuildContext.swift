/// What the build-tool plugin says about the build that the tool runs in.
///
/// Inside a build the tool writes the declared files and nothing else, fills no inline blocks and
/// looks for no configuration: the build system has to know everything that is read and written.
struct BuildContext {
  /// The files that the build system waits for, written even if they are empty.
  let declaredOutputs: [String]
  /// The target's name, if it does not depend on WidgetRuntime.
  let targetWithoutRuntime: String?
  /// The package's manifest.
  let manifest: String
  /// Where a `widgetgen.json` was looked for and not found.
  let missingConfigurations: [String]

  /// Nil if no build-tool plugin runs the tool.
  init?(_ arguments: Arguments) {
    declaredOutputs = arguments.all("declare")
    if declaredOutputs.isEmpty { return nil }
    targetWithoutRuntime = arguments.last("without-runtime")
    manifest = arguments.last("manifest") ?? "Package.swift"
    missingConfigurations = arguments.all("no-config-at")
  }
}
