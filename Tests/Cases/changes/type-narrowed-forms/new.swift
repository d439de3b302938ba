// widgetgen: family
protocol Component: Codable {}

struct Card: Component {
  var title: String
  var size: Int?
}
