import Foundation
import WidgetRuntime

// widgetgen: family, renameAllFields = snake_case
protocol Component: Codable {}

struct PushButton: Component {
  var titleText: String
  // widgetgen: style = Train-Case
  var contentType: String
  // widgetgen: style = camel_Snake_Case, alias = old
  var iconURLName: String?
  // widgetgen: key = K
  var otherKey: Int
}

// widgetgen: renameAll = kebab-case
struct PageLink: Component {
  var linkTarget: String
}

enum Menu: Component {
  case open(itemCount: Int)
}

// widgetgen: family, joins = Component, tag = type
protocol CartElement: Component {}

struct CartItem: CartElement {
  var itemName: String
}

// widgetgen: codable, renameAll = camel_Snake_Case
struct Header {
  var __pageTitle: String
  var size: Int
  // widgetgen: style = snake_case, decodeKey = in
  var lineHeight: Int
}

// widgetgen: family, renameAll = Train-Case
enum Shape {
  case roundRect(/* widgetgen: style = SCREAMING_SNAKE_CASE */ cornerRadius: Int, lineWidth: Int)
}

// widgetgen: path = "data.attributes"
struct Article: Component {
  var title: String
  // widgetgen: alias = ["sub", "caption"]
  var subtitle: String?
  // widgetgen: path = "stats.views"
  var views = 0
  // widgetgen: decodePath = "meta.in", encodePath = "meta.out", alias = "meta.old"
  var count: Int
  // widgetgen: decodePath = "meta.only"
  var size: Int?
  // widgetgen: encodePath = "meta.written", key = k
  var written: Int?
  // widgetgen: explicitNil
  var note: String?
  // widgetgen: lossy
  var children: [any Component]
  // widgetgen: skip
  var cache = 0
}

// widgetgen: codable
struct PlainPaths {
  // widgetgen: decodePath = "a.b", encodeKey = c
  var one: Int
  // widgetgen: encodePath = "a.b"
  var two: Int
}

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

// widgetgen: codable
struct SharedLink {
  var target: String
  // widgetgen: key = target, only = decode
  var url: URL?
  // widgetgen: path = "meta.id"
  var id: Int
  // widgetgen: path = "meta.id", only = decode, coder = Lenient()
  var name: String?
  // widgetgen: alias = target, only = decode
  var other = "a"
}
