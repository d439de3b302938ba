// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Double
  var mode: String
  var list: [Int?]
}
