import Foundation
import WidgetRuntime

struct Style: Codable {
  var breadth: Double
  var height: Double?
}

struct Shadow: Codable {
  enum CodingKeys: String, CodingKey {
    case radius = "r"
    case color
  }
  var radius: Double = 1
  let kind = "shadow"
  var color: String?
  var cached: Int = 0
}

// widgetgen: codable, transparent
struct Key<Value: Codable> {
  var key: Value
}

// widgetgen: codable, transparent
struct Tree {
  var trees: [Tree]
}

// widgetgen: codable, keyStyle = snake_case
struct Card {
  var wrappedKey: Key<String>?
  var tree: Tree?
  var update: Field<Int>
  var pageTitle: String
  // widgetgen: key = "t", alias = ["u", "v"]
  var text: String
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var direction: Int
  // widgetgen: key = "meta.size.width", alias = "width"
  var width: Int
  // widgetgen: key = "meta.id"
  var id: UUID?
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  var shadow: Shadow?
  // expected-warning 7-12: 'Card.shadow' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
  // widgetgen: default = 1, invalid = 2
  var level: Int8
  var agent = 007
  // widgetgen: invalid = nil
  var when: Date?
  // widgetgen: lossy
  var tags: [Int]
  // widgetgen: lossy
  var scores: [String: Int] = [:]
  var both: Int? = 3
  var any: JSONValue
  var url: URL?
  var data: Data?
  var amounts: [Int: Decimal]
  var names: Set<String> = []
  var list: Names
  var unsigned: UInt16
  // widgetgen: skip(encode)
  var token: String?
  // widgetgen: skip(decode)
  let version = 2
  // widgetgen: omit = isEmpty
  var optional: [String] = []
  // widgetgen: omit = default
  var count = 1
  // widgetgen: omit = never
  var note: String?
  // widgetgen: skip
  var cache: [Int] = []
  #if DEBUG
    var debug: String
  #endif
}

typealias Names = [String]

// widgetgen: codable
struct Price {
  var cents: Int
  // expected-warning 7-11: 'Price.cents' is read by hand from keys that are not known, which Kotlin's class does not have [inexpressible]
  var hand: Hand
  var foreign: Locale

  static func decodeCents(from decoder: any Decoder) throws -> Int { 0 }
}

struct Hand: Codable {
  init(from decoder: any Decoder) throws {}
}
