// widgetgen: family, tag = "kind"
protocol Component: Codable {}

struct Label: Component { var text: String }
