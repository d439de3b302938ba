import Testing
import WidgetRuntime

/// Tests keys in any order, with any white space, and between unknown keys.
@Suite struct DirectKeyOrderTests {
  private static let spaces =
    ["", " ", "\n", "\r\n\t"]
    + [2, 6, 7, 8, 15, 16, 17].map { "\n" + String(repeating: " ", count: $0) }

  /// All sequences of up to three members, including sequences that repeat a member.
  private static func orders(of members: [String]) -> [[String]] {
    var orders: [[String]] = [[]]
    for _ in 0..<3 {
      orders += orders.flatMap { order in members.map { order + [$0] } }
    }
    return Array(Set(orders))
  }

  private func check<Value: Decodable>(_ type: Value.Type, _ members: [String]) {
    for order in Self.orders(of: members + [#""other":[{"x":{}}]"#, #""":0"#]) {
      for space in Self.spaces {
        let colon = space.isEmpty ? ":" : ": "
        let text = order.map { $0.replacing(":", with: colon, maxReplacements: 1) }
          .joined(separator: "," + space)
        checkSame(type, "{\(space)\(text)\(space)}")
        checkSame(type, "{\(space)\(text)\(space),\(space)}")
        // The fast path loads bytes after a key.
        checkSame(type, "{\(space)\(text)\(space)}" + String(repeating: " ", count: 40))
        checkSame([Value].self, "[{\(text)}]")
      }
    }
  }

  @Test func shortKeysAreDecoded() {
    check(Point.self, [#""x":1"#, #""y":2"#])
  }

  /// A type whose list of keys has fewer than eight bytes.
  private struct Point: Decodable, WidgetCoding.JSONReadable {
    var x: Int
    var y: Int?

    init(from json: inout WidgetCoding.JSONReader) throws {
      var x: Int?
      var object = json.fields("x,y?")
      while let field = json.field(in: &object) {
        switch field {
        case 0: x = json.read(Int.self, in: &object)
        case 1: y = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed, let x else { throw json.failure(of: object) }
      self.x = x
    }
  }

  @Test func longKeysAreDecoded() {
    check(Image.self, [#""id":1"#, #""eightLet":2"#, #""a_key_of_twenty_byte":3"#])
  }

  private struct Image: Decodable, WidgetCoding.JSONReadable {
    var first: Int?
    var eight: Int?
    var twenty: Int?

    enum CodingKeys: String, CodingKey {
      case first = "id"
      case eight = "eightLet"
      case twenty = "a_key_of_twenty_byte"
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      var object = json.fields("id?,eightLet?,a_key_of_twenty_byte?")
      while let field = json.field(in: &object) {
        switch field {
        case 0: first = json.readIfPresent(Int.self, in: &object)
        case 1: eight = json.readIfPresent(Int.self, in: &object)
        case 2: twenty = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed else { throw json.failure(of: object) }
    }
  }

  /// The part of a key before a comma is not a key.
  @Test func keysWithCommasAreDecoded() {
    check(Commas.self, [#""x":1"#, #""a,b":2"#, #""a":3"#])
  }

  private struct Commas: Decodable, WidgetCoding.JSONReadable {
    var x: Int?
    var pair: Int?

    enum CodingKeys: String, CodingKey {
      case x
      case pair = "a,b"
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      var object = json.fields("\nx?\na,b?")
      while let field = json.field(in: &object) {
        switch field {
        case 0: x = json.readIfPresent(Int.self, in: &object)
        case 1: pair = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed else { throw json.failure(of: object) }
    }
  }

  // `{"a":1,"a":"x"}` is left out, because the Foundation libraries of Swift 6.0 and 6.3 decode it differently.
  @Test(arguments: [
    "{}", #"{"a":1}"#, #"{"a":1,"b":null}"#, #"{"a":null,"a":2}"#, #"{"a":1,"b":2,"c":3,"d":4}"#,
    #"{"a":1,"b":"x"}"#, #"{"a":"x","a":1}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}",
  ])
  func dictionariesAreDecoded(_ text: String) {
    checkSame([String: Int?].self, text) { "\($0.sorted { $0.key < $1.key })" }
    checkSame([String: [String: Int?]].self, #"{"k":\#(text)}"#) {
      "\($0.mapValues { $0.sorted { $0.key < $1.key } })"
    }
  }
}
