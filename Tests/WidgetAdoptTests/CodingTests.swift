import Testing
import WidgetAdopt
import WidgetSource

/// Tests which hand-written coding is adopted, and with which annotations.
@Suite struct CodingTests {
  /// Returns a struct with one property and hand-written coding.
  private func type(
    _ property: String, decode: String, encode: String = "try c.encode(a, forKey: .a)",
    key: String = "a"
  ) -> String {
    """
    struct Item: Codable {
      \(property)
      enum CodingKeys: String, CodingKey { case \(key) }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        \(decode)
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        \(encode)
      }
    }
    """
  }

  /// The annotations of the type and of its property, for each way to decode and encode it.
  @Test(arguments: [
    ("let a: Int", "a = try c.decode(Int.self, forKey: .a)", "", ""),
    ("let a: Int?", "a = try c.decodeIfPresent(Int.self, forKey: .a)", "encodeIfPresent", ""),
    ("let a: Int?", "a = try c.decodeIfPresent(Int.self, forKey: .a)", "", "omit = never"),
    ("let a: Int", "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 3", "", "default = 3"),
    ("var a: Int = 3", "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 3", "", ""),
    ("var a: Int = 3", "a = try c.decode(Int.self, forKey: .a)", "", "default = throw"),
    (
      "let a: Int?", "a = try? c.decode(Int.self, forKey: .a)", "encodeIfPresent", "invalid = nil"
    ),
    (
      "let a: Int", "a = (try? c.decode(Int.self, forKey: .a)) ?? 0", "",
      "default = 0, invalid = 0"
    ),
    ("let a: Int?", "a = try c.decode(Int?.self, forKey: .a)", "", "default = throw"),
  ])
  func factsBecomeAnnotations(_ property: String, decode: String, encode: String, words: String) {
    let call = encode.isEmpty ? "encode" : encode
    let module = AdoptedModule(
      type(property, decode: decode, encode: "try c.\(call)(a, forKey: .a)"))
    let annotation = words.isEmpty ? "" : "// widgetgen: \(words)\n  "
    #expect(
      module.text == """
        // widgetgen: codable, memberwise = false
        struct Item: Codable {
          \(annotation)\(property)
        }
        """, "\(module.adoption.types)")
  }

  /// The raw value of an enum is encoded like the enum, if its coding is synthesized.
  @Test func rawValuesAreEncoded() {
    let text = type(
      "let a: Kind", decode: "a = try c.decode(Self.Kind.self, forKey: .a)",
      encode: "try c.encode(a.rawValue, forKey: .a)"
    ).replacing(
      "  enum CodingKeys", by: "  enum Kind: String, Codable { case x }\n  enum CodingKeys")
    #expect(AdoptedModule(text).text?.holds("rawValue") == false)
    for (old, new) in [
      (": String, Codable {", ": String, Codable { var rawValue: String { \"\" }"),
      (": String, Codable {", ": Codable {"), (": String, Codable {", ": String, Decodable {"),
      ("case x", "case x; func encode(to encoder: Encoder) throws {}"),
      ("a.rawValue", "a.name"), ("let a: Kind", "let a: Kind?"),
    ] {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text && AdoptedModule(mutant).text == nil, "\(new)")
    }
  }

  /// A constant without decoding does not keep the other direction from being synthesized.
  @Test func constantsAreNotDecoded() {
    let text = """
      struct Item: Codable {
        let kind = "item"
        let a: Int
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = try c.decode(Int.self, forKey: .a)
        }
      }
      """
    let module = AdoptedModule(text, allowed: [.warnings])
    #expect(module.text?.hasPrefix("// widgetgen: decodable\n") == true, "\(module.adoption.types)")
  }

  /// A Boolean is its own condition. The keys and the container can be named in other ways.
  @Test(arguments: [
    "if a { try c.encode(a, forKey: .a) }", "if a { try c.encode(a, forKey: CodingKeys.a) }",
    "if self.a { try c.encode(self.a, forKey: Item.CodingKeys.a) }",
    "if a != false { try c.encode(a, forKey: Self.CodingKeys.a) }",
  ])
  func conditionOfABooleanBecomesOmit(encode: String) {
    let text = type(
      "var a: Bool", decode: "a = try c.decodeIfPresent(Bool.self, forKey: .a) ?? false",
      encode: encode)
    for text in [text, text.replacing("keyedBy: CodingKeys", by: "keyedBy: Item.CodingKeys")] {
      let module = AdoptedModule(text)
      #expect(
        module.text?.holds("// widgetgen: default = false, omit = default\n") == true,
        "\(module.adoption.types)")
    }
    for other in [
      "if !a { try c.encode(a, forKey: .a) }", encode + " else { try c.encodeNil(forKey: .a) }",
    ] {
      #expect(AdoptedModule(text.replacing(encode, by: other)).text == nil)
    }
  }

  /// Coding stays if a part of it is not read, or if generated code would differ.
  @Test(arguments: [
    ("let a: Int", "a = try Int(c.decode(String.self, forKey: .a)) ?? 0", Obstacle.Reason.call),
    ("let a: Int", "for _ in 0..<3 { }; a = 1", .statement),
    ("let a: Int", "a = 3", .constant),
    (
      "let a: Int",
      "let b = try c.decode(Int.self, forKey: .a); a = try c.decode(Int.self, forKey: .a)",
      .unused
    ),
    (
      "let a: Double", "a = try c.decode(CGFloat.self, forKey: .a)", .differs
    ),
    ("let a: Int", "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? standard", .defaultValue),
    ("private let a: Int", "a = try c.decode(Int.self, forKey: .a)", .private),
    ("@Wrapped var a: Int", "a = try c.decode(Int.self, forKey: .a)", .property),
    ("var a: Int = 3", "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 4", .differs),
  ])
  func otherCodingStays(_ property: String, decode: String, reason: Obstacle.Reason) {
    let module = AdoptedModule(type(property, decode: decode))
    #expect(module.text == nil)
    #expect(module.reason == reason, "\(module.adoption.types)")
  }

  /// Nil is left out although decoding requires the key, or encoded as null although null is decoded as another value.
  @Test(arguments: [
    ("c.decode(Int?.self, forKey: .a)", "encodeIfPresent", Obstacle.Reason.warned),
    ("c.decodeIfPresent(Int.self, forKey: .a) ?? 3", "encode", .refused),
  ])
  func problemsOfTheAnnotatedTypeKeepTheCoding(
    decode: String, encode: String, reason: Obstacle.Reason
  ) {
    let module = AdoptedModule(
      type("let a: Int?", decode: "a = try \(decode)", encode: "try c.\(encode)(a, forKey: .a)"))
    #expect(module.reason == reason)
  }

  /// The report shows JSON that generated code would decode differently.
  @Test func payloadShowsTheDifference() {
    let module = AdoptedModule(
      type("var a: Int = 3", decode: "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 4"))
    let detail = module.adoption.types.first?.coding?.obstacle?.detail
    #expect(detail == "its initial value of 'a', for {}")
  }

  /// A statement that is removed or changed changes the result, or the coding stays.
  @Test func mutantsAreNotEqual() throws {
    let original = """
      struct Item: Codable {
        let a: Int
        let b: String?
        enum CodingKeys: String, CodingKey { case a, b, c }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = (try? c.decode(Int.self, forKey: .a)) ?? 1
          b = try c.decodeIfPresent(String.self, forKey: .b)
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(a, forKey: .a)
          try c.encodeIfPresent(b, forKey: .b)
        }
      }
      """
    let adopted = try #require(AdoptedModule(original).text)
    let mutants = [
      ("forKey: .a)) ?? 1", "forKey: .c)) ?? 1"), ("?? 1", "?? 2"),
      (
        "(try? c.decode(Int.self, forKey: .a)) ?? 1",
        "try c.decodeIfPresent(Int.self, forKey: .a) ?? 1"
      ),
      ("(try? c.decode(Int.self, forKey: .a)) ?? 1", "try c.decode(Int.self, forKey: .a)"),
      ("    try c.encode(a, forKey: .a)\n", ""), ("encodeIfPresent(b", "encode(b"),
      ("    try c.encodeIfPresent(b, forKey: .b)\n", ""),
      ("try c.encode(a, forKey: .a)", "try c.encode(a, forKey: .c)"),
      ("try c.encode(a, forKey: .a)", "if a != 1 { try c.encode(a, forKey: .a) }"),
      ("b = try c.decodeIfPresent", "b = try? c.decodeIfPresent"),
      ("try c.encode(a, forKey: .a)", "try c.encode(self, forKey: .a)"),
      ("case a, b, c", "case a = \"b\", b = \"a\", c"),
    ]
    for (old, new) in mutants {
      let mutant = original.replacing(old, by: new)
      #expect(mutant != original)
      #expect(AdoptedModule(mutant).text != adopted, "\(old) → \(new)")
    }
  }

  /// Locals with a type, and a call of an initializer that only assigns.
  @Test func delegatedInitializerAssignsItsArguments() {
    let module = AdoptedModule(
      """
      struct Page: Decodable {
        let title: String, size: Int?
        init(title: String, size: Int?) {
          self.title = title
          self.size = size
        }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          let size: Int? = try c.decodeIfPresent(Int.self, forKey: .size)
          self.init(title: try c.decode(String.self, forKey: .title), size: size)
        }
        enum CodingKeys: CodingKey { case title, size }
      }
      """)
    #expect(
      module.text == """
        // widgetgen: decodable
        struct Page: Decodable {
          let title: String, size: Int?
          init(title: String, size: Int?) {
            self.title = title
            self.size = size
          }
        }
        """, "\(module.adoption.types)")
  }

  @Test func keysBecomeAStyle() {
    let module = AdoptedModule(
      """
      public struct Page: Decodable {
        public let pageTitle: String
        public let pageSize: Int
        public let id: String

        private enum CodingKeys: String, CodingKey {
          case pageTitle = "page_title"
          case pageSize = "page_size"
          case id = "_id"
        }

        public init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          pageTitle = try c.decode(String.self, forKey: .pageTitle)
          pageSize = try c.decode(Int.self, forKey: .pageSize)
          id = try c.decode(String.self, forKey: .id)
        }
      }
      """)
    #expect(
      module.text == """
        // widgetgen: decodable, keyStyle = snake_case
        public struct Page: Decodable {
          public let pageTitle: String
          public let pageSize: Int
          // widgetgen: key = "_id"
          public let id: String
        }
        """, "\(module.adoption.types)")
  }

  /// Keys that other code uses stay, and the annotations then contain no keys.
  @Test func usedKeysStay() {
    let module = AdoptedModule(
      """
      struct Page: Decodable {
        let title: String
        enum CodingKeys: String, CodingKey { case title = "t" }
      }
      extension Page {
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          title = try c.decode(String.self, forKey: .title)
        }
      }
      let key = Page.CodingKeys.title
      """)
    #expect(
      module.text == """
        // widgetgen: decodable
        struct Page: Decodable {
          let title: String
          enum CodingKeys: String, CodingKey { case title = "t" }
        }
        let key = Page.CodingKeys.title
        """, "\(module.adoption.types)")
  }

  /// Returns an enum with raw values and hand-written decoding.
  private func rawEnum(_ body: String, _ member: String = "") -> String {
    """
    enum Kind: String, Codable {
      case card, list
      case other

      init(from decoder: Decoder) throws {
        \(body)
      }\(member)
    }
    """
  }

  @Test(arguments: [
    "self = try Kind(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .other",
    "self = Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self)) ?? Kind.other",
    """
    let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        self = .init(rawValue: name) ?? .other
    """,
  ])
  func caseForUnknownRawValuesIsMarked(body: String) {
    let module = AdoptedModule(rawEnum(body))
    #expect(
      module.text == """
        enum Kind: String, Codable {
          case card, list
          // widgetgen: unknown
          case other
        }
        """, "\(module.adoption.types)")
  }

  /// For example, `try?` also accepts values of other types.
  @Test(arguments: [
    "self = (try? Kind(rawValue: decoder.singleValueContainer().decode(String.self))) ?? .other",
    "self = try Kind(rawValue: decoder.singleValueContainer().decode(Int.self)) ?? .other",
    "self = try Kind(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .missing",
    "log(); self = try Kind(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .other",
    "self = .other",
  ])
  func otherEnumsStay(body: String) { #expect(AdoptedModule(rawEnum(body)).text == nil) }

  @Test func rawValueThatIsEncodedByHandIsEncodedByTheCompiler() {
    let body =
      "self = try Kind(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .other"
    let encode = """

        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(\(0))
        }
      """
    let same = encode.replacing("0", by: "rawValue")
    #expect(AdoptedModule(rawEnum(body, same)).text?.holds("encode") == false)
    let other = encode.replacing("0", by: "hashValue")
    #expect(AdoptedModule(rawEnum(body, other)).text == nil)
  }

  /// A hook that hand-written coding does not call would be called by generated code.
  @Test func hookThatWasNotCalledKeepsTheCoding() {
    let text = type("let a: Int", decode: "a = try c.decode(Int.self, forKey: .a)")
    let module = AdoptedModule(text + "\nextension Item { func validate() throws {} }")
    #expect(module.reason == .differs)
  }

  @Test(arguments: [
    ("class", Obstacle.Reason.class), ("enum", .statement), ("actor", .actor),
  ])
  func onlyStructsAreAdopted(kind: String, reason: Obstacle.Reason) {
    let module = AdoptedModule("\(kind) A { init(from decoder: Decoder) throws {} }")
    #expect(module.reason == reason)
  }

  @Test func suspiciousKeysAreListed() {
    let module = AdoptedModule(
      """
      struct Item: Codable {
        let a: Int, b: Int, c: Int
        enum CodingKeys: String, CodingKey { case a, b, c, d }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          a = try values.decode(Int.self, forKey: .a)
          b = try values.decode(Int.self, forKey: .a)
          c = try values.decode(Int.self, forKey: .c)
        }
        func encode(to encoder: Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encode(a, forKey: .a)
          try values.encode(b, forKey: .b)
        }
      }
      """)
    #expect(
      module.suspicions == [
        "the key 'b' is encoded, but not decoded", "the key 'c' is decoded, but not encoded",
        "no code uses the key 'd'", "the key 'a' is decoded into 'a' and 'b'",
      ])
  }

  /// Sources with errors, and members in strange places, are reported or left out, but never change.
  @Test(arguments: [
    "struct A { init(from decoder: Decoder) throws {",
    "struct A: Decodable { init(from: Decoder) }",
    "struct A { init(from decoder: Decoder) throws { let } }",
    "struct A { init(from decoder: Decoder) throws { if let { } else } }",
    "struct A { init(from decoder: Decoder) throws { self. = try? ?? } }",
    "#if X\nstruct A: Decodable { init(from decoder: Decoder) throws {} }\n#endif",
    "struct A<T>: Decodable { init(from decoder: Decoder) throws {} }", "",
  ])
  func strangeSourcesStay(text: String) { #expect(AdoptedModule(text).text == nil) }

  private let generic = """
    struct Box<Value: Codable>: Codable {
      let value: Value
      var others: [Value]
      enum CodingKeys: String, CodingKey { case value = "v", others }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        value = try c.decode(Value.self, forKey: .value)
        others = try c.decodeIfPresent([Value].self, forKey: .others) ?? []
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(value, forKey: .value)
        try c.encode(others, forKey: .others)
      }
    }
    struct Value {}
    """

  @Test func genericTypeIsAdopted() {
    let module = AdoptedModule(generic)
    #expect(
      module.text == """
        // widgetgen: codable, memberwise = false
        struct Box<Value: Codable>: Codable {
          // widgetgen: key = "v"
          let value: Value
          // widgetgen: default = []
          var others: [Value]
        }
        struct Value {}
        """, "\(module.adoption.types)")
  }

  /// A condition of a member could differ from the condition of generated code. A parameter is not the type of the same
  /// name, so its coding is not known.
  @Test(arguments: [
    ("throws {", "throws where Value: Special {"),
    ("c.decode(Value.self", "c.decode(Item<Value>.self"),
    ("try c.decode(Value.self, forKey: .value)", "try Value(from: decoder)"),
    ("try c.encode(value, forKey: .value)", "try value.encode(to: encoder)"),
  ])
  func otherGenericCodingStays(old: String, new: String) {
    let mutant = generic.replacing(old, by: new)
    let text = AdoptedModule(mutant).text
    #expect(mutant != generic && text == nil, "\(text ?? "")")
  }

  private let unlisted = """
    struct Limits: Codable {
      let count: Int
      let _least: Int?
      enum CodingKeys: String, CodingKey { case count, least }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        count = try c.decode(Int.self, forKey: .count)
        _least = try c.decodeIfPresent(Int.self, forKey: .least)
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(count, forKey: .count)
        try c.encodeIfPresent(_least, forKey: .least)
      }
    }
    let keys = Limits.CodingKeys.self
    """

  /// If other code uses `CodingKeys`, a property without a case of its name gets its key from an annotation.
  @Test func keyWithoutCaseIsAnnotated() {
    let module = AdoptedModule(unlisted)
    #expect(
      module.text == """
        // widgetgen: codable, memberwise = false
        struct Limits: Codable {
          let count: Int
          // widgetgen: key = "least"
          let _least: Int?
          enum CodingKeys: String, CodingKey { case count, least }
        }
        let keys = Limits.CodingKeys.self
        """, "\(module.adoption.types)")
    let mutant = unlisted.replacing("(_least, forKey: .least", by: "(_least, forKey: .count")
    #expect(AdoptedModule(mutant).text == nil)
    // The value of a property with the name of a case is at another key.
    let swapped = unlisted.replacing("_least", by: "least")
      .replacing("case count, least", by: "case count, least = \"l\"")
    #expect(AdoptedModule(swapped).text?.holds("key =") == false)
  }
}
