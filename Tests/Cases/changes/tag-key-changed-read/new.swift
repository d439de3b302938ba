// widgetgen: family, tag = type
protocol Component: Codable {}

struct Label: Component { var text: String }
