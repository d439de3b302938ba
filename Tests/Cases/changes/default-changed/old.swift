// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Int = 3
  var color: String?
}
