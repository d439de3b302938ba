import PackagePlugin

/// `swift package generate-widgets [--check]`: brings output that is checked in up to date.
@main
struct WidgetGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
  }
}
