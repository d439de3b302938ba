// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
  // widgetgen: key = "s"
  var size: Int
}
