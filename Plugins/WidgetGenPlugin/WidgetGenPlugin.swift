import Foundation
import PackagePlugin

/// Generates the code of a target's widgets in each build.
///
/// For example:
/// ```
/// .target(name: "App", plugins: [.plugin(name: "WidgetGenPlugin", package: "widgetgen-plugins")])
/// ```
/// Reads the `widgetgen.json` in the target's folder, or else in the package's folder, if present.
@main
struct WidgetGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = TargetSources(target) else {
      Diagnostics.warning("target '\(target.name)' has no Swift sources to generate widgets for")
      return []
    }
    let folders = [sources.folder, context.package.directoryURL]
    let configuration = ConfigurationFile(in: folders, target: sources.folder)
    let command = BuildCommand(
      targetName: target.name, tool: try context.tool(named: "widgetgen-build").url,
      configuration: configuration, configurationFolders: folders, sources: sources.own,
      dependencies: sources.dependencies + (configuration?.dependencies ?? []),
      modules: sources.modules, hasRuntime: sources.hasRuntime,
      manifest: context.package.directoryURL.appendingPathComponent("Package.swift"),
      folder: context.pluginWorkDirectoryURL.appendingPathComponent("Generated"))
    return command.make().map { [$0] } ?? []
  }
}
