#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// For targets of an Xcode project. Xcode does not tell a plugin what a target depends on; the
  /// `dependencies` of `widgetgen.json` name the sources of other modules where types from there
  /// are used.
  extension WidgetGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let configuration = ConfigurationFile(
        in: [project.appendingPathComponent(target.displayName), project])
      let sources = target.inputFiles
        .filter { $0.type == .source && $0.url.pathExtension == "swift" }
        .map(\.url).sorted { $0.path < $1.path }
      let command = BuildCommand(
        targetName: target.displayName, tool: try context.tool(named: "widgetgen").url,
        configuration: configuration, sources: sources,
        dependencies: configuration?.dependencies ?? [],
        folder: context.pluginWorkDirectoryURL.appendingPathComponent("Generated"))
      return [command.command]
    }
  }
#endif
