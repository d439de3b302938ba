// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Double
  var count: Int
  var list: [Int?]
}
