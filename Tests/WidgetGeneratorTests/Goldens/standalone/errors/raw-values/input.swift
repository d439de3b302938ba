import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, external
protocol Action {}

enum Side: String, Component, Codable { case left, right }

enum Kind: String, Action { case tap, press }

// widgetgen: codable
enum Style: String, Codable { case bold, thin }

// widgetgen: decodable
enum Size: Int { case small }
