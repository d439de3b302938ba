// swift-tools-version: 6.2
import PackageDescription

/// Measures Swift's next coding. `Benchmarks/new-codable` copies this folder, and adds the sources of NewCodable, the plugin
/// with its macros, and the types of the public documents. It passes the name of the compiler's feature, and in
/// `SWIFT_COLLECTIONS` a checkout to build instead of a download.
let collections = Context.environment["SWIFT_COLLECTIONS"]
let feature =
  Context.environment["SUPPRESSED_ASSOCIATED_TYPES"] ?? "SuppressedAssociatedTypesWithDefaults"
let macros: SwiftSetting = .unsafeFlags([
  "-Xfrontend", "-load-plugin-library",
  "-Xfrontend", "\(Context.packageDirectory)/libNewCodableMacros.so",
])

let package = Package(
  name: "new-codable",
  platforms: [.macOS("26")],
  dependencies: [
    collections.map { .package(name: "swift-collections", path: $0) }
      ?? .package(url: "https://github.com/apple/swift-collections", .upToNextMinor(from: "1.4.0"))
  ],
  targets: [
    .target(
      name: "NewCodable",
      dependencies: ["OrderedCollections", "BasicContainers"].map {
        .product(name: $0, package: "swift-collections")
      },
      swiftSettings: [
        .enableExperimentalFeature("BuiltinModule"),
        .enableExperimentalFeature("Lifetimes"),
        .enableExperimentalFeature(feature),
        .enableUpcomingFeature("MemberImportVisibility"),
        macros,
      ]),
    .executableTarget(
      name: "new-codable-peer",
      dependencies: ["NewCodable"],
      path: "Sources/peer",
      swiftSettings: [
        .enableExperimentalFeature("Lifetimes"),
        macros,
      ]),
  ]
)
