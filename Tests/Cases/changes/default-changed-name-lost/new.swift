// widgetgen: family, default = Badge
protocol Component: Codable {}
struct Label: Component { var text: String }
struct Badge: Component { var text: String; var count: Int }
