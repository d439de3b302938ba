/// What a build-tool plugin or a rule of Bazel says about the build that the tool runs in.
///
/// Inside a build the tool writes the declared files and nothing else, fills no inline blocks and
/// looks for no configuration: the build system has to know everything that is read and written.
package struct BuildContext {
  /// The files that the build system waits for, written even if they are empty.
  let declaredOutputs: [String]
  /// The target's name, if it does not depend on WidgetRuntime.
  let targetWithoutRuntime: String?
  /// The package's manifest.
  let manifest: String
  /// Whether there is a package, and so its command plugin.
  let hasPackage: Bool
  /// Where a `widgetgen.json` was looked for and not found.
  let missingConfigurations: [String]
  /// The templates and the files that they may include, whatever links lead to them.
  let templateParts: [String]

  /// Nil outside of a build.
  init?(_ arguments: Arguments, _ fileSystem: FileSystem) {
    declaredOutputs = arguments.all("declare")
    if declaredOutputs.isEmpty { return nil }
    targetWithoutRuntime = arguments.last("without-runtime")
    manifest = arguments.last("manifest") ?? "Package.swift"
    hasPackage = arguments.last("manifest") != nil
    templateParts = arguments.all("template-part").map(fileSystem.tidied)
    missingConfigurations = arguments.all("no-config-at")
  }
}
