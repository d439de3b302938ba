// swift-tools-version: 6.0
import PackageDescription

/// Compares `widgetgen dump` with SwiftParser, the parser that Swift's own tools use.
///
/// A package of its own, so that widgetgen itself depends on nothing. SwiftParser is taken from the
/// toolchain, where it lies ready built; `run` finds the place and hands it over in
/// `SWIFT_HOST_LIBRARIES`.
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
