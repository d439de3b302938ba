// widgetgen: family
protocol Component: Codable {}

struct Row: Component {
  // widgetgen: unknown = skip
  var items: [any Component]
}
