// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "widgetgen-attributes",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [.library(name: "WidgetAttributes", targets: ["WidgetAttributes"])],
  targets: [
    // The compiler's only question is what an attribute expands to. The answer is always nothing, so the plugin
    // needs no swift-syntax.
    .macro(name: "WidgetAttributesPlugin"),
    .target(name: "WidgetAttributes", dependencies: ["WidgetAttributesPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)
