#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Runs the tool for an Xcode project, with the `widgetgen.json` next to it.
  extension WidgetGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // Xcode passes the targets that the user selects in a dialog. The command always runs for the whole project.
      _ = extractor.extractOption(named: "target")
      let project = context.xcodeProject.directoryURL
      try ToolRun.perform(
        [ToolRun(package: project, coversBuild: ToolRun.coversBuild(arguments))].compactMap { $0 },
        tool: try context.tool(named: "widgetgen-build").url, in: project,
        passing: extractor.remainingArguments)
    }
  }
#endif
