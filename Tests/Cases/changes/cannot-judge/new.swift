import Foundation
// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var hand: Hand
  var when: Date
}
struct Hand: Codable {
  init(from decoder: any Decoder) throws {}
}
