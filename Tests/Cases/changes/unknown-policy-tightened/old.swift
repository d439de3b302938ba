// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Row: Component {
  var children: [any Component]
  // widgetgen: unknown = skip
  var others: [any Component]
}
