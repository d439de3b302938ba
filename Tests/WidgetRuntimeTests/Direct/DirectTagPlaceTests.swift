import Testing
import WidgetRuntime

/// Tests the tag of an object at each position among its members. Generated code skips the tag when it reads the
/// members.
@Suite struct DirectTagPlaceTests {
  @Test(arguments: [
    #"{"type":"node","id":"a","size":1}"#, #"{"id":"a","type":"node","size":1}"#,
    #"{"id":"a","size":1,"type":"node"}"#,
    // White space at each allowed position.
    #"{ "type" : "node" , "id" : "a" , "size" : 1 }"#, #"{"id":"a", "type":"node","size":1}"#,
    #"{"id":"a","type" :"node","size":1}"#, #"{"id":"a","type": "node","size":1}"#,
    "{\n  \"id\": \"a\",\n  \"type\": \"node\",\n  \"size\": 1\n}",
    #"{"id":"a" ,"type":"node" ,"size":1 }"#,
    // Escapes in the key of the tag, in its value, and in other keys and values.
    #"{"id":"a","t\u0079pe":"node","size":1}"#, #"{"t\u0079pe":"node","id":"a","size":1}"#,
    #"{"id":"a","type":"n\u006fde","size":1}"#, #"{"\u0069d":"a","type":"node","size":1}"#,
    // If a key occurs twice, its first value is used.
    #"{"id":"a","type":"node","type":"none","size":1}"#, #"{"type":"node","type":1,"id":"a"}"#,
    #"{"id":"a","type":"none","type":"node"}"#, #"{"id":"a","id":"b","type":"node"}"#,
    // Strings, keys and nested members that look like the tag of the object.
    #"{"id":",\"type\":","type":"node"}"#, #"{",\"type":1,"id":"a","type":"node"}"#,
    #"{"id":"a","other":{"type":"none"},"type":"node"}"#,
    #"{"other":[{"type":"none"}],"type":"node","id":"a"}"#,
    // Members in another order, unknown members, and no members.
    #"{"size":1,"id":"a","type":"node"}"#,
    #"{"a":1,"size":1,"b":[],"id":"a","c":{},"type":"node"}"#,
    #"{"type":"node"}"#, #"{"type":"node",}"#, #"{"id":"a","type":"node",}"#, "{}", #"{"id":"a"}"#,
    #"{"id":"a","type":null}"#, #"{"id":"a","type":1}"#, #"{"id":"a","type":"none"}"#,
    // Malformed JSON before, in and after the tag.
    #"{"id":"a""type":"node"}"#, #"{"id":"a","type""node"}"#, #"{"id":"a","type":"node""size":1}"#,
    #"{"id":"a","type":"node","size":1"#, #"{"id":"a","type":"node"]"#, #"{,"type":"node"}"#,
    #"{"id":"a,"type":"node"}"#,
  ])
  func tagIsFoundAtEachPlace(_ text: String) {
    checkSame([Node].self, "[\(text)]")
    checkSame([Node].self, #"[{"id":"0","nodes":[\#(text),\#(text)],"type":"node"},\#(text)]"#)
    checkSame([Node].self, #"[{"type":"node","nodes":[\#(text)],"id":"0"}]"#)
  }

  /// Nested objects, each with its tag last.
  @Test func tagIsFoundAtEachDepth() {
    let levels = 100
    let text =
      String(repeating: #"{"id":"a","nodes":["#, count: levels)
      + String(repeating: #"],"type":"node"}"#, count: levels)
    checkSame([Node].self, "[\(text)]")
  }

  /// More objects than one block of the index contains, of which the first ones end after the last ones. Blocks end in lists,
  /// between siblings and between the levels of a tree.
  @Test(arguments: [999, 1000, 1001, 1999, 2001, 3500]) func tagsOfManyObjectsAreFound(_ count: Int)
  {
    func node(_ id: Int, _ nodes: [String]) -> String {
      #"{"id":"\#(id)","nodes":[\#(nodes.joined(separator: ","))],"type":"node"}"#
    }
    let leaves = (0..<count).map { node($0, []) }
    checkSame([Node].self, "[\(node(-1, leaves)),\(node(-2, leaves))]")
    let pairs = stride(from: 0, to: count, by: 2).map { node($0, [node($0 + 1, [])]) }
    checkSame(Node.self, node(-1, [node(-2, pairs), #"{"id":"a","type":"none"}"#]))
    checkSame(Node.self, node(-1, [node(-2, pairs), node(-3, []), node(-4, leaves)]))
  }

  /// A type of a family, with hand-written code that resembles generated code.
  private struct Node: Decodable, WidgetCoding.JSONReadable {
    var id: String?
    var size: Int?
    var nodes: [Node]?

    enum CodingKeys: String, CodingKey { case id, size, nodes, type }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let name = try fields.decode(String.self, forKey: .type)
      do {
        guard name == "node" else { throw UnknownNameError(name, in: "Node", known: ["node"]) }
        id = try fields.decodeIfPresent(String.self, forKey: .id)
        size = try fields.decodeIfPresent(Int.self, forKey: .size)
        nodes = try fields.decodeIfPresent([Node].self, forKey: .nodes)
      } catch {
        throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
      }
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      let name = try json.name(under: "type")
      do {
        guard "node" ~= name else { throw json.unknown(name, in: "Node", known: ["node"]) }
        var object = json.fields("id?,size?,nodes?", skipping: "type")
        while let field = json.field(in: &object) {
          switch field {
          case 0: id = json.readIfPresent(String.self, in: &object)
          case 1: size = json.readIfPresent(Int.self, in: &object)
          case 2: nodes = json.readIfPresent([Node].self, in: &object)
          default: break
          }
        }
        guard !object.isFailed else { throw json.failure(of: object) }
      } catch {
        throw json.failure(error, in: name)
      }
    }
  }
}
