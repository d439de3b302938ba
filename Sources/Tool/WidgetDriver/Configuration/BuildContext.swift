import WidgetSource

/// The build that the tool runs in, as described by the flags of the build-tool plugin or Bazel's rules.
///
/// In a build, the tool writes only the declared files. It fills no inline blocks and searches for no configuration,
/// because the build system must know every file that is read or written.
package struct BuildContext {
  /// The files that the build system expects. They are written even if they are empty.
  let declaredOutputs: [String]
  /// The name of the target if the plugin knows that the target does not depend on WidgetRuntime; otherwise nil.
  let targetWithoutRuntime: String?
  /// The package's manifest.
  let manifest: String
  /// Whether the target is in a Swift package, in which the command plugin can run.
  let hasPackage: Bool
  /// The paths at which the plugin found no `widgetgen.json`.
  let missingConfigurations: [String]
  /// The templates and the files that they may include. All of these files can be symbolic links.
  let templateParts: [String]
  /// The modules of the dependencies, with their folders. Inner folders are before outer folders.
  private let modules: [(name: String, folder: String)]

  /// Creates the context, or returns nil outside of a build.
  init?(_ arguments: Arguments, _ fileSystem: FileSystem) {
    declaredOutputs = arguments.all("declare")
    if declaredOutputs.isEmpty { return nil }
    targetWithoutRuntime = arguments.last("without-runtime")
    manifest = arguments.last("manifest") ?? "Package.swift"
    hasPackage = arguments.last("manifest") != nil
    templateParts = arguments.all("template-part").map(fileSystem.tidied)
    missingConfigurations = arguments.all("no-config-at")
    modules = arguments.all("module").compactMap { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], fileSystem.tidied(parts[1])) : nil
    }.stablySorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// Returns the name of each file's module, by path. Files of other modules are left out.
  func modules(ofFiles paths: Set<String>) -> [String: String] {
    if modules.isEmpty { return [:] }
    return paths.reduce(into: [:]) { names, path in
      names[path] = modules.first { FilePath.isInside(path, $0.folder) }?.name
    }
  }
}
