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

  private let texts = """
    struct Item: Codable {
      let size: Int
      var note: String?
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        size = try c.decode(Int.self, forKey: "s")
        note = try c.decodeIfPresent(String.self, forKey: "note")
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(size, forKey: "s")
        try c.encodeIfPresent(note, forKey: "note")
      }
    }
    struct Key: CodingKey, ExpressibleByStringLiteral {
      private let string: String
      private var int: Int?
      var stringValue: String { return string }
      var intValue: Int? { int }
      init?(stringValue: String) { self.string = stringValue }
      init?(intValue: Int) { self.string = "\\(intValue)"; self.int = intValue }
      init(stringLiteral value: String) { self.string = value }
    }
    """

  @Test func literalsAreKeysOfStructsOfTexts() {
    let adopted = """
      // widgetgen: codable, memberwise = false
      struct Item: Codable {
        // widgetgen: key = "s"
        let size: Int
        var note: String?
      }
      """
    #expect(AdoptedModule(texts).text?.hasPrefix(adopted) == true)
    // Not all values are known. Another initializer may store the text.
    for (old, new) in [
      ("self.string = value", "(string, int) = (value, nil)"),
      ("private var int: Int?", "private var int: Int? = 3"), ("private let string: String", ""),
    ] {
      #expect(AdoptedModule(texts.replacing(old, by: new)).text == nil, "\(new)")
    }
    let literal = "init(stringLiteral value: String) { self"
    let delegated =
      texts.replacing("\(literal).string = value }", by: "init(text: String) { string = text }")
      .replacing(", ExpressibleByStringLiteral", by: "")
      + "\nextension Key: ExpressibleByStringLiteral { \(literal).init(text: value) } }"
    #expect(AdoptedModule(delegated).text?.hasPrefix(adopted) == true)
    let other = delegated.replacing("init(text: value)", by: "init(other: value)")
    #expect(AdoptedModule(other).text == nil)
  }

  /// A literal that is changed before it becomes a key, that a type with cases would have to accept, or that is not a
  /// literal.
  @Test(arguments: [
    ("{ self.string = value }", "{ self.string = \"x\" + value }"),
    ("{ self.string = value }", "{ self.string = value; self.int = 3 }"),
    ("{ self.string = value }", "{ self.string = value.lowercased() }"),
    ("{ self.string = value }", "{ self.init(stringLiteral: value) }"),
    ("{ return string }", "{ return string.lowercased() }"), ("{ return string }", "{ \"s\" }"),
    ("{ int }", "{ 3 }"), (", ExpressibleByStringLiteral", ""), (": CodingKey,", ":"),
    ("private var int: Int?", "@Stored private var int: Int?"),
    ("(stringLiteral value: String)", "(stringLiteral value: StaticString)"),
    ("struct Key", "#if X\nstruct Key"), ("forKey: \"s\")", "forKey: Key(\"s\"))"),
    ("forKey: \"s\")", "forKey: \"\\(s)\")"), ("struct Key", "class Key"),
    ("(Int.self, forKey:", "(Int.self, for:"),
    ("struct Item: Codable {", "struct Item: Codable {\n  enum Key: String, CodingKey { case s }"),
  ])
  func otherKeysOfTextsStay(old: String, new: String) {
    let text = texts.replacing(old, by: new)
    #expect(text != texts)
    #expect(AdoptedModule(text).text == nil, "\(new)")
  }

  /// Other modules can use a public enum.
  @Test func publicKeysStay() {
    let item = text.replacing("struct Item", by: "public struct Item")
    let isPublic = item.replacing("  enum CodingKeys", by: "  public enum CodingKeys")
    #expect(AdoptedModule(item).text?.contains("enum CodingKeys") == false)
    #expect(
      AdoptedModule(isPublic).text?.contains("  public enum CodingKeys: String, CodingKey {")
        == true)
    let isHidden = isPublic.replacing("public struct", by: "struct")
    #expect(AdoptedModule(isHidden).text?.contains("enum CodingKeys") == false)
  }

  private let dictionary = """
    import OpenAPIRuntime
    struct Item: Codable {
      var values: [String: Int]
      init(from decoder: Decoder) throws {
        values = try decoder.decodeAdditionalProperties(knownKeys: [])
      }
      func encode(to encoder: Encoder) throws {
        try encoder.encodeAdditionalProperties(values)
      }
    }
    """

  @Test func dictionariesOfAllKeysAreFlattened() {
    #expect(
      AdoptedModule(dictionary).text == """
        import OpenAPIRuntime
        // widgetgen: codable, memberwise = false
        struct Item: Codable {
          // widgetgen: flatten
          var values: [String: Int]
        }
        """)
  }

  /// The function's result is never nil, so a default has no effect.
  @Test func defaultsOfDictionariesHaveNoEffect() {
    let text = dictionary.replacing("knownKeys: [])", by: "knownKeys: []) ?? [:]")
    #expect(AdoptedModule(text).text == AdoptedModule(dictionary).text)
    #expect(AdoptedModule(text).text != nil)
  }

  /// Functions of the sources, some of the keys, keys of other properties, and types that are not dictionaries.
  @Test(arguments: [
    ("import OpenAPIRuntime", ""), ("knownKeys: []", "knownKeys: [\"a\"]"),
    ("struct Item", "extension Decoder { func decodeAdditionalProperties() {} }\nstruct Item"),
    ("[String: Int]", "Values"), ("[String: Int]", "[String: Int]?"), ("[String: Int]", "[Int]"),
    ("[String: Int]", "[Int: Int]"), ("try decoder", "try? decoder"),
    ("try encoder.encodeAdditionalProperties(values)", "try values.encode(to: encoder)"),
    ("(values)", "(values.mapValues(\\.self))"),
    (
      "init(from decoder: Decoder) throws {",
      "let a: Int\n  init(from decoder: Decoder) throws {\n"
        + "    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)"
    ),
  ])
  func otherDictionariesStay(old: String, new: String) {
    let text = dictionary.replacing(old, by: new)
    #expect(text != dictionary)
    #expect(AdoptedModule(text).text == nil, "\(new)")
  }
}
