// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Label: Component { var text: String? }
