// swift-tools-version: 6.0
import PackageDescription

/// Compares `widgetgen dump` with SwiftParser, the parser of Swift's own tools.
///
/// This is a separate package, so that widgetgen has no dependencies. The toolchain contains SwiftParser as a built
/// library. `run` finds it and passes its folder in `SWIFT_HOST_LIBRARIES`.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"

let package = Package(
  name: "differential",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(
      name: "differential",
      swiftSettings: [.unsafeFlags(["-I", libraries])],
      linkerSettings: [
        .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftSyntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
