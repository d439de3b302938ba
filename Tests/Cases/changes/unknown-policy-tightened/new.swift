// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Row: Component {
  var children: [any Component]
  var others: [any Component]
}
