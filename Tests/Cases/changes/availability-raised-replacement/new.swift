// A system that does not know the name needs the replacement.
// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

@available(iOS 17, *)
struct Chart: Component {}
struct Row: Component { var first: any Component }
