// widgetgen: family
protocol Component: Codable {}
struct Label: Component { var at: Point }
// widgetgen: codable, positional
struct Point { var y: String; var x: Int; var w: Int?; var z: Int? }
