// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Field: Component { var id: String }
