// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = ["text", "label"]
struct Label: Component { var text: String }
