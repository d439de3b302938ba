// swift-tools-version: 6.0
import PackageDescription

let runtime: Target.Dependency = .product(name: "WidgetRuntime", package: "widgetgen")
let generated: Target.PluginUsage = .plugin(name: "WidgetGenPlugin", package: "widgetgen")

/// A package that uses both plugins as its users do; PluginTests builds and runs it.
let package = Package(
    name: "PluginFixture",
    dependencies: [.package(name: "widgetgen", path: "../..")],
    targets: [
        // No configuration.
        .target(name: "Kit", dependencies: [runtime], plugins: [generated]),
        // Resolves types of another target that generates; has a template of its own.
        .target(name: "Feature", dependencies: ["Kit", runtime], plugins: [generated]),
        // The test adds widgets until there are so many that sixteen files are generated.
        .target(name: "Many", dependencies: [runtime], plugins: [generated]),
        // Its output is in git, and brought up to date by `swift package generate-widgets`.
        .target(name: "CheckedIn", dependencies: [runtime], exclude: ["widgetgen.json"]),
        .executableTarget(
            name: "Demo", dependencies: ["Kit", "Feature", "Many", "CheckedIn", runtime]),
    ]
)
