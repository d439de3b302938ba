import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Screen: Component {
  var actions: [ProductAction] = []
  var connections: [Connection] = []
  var level: Level?
}

// widgetgen: family, nameStyle = snake_case
enum ProductAction: Sendable {
  case purchase(
    // widgetgen: name = [purchase_product: false, web_purchase_product: true]
    inBrowser: Bool, Product)
  case close
}

struct Product: Codable, Sendable {
  var id: String
}

enum Network: Sendable {
  case wifi, mobile
}

// widgetgen: family = external
enum Connection: Sendable {
  case open(
    speed: Int?,
    // widgetgen: name = [wifi: .wifi, lte: .mobile, "5g": .mobile]
    over: Network)
  case power(/* widgetgen: name = [on: true, off: false] */ Bool)
}

// widgetgen: family, tagType = Int, content = value
enum Level: Sendable {
  case step(Int, /* widgetgen: name = [1: false, 2: true] */ isLast: Bool)
}
