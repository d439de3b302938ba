// widgetgen: family
protocol Component: Codable {}
struct Label: Component { var at: Point }
// widgetgen: codable, positional
struct Point { var x: Int; var y: String; var z: Int? }
