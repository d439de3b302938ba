// The unknown names in lossy lists are left out in both versions.
// widgetgen: family
protocol Component: Codable {}

struct Row: Component {
  // widgetgen: unknown = skip, lossy
  var items: [any Component]
  // widgetgen: unknown = skip
  var others: [any Component]
}
