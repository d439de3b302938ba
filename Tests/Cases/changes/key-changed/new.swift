// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "title"
  var text: String
  // widgetgen: key = "extent"
  var size: Int?
}
