// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

struct Text: Component { var text: String }
