// swift-tools-version: 6.0
import PackageDescription

let runtime = Target.Dependency.product(name: "WidgetRuntime", package: "widgetgen-plugins")
let plugin = Target.PluginUsage.plugin(name: "WidgetGenPlugin", package: "widgetgen-plugins")

/// An app with two modules that uses the tool as a binary. `Tests/Packaging/run` copies it.
let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../widgetgen-plugins")],
  targets: [
    .target(name: "Kit", dependencies: [runtime], plugins: [plugin]),
    .executableTarget(name: "App", dependencies: ["Kit", runtime], plugins: [plugin]),
  ]
)
