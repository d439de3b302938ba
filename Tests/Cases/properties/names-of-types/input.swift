import Foundation
import WidgetRuntime

// Properties and cases that have the names of types, as in interfaces in Pascal case.

enum Status: String, Codable { case on, off }

// widgetgen: codable
struct Order {
  var Status: Status
  // widgetgen: default = off
  var Previous: Status
  var History: [Status]
  var ByName: [String: Status?]
  var String: Bool
  // widgetgen: coder = Base64()
  var Data: Data?
  // widgetgen: coder = ISO8601()
  var Date: Date
  // widgetgen: invalid = nil
  var Link: URL?
  var URL: URL
  // widgetgen: lossy
  var Int: [Int]
  var Item: Item
  // widgetgen: unknown = skip
  var Known: [any Node]
  var CodedBy: Swift.String
}

// widgetgen: codable
struct Rest {
  // widgetgen: flatten
  var String: [String: Int]
}

// widgetgen: codable, positional
struct Pair {
  var Item: Item
  var Int: Int
}

// widgetgen: codable, transparent
struct Wrapper {
  var Item: Item
}

// widgetgen: family, tag = "type"
protocol Node: Codable {}

extension Node {
  var Status: Int { 1 }
}

struct Leaf: Node {
  // The extension of the protocol has a property with the name of this type.
  var state: Status
  var WireKey: Int
}

struct Branch: Node {
  static let Leaf = 1
  var first: Leaf
  var Node: any Node
  var AnyNode: [any Node]
  func Int() -> Int { 1 }
  var count: Int
}

// widgetgen: codable
struct Item {
  enum Kind: String, Codable { case small }
  var Kind: Kind
  // `ItemType` is the name of another type.
  var Item: [ItemReference]
  var DecodingError: Int = 1
}

// widgetgen: encodable
struct Sent {
  var Item: ItemReference
  var CodedBy: Swift.String
  // widgetgen: coder = MillisecondsSince1970()
  var Date: Date
}

enum ItemType {}

// widgetgen: codable
public struct Role {
  // Signatures of generated members name these types, which members cannot hide.
  var Decoder: Int
  var Codable: Bool
}

// widgetgen: codable
struct ItemReference {
  var id: Int
}

// widgetgen: family, tag = "type"
enum Part {
  case Item(Item)
  case Status(Status: Status, Order: Order?)
  case list(of: [Status])
}

// widgetgen: family = untagged
enum Either {
  case Status(Status)
  case Int(Int)
}

// widgetgen: family = external
enum Named {
  case Item(ItemReference)
  case Part(value: Part)
}

// widgetgen: codable
enum Level: Int {
  // widgetgen: name = 3
  case Int = 1
  case String = 2
}

// widgetgen: codable
public struct Box<Value: Codable> {
  public var Value: Value
}

// widgetgen: codable
struct Conditional {
  #if DEBUG
    var Status: Status
  #endif
  var other: Status
}

// widgetgen: codable
struct status {
  var on: Bool
}

// widgetgen: codable
struct Lowercase {
  var status: status
}
