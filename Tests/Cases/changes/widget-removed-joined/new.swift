// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: family, joins = Component
protocol Action: Component {}

struct Open: Action { var url: String }

// widgetgen: codable
struct Menu { var actions: [any Action] }
