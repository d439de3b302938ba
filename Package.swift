// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns a module of the product in a folder of Sources: `Scanner`, `Generator`, `Wire`, `Adopt`, `Sourcery`,
/// `Scaffold`, `Runtime` or `Tool`.
func module(
  _ name: String, in folder: String, dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: settings)
}

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
    module("WidgetSource", in: "Scanner"),
    module("WidgetSyntax", in: "Scanner", dependencies: ["WidgetSource"]),
    module("WidgetModel", in: "Scanner", dependencies: ["WidgetSource", "WidgetSyntax"]),
    module(
      "WidgetPlan", in: "Generator", dependencies: ["WidgetSource", "WidgetSyntax", "WidgetModel"]),
    module("WidgetTemplate", in: "Generator", dependencies: ["WidgetSource"]),
    module(
      "SourceryContext", in: "Generator",
      dependencies: ["WidgetSource", "WidgetSyntax", "WidgetTemplate"]),
    .target(
      name: "BuiltinTemplates", path: "Templates",
      exclude: ["Builtin", "Contract", "Scaffold", "Sourcery"],
      sources: ["BuiltinTemplates.swift"],
      swiftSettings: settings),
    module(
      "WidgetGenerator", in: "Generator",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "SourceryContext", "BuiltinTemplates",
      ]),
    module(
      "WireContract", in: "Wire",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "BuiltinTemplates",
      ]),
    module(
      "WireCatalog", in: "Wire", dependencies: ["WidgetSource", "WidgetTemplate", "WireContract"]),
    module(
      "WidgetScaffold", in: "Scaffold",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetTemplate",
        "WidgetGenerator",
      ]),
    module(
      "WidgetAdopt", in: "Adopt",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetModel", "WidgetPlan", "WidgetGenerator",
      ]),
    .systemLibrary(name: "CClang", path: "Sources/Scaffold/CClang"),
    module("ObjectiveCHeaders", in: "Scaffold", dependencies: ["CClang", "WidgetSource"]),
    .systemLibrary(name: "CMalloc", path: "Sources/Tool/CMalloc"),
    module(
      "WidgetDriver", in: "Tool",
      dependencies: [
        "WidgetGenerator", "WidgetPlan", "WidgetSource",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ]),
    module(
      "SourceryCommands", in: "Sourcery",
      dependencies: ["WidgetDriver", "WidgetGenerator", "WidgetSource"]),
    module(
      "WidgetCommands", in: "Tool",
      dependencies: [
        "WidgetDriver", "WidgetGenerator", "WidgetSource", "WireContract", "WireCatalog",
        "WidgetAdopt", "WidgetScaffold", "ObjectiveCHeaders", "SourceryCommands",
      ]),
    .executableTarget(
      name: "widgetgen", dependencies: ["WidgetCommands", "WidgetDriver"],
      path: "Sources/Tool/widgetgen", swiftSettings: settings),
    // The tool of the plugins. It links only the modules that generate code, because every user's first build
    // compiles it.
    .executableTarget(
      name: "widgetgen-build", dependencies: ["WidgetDriver"],
      path: "Sources/Tool/widgetgen-build", swiftSettings: settings),
    module("WidgetRuntime", in: "Runtime"),
    // Templates in Swift import it as SourceryRuntime; only its text is part of the tool.
    module("TemplateRuntime", in: "Sourcery"),
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
      name: "WidgetAdoptTests",
      dependencies: ["WidgetAdopt", "WidgetGenerator", "WidgetSource", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetDriverTests",
      dependencies: [
        "WidgetDriver", "WidgetCommands", "SourceryCommands", "WidgetGenerator", "WidgetPlan",
        "WidgetSource", "TestSupport", "widgetgen",
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
      dependencies: [
        "WireContract", "WidgetGenerator", "WidgetPlan", "WidgetModel", "WidgetSource",
        "WidgetSyntax", "TestSupport",
      ],
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
        "WidgetAdopt", "WidgetPlan", "WidgetScaffold",
        "TestSupport", "WidgetDriver", "WidgetCommands", "SourceryCommands", "WidgetGenerator",
        "WidgetSource", "WidgetSyntax", "WireContract",
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
