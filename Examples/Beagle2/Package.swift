// swift-tools-version: 6.0
import PackageDescription

/// An app on Beagle 2 whose generated code is checked in. `Beagle` and `UIKit` are small stand-ins, so
/// that the example builds and runs where there is neither.
let package = Package(
  name: "Beagle2Example",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "UIKit"),
    .target(name: "Beagle", dependencies: ["UIKit"], exclude: ["README.md"]),
    .executableTarget(name: "App", dependencies: ["Beagle", "UIKit"]),
  ]
)
