import Testing
import WidgetAdopt
import WidgetSource

/// Tests nested objects, and keys of other enums than `CodingKeys`.
@Suite struct ObjectTests {
  private let text = """
    struct Item: Codable {
      let size: Int
      var note: String?
      enum CodingKeys: String, CodingKey { case data, note, size }
      enum DataKeys: String, CodingKey { case size = "s", note }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let d = try c.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
        size = try d.decode(Int.self, forKey: .size)
        note = try d.decodeIfPresent(String.self, forKey: .note)
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        var d = c.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
        try d.encode(size, forKey: .size)
        try d.encodeIfPresent(note, forKey: .note)
      }
    }
    """

  @Test func nestedObjectsBecomePlaces() {
    #expect(
      AdoptedModule(text).text == """
        // widgetgen: codable, memberwise = false
        struct Item: Codable {
          // widgetgen: key = "data.s"
          let size: Int
          // widgetgen: key = "data.note"
          var note: String?
          enum DataKeys: String, CodingKey { case size = "s", note }
        }
        """)
  }

  /// An object that is required without a value in it, or encoded without a value in it, has no annotation. Neither have
  /// keys with their own text, keys of a generic type, or a container of something else.
  @Test(arguments: [
    ("d.decode(Int.self, forKey: .size)", "d.decodeIfPresent(Int.self, forKey: .size) ?? 1"),
    ("try d.decode(Int.self, forKey: .size)", "(try? d.decode(Int.self, forKey: .size)) ?? 1"),
    ("d.decode(Int.self, forKey: .size)", "c.decode(Int.self, forKey: .size)"),
    ("let d = try c.nested", "let d = try? c.nested"),
    ("try d.encode(size, forKey: .size)", "if size != 3 { try d.encode(size, forKey: .size) }"),
    ("try d.encode(size, forKey: .size)", "try c.encode(size, forKey: .size)"),
    ("try d.encode(size, forKey: .size)", ""),
    ("try d.encode(size, forKey: .size)", "try d.encode(size, forKey: .note)"),
    ("enum DataKeys: String, CodingKey { case size", "struct DataKeys: CodingKey { case size"),
    ("\"s\", note }", "\"s\", note; var stringValue: String { \"\" } }"),
    ("let d = try c.nestedContainer", "let d = try x.nestedContainer"),
    ("var d = c.nestedContainer", "var d = c.nestedUnkeyedContainer"),
    (
      "nestedContainer(keyedBy: DataKeys.self, forKey: .data)\n    size",
      "nestedContainer(keyedBy: DataKeys.self, forKey: .other)\n    size"
    ),
  ])
  func mutantsOfObjectsStay(old: String, new: String) {
    let mutant = text.replacing(old, by: new)
    #expect(mutant != text)
    #expect(AdoptedModule(mutant).text == nil, "\(old) → \(new)")
  }

  /// The facts of an enum do not contain nested objects.
  @Test(arguments: ["", "let d = try c.nestedContainer(keyedBy: K.self, forKey: .value)\n        "])
  func enumsWithNestedObjectsStay(request: String) {
    let text = """
      enum Shape: Decodable {
        case circle(value: Int)
        enum K: String, CodingKey { case type, value }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: K.self)
          let kind = try c.decode(String.self, forKey: .type)
          switch kind {
          case "circle":
            \(request)self = .circle(value: try c.decode(Int.self, forKey: .value))
          default: throw E()
          }
        }
      }
      """
    #expect((AdoptedModule(text, allowed: [.errors]).text == nil) == !request.isEmpty)
  }

  @Test func keysOfAnotherEnumBecomeKeys() {
    let text = """
      struct Item: Decodable {
        let size: Int
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: Keys.self)
          size = try c.decode(Int.self, forKey: .length)
        }
      }
      enum Keys: String, CodingKey { case length = "l" }
      """
    #expect(AdoptedModule(text).text?.contains("// widgetgen: key = \"l\"\n  let size") == true)
    let mutants = [
      ("forKey: .length", "forKey: .size"), ("forKey: .length", "forKey: Other.length"),
      ("enum Keys", "extension Keys {}\nenum Keys"), ("keyedBy: Keys", "keyedBy: Others"),
      ("enum Keys: String, CodingKey", "struct Keys: CodingKey"),
    ]
    for (old, new) in mutants {
      #expect(AdoptedModule(text.replacing(old, by: new)).text == nil, "\(old) → \(new)")
    }
  }

  /// An empty collection in two spellings is the same default.
  @Test func emptyCollectionsAreEqual() {
    func text(_ initial: String, _ value: String) -> String {
      """
      struct Item: Decodable {
        var a = \(initial)
        enum CodingKeys: String, CodingKey { case a }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = try c.decodeIfPresent(\(initial.dropLast(2)).self, forKey: .a) ?? \(value)
        }
      }
      """
    }
    #expect(AdoptedModule(text("[Int]()", "[]")).text != nil)
    #expect(AdoptedModule(text("[String: [Int]]()", "[:]")).text != nil)
    #expect(AdoptedModule(text("[Int]()", "[1]")).text == nil)
    #expect(AdoptedModule(text("[String: Int]()", "[\"a\": 1]")).text == nil)
  }
}
