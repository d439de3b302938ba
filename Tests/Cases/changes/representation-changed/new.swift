// widgetgen: family = external
protocol Component: Codable {}

struct Label: Component { var text: String }
