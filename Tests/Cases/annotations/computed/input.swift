import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: keyStyle = snake_case
struct Cart: Component {
  var items: [String]
  // widgetgen: encodable
  var itemCount: Int { items.count }
  // widgetgen: encodable, key = "first", omit = never
  var firstItem: String? { items.first }
  // widgetgen: encodable, key = "meta.total", omit = "$0 == 0"
  var total: Double { 0 }
  // widgetgen: encodable, coder = ISO8601()
  var day: Date { Date(timeIntervalSince1970: 0) }
  // widgetgen: encodable
  var main: any Component { self }
  var isEmpty: Bool { items.isEmpty }
  #if DEBUG
    // widgetgen: encodable
    var debug: Int { 1 }
  #endif
  // widgetgen: encodable
  var byHand: Int { 1 }

  func encodeByHand(to encoder: any Encoder) throws {}
}

extension Cart {
  // widgetgen: encodable
  var last: String? { items.last }
}

// widgetgen: encodable, equatable
struct Request {
  // widgetgen: encodable
  var kind: String { "request" }
}
