// The policy leaves out a value with an unknown name.
// widgetgen: family, unknown = skip
protocol Component: Codable {}

// widgetgen: name = label
struct Label: Component { var text: String }

// widgetgen: name = note, alias = hint
struct Note: Component { var text: String }

// widgetgen: codable
struct Screen { var items: [any Component] }
