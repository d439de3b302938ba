// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: String
  var list: Int
}
