// swift-tools-version: 6.0
import PackageDescription

/// An app without Beagle, with its own family of components. Its code is generated in each build.
let package = Package(
  name: "StandaloneExample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "widgetgen", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "WidgetRuntime", package: "widgetgen")],
      plugins: [.plugin(name: "WidgetGenPlugin", package: "widgetgen")])
  ]
)
