// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: family, joins = Component, unknown = skip
protocol Action: Component {}

struct Open: Action { var url: String }
struct Close: Action { var id: Int }

// widgetgen: codable
struct Menu { var actions: [any Action] }
