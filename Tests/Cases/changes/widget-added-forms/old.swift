// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: codable
struct Screen { var body: [any Component] }
