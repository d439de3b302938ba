// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Row: Component { var items: [any Component] }
struct Card: Component { var body: any Component }
