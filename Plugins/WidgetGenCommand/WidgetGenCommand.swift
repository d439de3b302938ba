import Foundation
import PackagePlugin

/// Updates generated code that is checked in, including inline blocks.
///
/// For example: `swift package generate-widgets --check`. Without `--config`, the tool runs for the package if its
/// folder contains a `widgetgen.json`, and for each target whose folder contains one. With `--check`, `--fix` or
/// `--inline`, it also runs for all other targets, whose code the build generates. `--target NAME`, which can be
/// repeated, restricts the command to the named targets. Other arguments are passed to the tool.
@main
struct WidgetGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    try ToolRun.perform(
      try runs(for: context.package, targetNames: names, words),
      tool: try context.tool(named: "widgetgen-build").url, in: context.package.directoryURL,
      passing: words)
  }

  private func runs(
    for package: Package, targetNames: [String], _ words: [String]
  ) throws -> [ToolRun] {
    if words.contains(where: { $0 == "--config" || $0.hasPrefix("--config=") }) {
      guard targetNames.isEmpty else { throw ToolRun.Failure.targetBesideConfiguration }
      return [.configured]
    }
    let folder = package.directoryURL
    let coversBuild = ToolRun.coversBuild(words)
    let isNamed = !targetNames.isEmpty
    let targets = isNamed ? try package.targets(named: targetNames) : package.targets
    let runs = targets.compactMap {
      ToolRun($0, in: folder, isNamed: isNamed, coversBuild: coversBuild)
    }
    let whole = isNamed ? nil : ToolRun(package: folder, coversBuild: coversBuild)
    return [whole].compactMap(\.self) + runs
  }
}
