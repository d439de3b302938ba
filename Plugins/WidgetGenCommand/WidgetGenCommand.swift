import Foundation
import PackagePlugin

/// Brings generated code that is checked in up to date, inline blocks included.
///
/// For example: `swift package generate-widgets --check`. Runs the tool once for the package if its
/// folder has a `widgetgen.json`, and once for each target whose folder has one; `--target NAME`,
/// repeatable, runs it for those targets only. All other arguments are passed on.
@main
struct WidgetGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var runs = targets.compactMap(ToolRun.init)
    if names.isEmpty, let run = ToolRun(package: context.package.directoryURL) {
      runs.insert(run, at: 0)
    }
    let tool = try context.tool(named: "widgetgen").url
    try ToolRun.perform(
      runs, tool: tool, in: context.package.directoryURL, passing: words)
  }
}
