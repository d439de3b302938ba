// widgetgen: family, shorthand = Label
protocol Component: Codable {}

// widgetgen: shorthand = text
struct Label: Component {
  var text: String
  // widgetgen: oneOrMany
  var notes: [String] = []
}
