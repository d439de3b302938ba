// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "text"
struct Label: Component { var text: String }
