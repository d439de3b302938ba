// swift-tools-version: 6.0
import PackageDescription

/// Measures the scanner and others, the template engine, and templates for Sourcery. It is a separate package, so the main
/// package depends neither on SwiftParser nor on Foundation. The measured modules are symbolic links to the same sources,
/// because their declarations are visible only in their package.
///
/// SwiftParser is a library of the toolchain. `run` finds it and passes its folder in `SWIFT_HOST_LIBRARIES`. That library
/// is far slower than a release build, which other tools contain. `SWIFT_SYNTAX` is a checkout to build instead.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"
let checkout = Context.environment["SWIFT_SYNTAX"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings for importing SwiftParser.
let parser: (products: [Target.Dependency], swift: [SwiftSetting], linker: [LinkerSetting]) =
  if checkout == nil {
    (
      [], [.unsafeFlags(["-I", libraries])],
      [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftSyntax"),
      ]
    )
  } else {
    (
      ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") },
      [.define("SWIFT_SYNTAX_FROM_SOURCE")], []
    )
  }

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: checkout.map { [.package(name: "swift-syntax", path: $0)] } ?? [],
  targets: [
    .target(name: "WidgetSource", swiftSettings: settings),
    .target(name: "WidgetSyntax", dependencies: ["WidgetSource"], swiftSettings: settings),
    .target(name: "WidgetTemplate", dependencies: ["WidgetSource"], swiftSettings: settings),
    .executableTarget(
      name: "render", dependencies: ["WidgetSource", "WidgetTemplate"], swiftSettings: settings),
    .target(
      name: "SourceryContext", dependencies: ["WidgetSource", "WidgetSyntax", "WidgetTemplate"],
      swiftSettings: settings),
    .executableTarget(
      name: "mocks",
      dependencies: ["SourceryContext", "WidgetSource", "WidgetSyntax", "WidgetTemplate"],
      swiftSettings: settings),
    .target(name: "WidgetRuntime", swiftSettings: settings),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "ScreenCore", dependencies: ["WidgetRuntime"], path: "Sources/modules/ScreenCore",
      swiftSettings: settings),
    .target(
      name: "ScreenCards", dependencies: ["ScreenCore", "WidgetRuntime"],
      path: "Sources/modules/ScreenCards", swiftSettings: settings),
    .target(
      name: "ScreenTexts", dependencies: ["ScreenCore", "WidgetRuntime"],
      path: "Sources/modules/ScreenTexts", swiftSettings: settings),
    .executableTarget(
      name: "decode",
      dependencies: ["CMalloc", "ScreenCards", "ScreenCore", "ScreenTexts", "WidgetRuntime"],
      swiftSettings: settings),
    .target(
      name: "PeerCore", dependencies: ["WidgetRuntime"], path: "Sources/modules/PeerCore",
      swiftSettings: settings),
    .target(
      name: "PeerCards", dependencies: ["PeerCore", "WidgetRuntime"],
      path: "Sources/modules/PeerCards", swiftSettings: settings),
    .target(
      name: "PeerTexts", dependencies: ["PeerCore", "WidgetRuntime"],
      path: "Sources/modules/PeerTexts", swiftSettings: settings),
    .executableTarget(
      name: "peers", dependencies: ["PeerCards", "PeerCore", "PeerTexts", "WidgetRuntime"],
      swiftSettings: settings),
    .executableTarget(
      name: "scan", dependencies: ["WidgetSource", "WidgetSyntax"] + parser.products,
      swiftSettings: settings + parser.swift, linkerSettings: parser.linker),
  ],
  swiftLanguageModes: [.v6]
)
