import PackagePlugin

/// Generates what a target's widgets need while the target is built.
@main
struct WidgetGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    []
  }
}
