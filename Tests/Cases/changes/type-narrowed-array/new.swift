// widgetgen: family
protocol Component: Codable {}
// widgetgen: codable, positional
struct Point { var x: Int; var y: Int }
struct Label: Component { var at: Point }
