// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The order of the targets is the order in which data flows through them; see ARCHITECTURE.md.
let package = Package(
  name: "widgetgen",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .executable(name: "widgetgen", targets: ["widgetgen"]),
    .library(name: "WidgetRuntime", targets: ["WidgetRuntime"]),
    .plugin(name: "WidgetGenPlugin", targets: ["WidgetGenPlugin"]),
    .plugin(name: "WidgetGenCommand", targets: ["WidgetGenCommand"]),
  ],
  targets: [
    .target(name: "WidgetSource", swiftSettings: settings),
    .target(name: "WidgetSyntax", dependencies: ["WidgetSource"], swiftSettings: settings),
    .target(
      name: "WidgetModel", dependencies: ["WidgetSource", "WidgetSyntax"], swiftSettings: settings),
    .target(
      name: "WidgetPlan", dependencies: ["WidgetSource", "WidgetSyntax", "WidgetModel"],
      swiftSettings: settings),
    .target(name: "WidgetTemplate", dependencies: ["WidgetSource"], swiftSettings: settings),
    .target(
      name: "SourceryContext", dependencies: ["WidgetSource", "WidgetSyntax", "WidgetTemplate"],
      swiftSettings: settings),
    .target(
      name: "BuiltinTemplates", path: "Templates",
      exclude: ["Builtin", "Contract", "Scaffold", "Sourcery"],
      sources: ["BuiltinTemplates.swift"],
      swiftSettings: settings),
    .target(
      name: "WidgetGenerator",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "SourceryContext", "BuiltinTemplates",
      ], swiftSettings: settings),
    .target(
      name: "WireContract",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "BuiltinTemplates",
      ], swiftSettings: settings),
    .target(
      name: "WireCatalog", dependencies: ["WidgetSource", "WidgetTemplate", "WireContract"],
      swiftSettings: settings),
    .target(
      name: "WidgetScaffold",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "WidgetGenerator",
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CClang"),
    .target(
      name: "ObjectiveCHeaders", dependencies: ["CClang", "WidgetSource"], swiftSettings: settings),
    .target(
      name: "WidgetDriver",
      dependencies: [
        "WidgetGenerator", "WidgetSource",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .target(
      name: "WidgetCommands",
      dependencies: [
        "WidgetDriver", "WidgetGenerator", "WidgetSource", "WireContract", "WireCatalog",
        "WidgetScaffold", "ObjectiveCHeaders",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "widgetgen", dependencies: ["WidgetCommands", "WidgetDriver"], swiftSettings: settings),
    // The tool of the plugins. It links only the modules that generate code, because every user's first build
    // compiles it.
    .executableTarget(
      name: "widgetgen-build", dependencies: ["WidgetDriver"], swiftSettings: settings),
    .target(name: "WidgetRuntime", swiftSettings: settings),
    // Templates in Swift import it as SourceryRuntime; only its text is part of the tool.
    .target(name: "TemplateRuntime", swiftSettings: settings),
    .plugin(name: "WidgetGenPlugin", capability: .buildTool(), dependencies: ["widgetgen-build"]),
    .plugin(
      name: "WidgetGenCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-widgets", description: "Brings generated code up to date."),
        permissions: [
          .writeToPackageDirectory(reason: "writes generated files and inline blocks")
        ]), dependencies: ["widgetgen-build"]),

    .target(
      name: "TestSupport", dependencies: ["WidgetSource"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "WidgetSourceTests", dependencies: ["WidgetSource", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetSyntaxTests", dependencies: ["WidgetSource", "WidgetSyntax", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetModelTests",
      dependencies: ["WidgetModel", "WidgetSource", "WidgetSyntax", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetPlanTests",
      dependencies: [
        "WidgetPlan", "WidgetModel", "WidgetSource", "WidgetSyntax", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetScaffoldTests",
      dependencies: [
        "WidgetScaffold", "ObjectiveCHeaders", "WidgetGenerator", "WidgetSource", "WidgetSyntax",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetDriverTests",
      dependencies: [
        "WidgetDriver", "WidgetCommands", "WidgetGenerator", "WidgetSource", "TestSupport",
        "widgetgen",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetTemplateTests", dependencies: ["WidgetTemplate", "WidgetSource", "TestSupport"],
      exclude: ["Conformance"], swiftSettings: settings),
    .testTarget(
      name: "SourceryContextTests",
      dependencies: [
        "SourceryContext", "WidgetSource", "WidgetSyntax", "WidgetTemplate", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "WidgetGeneratorTests",
      dependencies: [
        "WidgetGenerator", "WidgetPlan", "WidgetSource", "WidgetSyntax", "WidgetTemplate",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WireContractTests",
      dependencies: ["WireContract", "WidgetGenerator", "WidgetSource", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "WireCatalogTests",
      dependencies: [
        "WireCatalog", "WireContract", "WidgetGenerator", "WidgetSource", "WidgetTemplate",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "WidgetPlan", "WidgetScaffold",
        "TestSupport", "WidgetDriver", "WidgetCommands", "WidgetGenerator", "WidgetSource",
        "WidgetSyntax", "WireContract",
      ], swiftSettings: settings),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "TestSupport", "WidgetCommands", "WidgetDriver", "WidgetGenerator", "WidgetSource",
        "WireContract",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "WidgetGenerator", "WidgetScaffold", "WidgetSource", "WidgetSyntax", "TestSupport",
      ],
      exclude: ["Support"], swiftSettings: settings),
    .testTarget(
      name: "WidgetRuntimeTests", dependencies: ["WidgetRuntime"], swiftSettings: settings),
    .target(
      name: "Properties",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetTemplate", "SourceryContext", "WidgetGenerator",
        "WidgetDriver", "WireCatalog", "WireContract",
      ], path: "Tests/Fuzzing/Sources/Properties", swiftSettings: settings),
    .testTarget(
      name: "TrustTests",
      dependencies: [
        "Properties", "TestSupport", "WidgetSource", "WidgetSyntax", "WidgetTemplate",
        "WidgetGenerator",
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
