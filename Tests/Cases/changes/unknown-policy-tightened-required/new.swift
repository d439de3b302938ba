// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Row: Component { var items: [any Component] }
struct Card: Component { var body: any Component }
