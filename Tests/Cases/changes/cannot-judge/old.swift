// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var hand: Hand
  var when: String
}
struct Hand: Codable {
  init(from decoder: any Decoder) throws {}
}
