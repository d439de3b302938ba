// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
  var notes: [String] = []
}
