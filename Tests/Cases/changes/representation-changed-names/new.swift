// widgetgen: family
protocol Component: Codable {}
// widgetgen: name = "1"
struct Label: Component { var text: String }
// widgetgen: name = "2"
struct Badge: Component { var text: String; var count: Int }
