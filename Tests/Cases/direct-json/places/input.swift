import Foundation
import WidgetRuntime

// widgetgen: family, keyStyle = snake_case
protocol Component: Codable {}

struct PushButton: Component {
  var titleText: String
  // widgetgen: keyStyle = Train-Case
  var contentType: String
  // widgetgen: keyStyle = camel_Snake_Case, alias = old
  var iconURLName: String?
  // widgetgen: key = K
  var otherKey: Int
}

// widgetgen: keyStyle = kebab-case
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

// widgetgen: codable, keyStyle = camel_Snake_Case
struct Header {
  var __pageTitle: String
  var size: Int
  // widgetgen: keyStyle = snake_case, key(decode) = in
  var lineHeight: Int
}

// widgetgen: family, nameStyle = Train-Case
enum Shape {
  case roundRect(/* widgetgen: keyStyle = SCREAMING_SNAKE_CASE */ cornerRadius: Int, lineWidth: Int)
}

// widgetgen: content = "data.attributes"
struct Article: Component {
  var title: String
  // widgetgen: alias = ["sub", "caption"]
  var subtitle: String?
  // widgetgen: key = "stats.views"
  var views = 0
  // widgetgen: key(decode) = "meta.in", key(encode) = "meta.out", alias = "meta.old"
  var count: Int
  // widgetgen: key(decode) = "meta.only"
  var size: Int?
  // widgetgen: key(encode) = "meta.written", key = k
  var written: Int?
  // widgetgen: omit = never
  var note: String?
  // widgetgen: lossy
  var children: [any Component]
  // widgetgen: skip
  var cache = 0
}

// widgetgen: codable
struct PlainPaths {
  // widgetgen: key(decode) = "a.b", key(encode) = c
  var one: Int
  // widgetgen: key(encode) = "a.b"
  var two: Int
}

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

// widgetgen: codable
struct SharedLink {
  var target: String
  // widgetgen: key = target, skip(encode)
  var url: URL?
  // widgetgen: key = "meta.id"
  var id: Int
  // widgetgen: key = "meta.id", skip(encode), coder = Lenient()
  var name: String?
  // widgetgen: alias = target, skip(encode)
  var other = "a"
}
