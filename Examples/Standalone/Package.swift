// swift-tools-version: 6.0
import PackageDescription

/// An app without Beagle: its own family of components, generated while it is built.
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
