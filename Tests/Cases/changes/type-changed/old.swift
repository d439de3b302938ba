// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Int
  var list: [Int]
}
