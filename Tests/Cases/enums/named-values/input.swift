import WidgetRuntime

// widgetgen: family, nameStyle = snake_case
enum ProductAction {
  case purchase(
    // widgetgen: name = [purchase_product: false, web_purchase_product: true]
    inBrowser: Bool, Product)
  case close
}

struct Product: Codable {
  var id: String
}

enum Network {
  case wifi, mobile
}

// widgetgen: family = external
enum Connection {
  case open(
    speed: Int?,
    // widgetgen: name = [wifi: .wifi, lte: .mobile, "5g": .mobile]
    over: Network)
  case power(/* widgetgen: name = [on: true, off: false] */ Bool)
}

// widgetgen: family, tagType = Int, content = value
enum Level {
  case step(Int, /* widgetgen: name = [1: false, 2: true] */ isLast: Bool)
}

// widgetgen: family, caseInsensitive
enum Change {
  // widgetgen: skip(encode)
  case move(/* widgetgen: name = [Up: true, Down: false] */ isUp: Bool, by: Double)
  case reset
}

enum Service {
  case store
  // widgetgen: key = [target: open_in]
  case web(/* widgetgen: default = outside */ target: Target, source: String?)
  case card(Product)

  enum Target: String, Codable { case outside, inside }
}

// widgetgen: family, keyStyle = snake_case
enum Purchase {
  case product(
    productID: String,
    // widgetgen: name = [purchase: .store, web_purchase: .web, card: .card]
    by: Service)
  case selected(
    // widgetgen: name = [selected: .store, web_selected: .web, card_selected: .card]
    Service, group: String)
  case close
}

// widgetgen: family, content = value
enum Payment {
  case pay(/* widgetgen: name = [pay: .store, pay_web: .web, pay_card: .card] */ with: Service)
}
