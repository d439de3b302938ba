// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Int = 4
  // widgetgen: default = "red"
  var color: String?
}
