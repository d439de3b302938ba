// swift-tools-version: 6.0
import PackageDescription

/// An app on Beagle 1 whose generated code is checked in. `Beagle` and `UIKit` are stubs, so that the example
/// builds and runs without them.
let package = Package(
  name: "Beagle1Example",
  targets: [
    .target(name: "UIKit"),
    .target(name: "Beagle", dependencies: ["UIKit"], exclude: ["README.md"]),
    .executableTarget(name: "App", dependencies: ["Beagle", "UIKit"]),
  ]
)
