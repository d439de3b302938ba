import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family = external
protocol Action {}

enum Side: String, Component, Codable { case left, right }
// expected-error 6-9: Swift codes 'Side' as a value of type 'String', which leaves no place for its name in 'Component'; remove ': String', or give 'Component' a 'content' [raw-values]

enum Kind: String, Action { case tap, press }

// widgetgen: codable
enum Style: String, Codable { case bold, thin }

// widgetgen: decodable
enum Size: Int { case small }
