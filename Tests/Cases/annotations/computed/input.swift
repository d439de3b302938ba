import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: renameAll = snake_case
struct Cart: Component {
  var items: [String]
  // widgetgen: only = encode
  var itemCount: Int { items.count }
  // widgetgen: only = encode, key = "first", explicitNil
  var firstItem: String? { items.first }
  // widgetgen: only = encode, path = "meta.total", omitIf = "$0 == 0"
  var total: Double { 0 }
  // widgetgen: only = encode, coder = ISO8601()
  var day: Date { Date(timeIntervalSince1970: 0) }
  // widgetgen: only = encode
  var main: any Component { self }
  var isEmpty: Bool { items.isEmpty }
  #if DEBUG
    // widgetgen: only = encode
    var debug: Int { 1 }
  #endif
  // widgetgen: only = encode
  var byHand: Int { 1 }

  func encodeByHand(to encoder: any Encoder) throws {}
}

extension Cart {
  // widgetgen: only = encode
  var last: String? { items.last }
}

// widgetgen: encodable, equatable
struct Request {
  // widgetgen: only = encode
  var kind: String { "request" }
}
