import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Screen: Component {
  var actions: [ProductAction] = []
  var connections: [Connection] = []
  var level: Level?
  var purchases: [Purchase]?
  var payments: [Payment]?
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

enum Service: Sendable {
  case store
  // widgetgen: key = [target: open_in]
  case web(/* widgetgen: default = outside */ target: Target, source: String?)
  case card(Product)

  enum Target: String, Codable { case outside, inside }
}

// widgetgen: family, keyStyle = snake_case
enum Purchase: Sendable {
  case product(
    productName: String,
    // widgetgen: name = [purchase: .store, web_purchase: .web, card: .card]
    by: Service)
  // widgetgen: key = [_0: group]
  case selected(/* widgetgen: name = [selected: .store, web_selected: .web] */ Service2, String)
  case close
}

enum Service2: Sendable {
  case store, web(source: String)
}

// widgetgen: family, content = value
enum Payment: Sendable {
  case pay(/* widgetgen: name = [pay: .store, pay_web: .web, pay_card: .card] */ with: Service)
}
