// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: lossy
  var tags: [Int]
}
