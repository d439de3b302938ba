#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Generates the code of an Xcode target. A plugin cannot see the dependencies of such a target, so
  /// `dependencies` in `widgetgen.json` lists the sources of other modules.
  extension WidgetGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let folders = [project.appendingPathComponent(target.displayName), project]
      let configuration = ConfigurationFile(in: folders, target: folders[0])
      let sources = target.inputFiles
        .filter { $0.type == .source && $0.url.pathExtension == "swift" }
        .map(\.url).sorted { $0.path < $1.path }
      let command = BuildCommand(
        targetName: target.displayName, tool: try context.tool(named: "widgetgen-build").url,
        configuration: configuration, configurationFolders: folders, sources: sources,
        dependencies: configuration?.dependencies ?? [], modules: [], hasRuntime: nil,
        manifest: project,
        folder: context.pluginWorkDirectoryURL.appendingPathComponent("Generated"))
      return command.make().map { [$0] } ?? []
    }
  }
#endif
