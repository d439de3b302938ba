// widgetgen: family, tag = [type, kind]
protocol Component: Codable {}

struct Label: Component { var text: String }
