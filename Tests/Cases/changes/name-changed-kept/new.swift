// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "text", alias = "label"
struct Label: Component { var text: String }
