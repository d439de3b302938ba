// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
  var size: Int = 3
  var color: String?
}
