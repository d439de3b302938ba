// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Stack: Component { var children: [any Component] }
struct Field: Component { var id: String }
