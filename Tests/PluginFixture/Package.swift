// swift-tools-version: 6.0
import PackageDescription

let runtime: Target.Dependency = .product(name: "WidgetRuntime", package: "widgetgen")
let generated: Target.PluginUsage = .plugin(name: "WidgetGenPlugin", package: "widgetgen")

/// A package that uses both plugins. PluginTests builds and runs it.
let package = Package(
    name: "PluginFixture",
    dependencies: [.package(name: "widgetgen", path: "../..")],
    targets: [
        // Without a configuration.
        .target(name: "Kit", dependencies: [runtime], plugins: [generated]),
        // Has its own template, and uses types of another target with generated code.
        .target(name: "Feature", dependencies: ["Kit", runtime], plugins: [generated]),
        // The test adds widgets until the code is split into 16 files.
        .target(name: "Many", dependencies: [runtime], plugins: [generated]),
        // Generated code is in git, and `swift package generate-widgets` updates it.
        .target(name: "CheckedIn", dependencies: [runtime], exclude: ["widgetgen.json"]),
        .executableTarget(
            name: "Demo", dependencies: ["Kit", "Feature", "Many", "CheckedIn", runtime]),
    ]
)
