// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "AttributesApp",
  dependencies: [.package(name: "widgetgen-attributes", path: "../../../Attributes")],
  targets: [
    .target(
      name: "App",
      dependencies: [.product(name: "WidgetAttributes", package: "widgetgen-attributes")])
  ]
)
