// swift-tools-version: 6.0
import PackageDescription

/// Measures the scanner against others, and the template engine. A package of its own, so that neither the comparison nor
/// Foundation reaches the main package; the modules under test are compiled here from the same
/// sources, by symlink, since they are open to their own package only.
///
/// SwiftParser is taken from the toolchain, where it lies ready built; `run` finds the place and
/// hands it over in `SWIFT_HOST_LIBRARIES`.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "WidgetSource", swiftSettings: settings),
    .target(name: "WidgetSyntax", dependencies: ["WidgetSource"], swiftSettings: settings),
    .target(name: "WidgetTemplate", dependencies: ["WidgetSource"], swiftSettings: settings),
    .executableTarget(
      name: "render", dependencies: ["WidgetSource", "WidgetTemplate"], swiftSettings: settings),
    .target(name: "WidgetRuntime", swiftSettings: settings),
    .executableTarget(name: "decode", dependencies: ["WidgetRuntime"], swiftSettings: settings),
    .executableTarget(
      name: "scan", dependencies: ["WidgetSource", "WidgetSyntax"],
      swiftSettings: settings + [.unsafeFlags(["-I", libraries])],
      linkerSettings: [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftSyntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
