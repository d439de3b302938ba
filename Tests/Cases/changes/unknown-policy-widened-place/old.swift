// widgetgen: family
protocol Component: Codable {}

struct Row: Component { var items: [any Component] }
