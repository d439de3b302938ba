// swift-tools-version: 6.0
import PackageDescription

/// The fuzzers, one executable for each kind of untrusted input. `Tests/Fuzzing/run` builds and runs them. Two other
/// executables, `CompareDirect` and `CompareNumbers`, compare direct JSON with Foundation and Swift.
///
/// The product's modules are symbolic links instead of dependencies, so that they are compiled with the fuzzer's
/// coverage, and their `package` symbols are visible.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Fuzzing",
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
      name: "BuiltinTemplates", exclude: ["Builtin", "Contract", "Scaffold", "Sourcery"],
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
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "WidgetDriver",
      dependencies: [
        "WidgetGenerator", "WidgetSource",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .target(
      name: "Properties",
      dependencies: [
        "WidgetSource", "WidgetSyntax", "WidgetTemplate", "SourceryContext", "WidgetGenerator",
        "WidgetDriver", "WireCatalog", "WireContract",
      ], swiftSettings: settings),
    .target(name: "WidgetRuntime", swiftSettings: settings),
    .target(name: "DirectJSON", dependencies: ["WidgetRuntime"], swiftSettings: settings),
    .executableTarget(
      name: "CompareDirect", dependencies: ["DirectJSON"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "CompareNumbers", dependencies: ["WidgetRuntime"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
    fuzzer("FuzzConfiguration"),
    fuzzer("FuzzContract"),
    fuzzer("FuzzDirect", "DirectJSON"),
    fuzzer("FuzzGenerate"),
    fuzzer("FuzzInline"),
    fuzzer("FuzzPayload"),
    fuzzer("FuzzSyntax"),
    fuzzer("FuzzTemplate"),
  ],
  swiftLanguageModes: [.v6]
)

/// Returns an executable with libFuzzer's `main`.
func fuzzer(_ name: String, _ property: Target.Dependency = "Properties") -> Target {
  .executableTarget(
    name: name, dependencies: [property],
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}
