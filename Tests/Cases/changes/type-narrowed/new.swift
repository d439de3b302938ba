// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var size: Int
  var count: UInt8
  var list: [Int]
}
