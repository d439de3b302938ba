// widgetgen: family, unknown = Label
protocol Component: Codable {}

struct Label: Component { var text: String? }
