import Testing
import WidgetAdopt
import WidgetSource

/// Tests code that looks like an annotation, but means something else.
@Suite struct TrapTests {
  private func decodable(_ properties: String, _ body: String, after: String = "") -> String {
    """
    struct Item: Decodable {
      \(properties)
      enum CodingKeys: String, CodingKey { case a, b }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        \(body)
      }
    }
    \(after)
    """
  }

  /// An alias is used if the key is missing, but this code also uses it for null and wrong values. A nested object is
  /// required even if all its values are optional. A condition, a conversion and a helper are not read.
  @Test(arguments: [
    "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? c.decode(Int.self, forKey: .b)",
    "a = (try? c.decode(Int.self, forKey: .a)) ?? (try c.decode(Int.self, forKey: .b))",
    """
    let inner = try c.nestedContainer(keyedBy: CodingKeys.self, forKey: .b)
        a = try inner.decodeIfPresent(Int.self, forKey: .a)
    """,
    "a = c.contains(.a) ? try c.decode(Int.self, forKey: .a) : 3",
    "a = try c.decode(Int.self, forKey: .a) + 1", "a = try c.decode(Int.self, forKey: .a)!",
    "a = try c.failsafeDecode(Int.self, forKey: .a)", "a = try! c.decode(Int.self, forKey: .a)",
    "a = try c.decode(Int.self, forKey: Keys.a)", "a = try c.decode(Int.self, forKey: .z)",
    "a = try await c.decode(Int.self, forKey: .a)",
    "a = try c.decode(Int.self, forKey: .a); b()",
    "a = try c.decode(Int.self, forKey: .a)\n#if X\n#endif",
    "guard c.contains(.a) else { throw E() }; a = try c.decode(Int.self, forKey: .a)",
  ])
  func otherDecodingStays(body: String) {
    #expect(AdoptedModule(decodable("var a: Int?", body)).text == nil)
  }

  /// `decode` passes null to the type, which may decode it. Generated code replaces null before.
  @Test(arguments: [
    "struct Empty: Codable {}", "enum Empty: Codable { init(from decoder: Decoder) throws {} }",
    """
    struct Empty: Decodable {
      let text: String?
      init(from decoder: Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    """, "import Other",
  ])
  func valuesOfNullStay(type: String) {
    let optional = "a = try? c.decode(Empty.self, forKey: .a)"
    #expect(AdoptedModule(decodable("var a: Empty?", optional, after: type)).reason == .differs)
    let replaced = "a = (try? c.decode(Empty.self, forKey: .a)) ?? .usual"
    #expect(AdoptedModule(decodable("var a: Empty", replaced, after: type)).reason == .differs)
  }

  /// These types do not decode null, so both codes replace it.
  @Test(arguments: [
    "struct Inner: Codable { var text: String? }", "enum Inner: String, Codable { case usual }",
    """
    struct Inner: Decodable {
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        if c.allKeys.isEmpty { return }
      }
    }
    """, "typealias Inner = [Int]",
  ])
  func valuesOfOtherTypesAreReplaced(type: String) {
    let body = "a = try? c.decode(Inner.self, forKey: .a)"
    #expect(AdoptedModule(decodable("var a: Inner?", body, after: type)).text != nil)
  }

  /// The keys of another type, keys with their own text, and keys of a decoder that is not the parameter.
  @Test(arguments: [
    "enum CodingKeys: String, CodingKey { case a; var stringValue: String { \"x\" } }",
    "enum CodingKeys: String, CodingKey { case a; init?(stringValue: String) { nil } }",
    "struct CodingKeys: CodingKey { var stringValue = \"a\" }", "typealias CodingKeys = Keys",
    "#if X\nenum CodingKeys: String, CodingKey { case a }\n#endif",
  ])
  func otherKeysStay(keys: String) {
    let text = decodable("let a: Int", "a = try c.decode(Int.self, forKey: .a)")
      .replacing("enum CodingKeys: String, CodingKey { case a, b }", by: keys)
    #expect(AdoptedModule(text).reason == .keys)
  }

  /// The members, the conformance and the type may be in different files.
  @Test func extensionsInOtherFilesAreRead() {
    let module = AdoptedModule(
      "struct Item {\n  let a: Int\n}\n",
      """
      extension Item {
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = try c.decode(Int.self, forKey: .a)
        }
      }
      """,
      "extension Item: Decodable {\n  enum CodingKeys: String, CodingKey { case a = \"A\" }\n}\n"
    )
    #expect(
      module.adoption.changes.map(\.new.text) == [
        "// widgetgen: decodable\nstruct Item {\n  // widgetgen: key = \"A\"\n  let a: Int\n}\n",
        "",
        "extension Item: Decodable {}\n",
      ], "\(module.adoption.types)")
  }

  /// The reason is in the file of the extension, or in the file of the type if the type itself is the reason.
  @Test(arguments: [
    ("struct Item { let a: Int }", "File1.swift", 4),
    ("\n@Marked struct Item { let a: Int }", "File0.swift", 2),
    ("\n\nstruct Item { private let a: Int }", "File0.swift", 3),
  ])
  func reasonIsInItsOwnFile(type: String, path: String, line: Int) throws {
    let module = AdoptedModule(
      type,
      """
      extension Item: Decodable {
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          for _ in 0..<3 {}
          a = try c.decode(Int.self, forKey: .a)
        }
        enum CodingKeys: String, CodingKey { case a }
      }
      """)
    guard case .stays(_, let found, let number) = try #require(module.adoption.types.first?.coding)
    else { return #expect(Bool(false)) }
    #expect(found == path && number == line)
  }

  /// A value that shares the object of its type. The order in which shared keys are encoded is compared.
  @Test func valuesThatShareTheObjectAreFlattened() {
    let text = """
      struct Item: Codable {
        let part: Part
        let b: Int
        enum CodingKeys: String, CodingKey { case b }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          part = try .init(from: decoder)
          b = try c.decode(Int.self, forKey: .b)
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try part.encode(to: encoder)
          try c.encode(b, forKey: .b)
        }
      }
      struct Part: Codable { var a: Int }
      """
    #expect(
      AdoptedModule(text).text?.hasPrefix(
        "// widgetgen: codable, memberwise = false\nstruct Item: Codable {\n"
          + "  // widgetgen: flatten\n  let part: Part\n  let b: Int\n}") == true)
    let mutants = [
      ("try .init(from: decoder)", "try? .init(from: decoder)"),
      ("try .init(from: decoder)", "try .init(from: other)"),
      ("    try part.encode(to: encoder)\n", ""), ("let part: Part", "let part: Part?"),
      ("try part.encode(to: encoder)", "try c.encode(part, forKey: .b)"),
      (
        "try part.encode(to: encoder)\n    try c.encode(b, forKey: .b)",
        "try c.encode(b, forKey: .b)\n    try part.encode(to: encoder)"
      ), ("let part: Part", "let part: Date"),
    ]
    let adopted = AdoptedModule(text).text
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(AdoptedModule(mutant).text != adopted, "\(old) → \(new)")
    }
  }

  /// A problem in a nested type does not keep the coding of the outer type.
  @Test func nestedTypeStaysAlone() {
    let module = AdoptedModule(
      """
      public struct Outer {
        public let inner: Inner
        public init(inner: Inner) { self.inner = inner }
        public struct Inner: Codable {
          let a: Int?
          enum CodingKeys: String, CodingKey { case a }
          public init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            a = try c.decode(Int?.self, forKey: .a)
          }
          public func encode(to encoder: Encoder) throws {
            var c = encoder.container(keyedBy: CodingKeys.self)
            try c.encodeIfPresent(a, forKey: .a)
          }
        }
      }
      """)
    #expect(module.adoption.types.map(\.isAdopted) == [true, false], "\(module.adoption.types)")
  }

  /// Helpers whose body is a single call are read in the sources.
  @Test func helpersAreRead() {
    let text = """
      struct Item: Codable {
        let a: [Int]
        let b: Int?
        let c: Int
        enum CodingKeys: String, CodingKey { case a, b, c }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          a = try values.decodeIfPresent([Int].self, forKey: .a) ?? []
          b = values.failsafe(Int.self, forKey: .b)
          c = values.failsafe(Int.self, forKey: .c) ?? 3
        }
        func encode(to encoder: Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encodeFilled(a, forKey: .a)
          try values.encodeIfPresent(b, forKey: .b)
          try values.encode(c, forKey: .c)
        }
      }
      """
    let helpers = """
      extension KeyedDecodingContainer {
        func failsafe<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
          do { return try decodeIfPresent(type, forKey: key) } catch { return nil }
        }
      }
      extension KeyedEncodingContainer {
        mutating func encodeFilled(_ value: some Encodable & Collection, forKey key: Key) throws {
          if !value.isEmpty { try encode(value, forKey: key) }
        }
      }
      """
    let annotations = [
      "default = [], omit = isEmpty", "invalid = nil", "default = 3, invalid = 3",
    ]
    let adopted = AdoptedModule(text, helpers)
    for annotation in annotations {
      #expect(adopted.text?.holds("// widgetgen: \(annotation)\n") == true, "\(annotation)")
    }
    let mutants = [
      ("if !value.isEmpty {", "if value.count > 1 {"), ("catch { return nil }", "catch { log() }"),
      ("do { return try decodeIfPresent", "do { log(); return try decodeIfPresent"),
      ("extension KeyedDecodingContainer", "extension Other"),
      ("try encode(value, forKey: key)", "try encode(value, forKey: other)"),
      ("decodeIfPresent(type,", "decodeIfPresent(String.self,"),
    ]
    for (old, new) in mutants {
      let mutant = helpers.replacing(old, by: new)
      #expect(mutant != helpers)
      #expect(AdoptedModule(text, mutant).text == nil, "\(old) → \(new)")
    }
    let twice =
      helpers
      + "\nextension KeyedEncodingContainer { mutating func encodeFilled(_ value: [Int], forKey key: Key) throws {} }"
    #expect(AdoptedModule(text, twice).reason == .call)
  }

  /// Swift prefers a function of the sources to its own.
  @Test(arguments: [
    ("func decode(_ type: Int.Type, forKey key: Key) throws -> Int { 0 }", true),
    (
      "func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { fatalError() }",
      true
    ),
    ("func decode<T: Decodable>(_ type: [T].Type, forKey key: Key) throws -> [T] { [] }", true),
    (
      "func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { [:] }",
      false
    ),
    ("func decode(_ type: Other.Type, forKey key: Key) throws -> Other { fatalError() }", false),
    ("func decode(_ type: Int.Type, forKey key: Key, or: Int) throws -> Int { or }", false),
  ])
  func overloadOfDecodeKeepsTheCoding(function: String, keeps: Bool) {
    let text = decodable("let a: Int", "a = try c.decode(Int.self, forKey: .a)")
    let module = AdoptedModule(text, "extension KeyedDecodingContainer { \(function) }")
    #expect(module.reason == (keeps ? .call : nil), "\(module.adoption.types)")
  }

  /// The module `Swift` can be written or omitted.
  @Test func typesOfTheStandardLibraryAreEqual() {
    let text = decodable("let a: Int", "a = try c.decode(Swift.Int.self, forKey: .a)")
    #expect(AdoptedModule(text).reason == nil)
    #expect(AdoptedModule(text.replacing("Swift.Int", by: "MySwift.Int")).reason == .differs)
    #expect(AdoptedModule(text, "struct Int {}").text == nil)
  }

  /// A typealias and its target are the same type.
  @Test func typealiasesAreReplaced() {
    let text = decodable(
      "typealias ID = String; typealias Names = [ID: Name?]; let a: [Names]",
      "a = try c.decode([[String: Text?]].self.self, forKey: .a)",
      after: "typealias Name = Text\nstruct Text: Decodable {}")
    #expect(AdoptedModule(text).reason == nil)
    for (old, new) in [
      ("ID = String", "ID = Int"), ("Name = Text", "Name = Text?"), ("Name = Text", "Name = Name"),
      ("[[String: Text?]]", "[[String: Text]]"), ("Names = [", "Names<T> = ["),
    ] {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(AdoptedModule(mutant).reason == .differs, "\(old) → \(new)")
    }
  }

  /// An extension of another module's protocol may declare the conformance, so generated code must not.
  @Test func unknownConformanceKeepsTheCoding() {
    let text = decodable("let a: Int", "a = try c.decode(Int.self, forKey: .a)")
      .replacing(": Decodable {", by: ": Fetched {")
    #expect(AdoptedModule(text).reason == .conformance)
  }

  /// A call may refer to an initializer that does more than assign.
  @Test func overloadedInitializerIsNotRead() {
    let text = """
      struct Item: Decodable {
        let a: String
        init(a: String) { self.a = a }
        init(from decoder: Decoder) throws {
          self.init(a: try decoder.singleValueContainer().decode(String.self))
        }
      }
      """
    #expect(AdoptedModule(text).reason == nil)
    let other = "\nextension Item { init(a: Int?) { self.a = \"\" } }"
    #expect(AdoptedModule(text + other).reason == .call)
  }

  /// A type that decodes no keys does not need the keys of its outer type.
  @Test func singleValueInsideOfATypeWithKeysIsRead() {
    let module = AdoptedModule(
      """
      struct Outer: Codable {
        enum CodingKeys: String, CodingKey { case a = "x" }
        struct Inner: Decodable {
          let a: Int
        }
      }
      extension Outer.Inner {
        init(from decoder: Decoder) throws {
          self.init(a: try decoder.singleValueContainer().decode(Int.self))
        }
      }
      """)
    #expect(module.reason == nil)
    #expect(module.text?.holds("// widgetgen: decodable, transparent\n") == true)
  }

  @Test func nestedTypeWithKeysOfItsOuterTypeStays() {
    let module = AdoptedModule(
      """
      struct Outer: Codable {
        enum CodingKeys: String, CodingKey { case a = "x" }
        struct Inner: Decodable {
          let a: Int
          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            a = try c.decode(Int.self, forKey: .a)
          }
        }
      }
      """)
    #expect(module.reason == .keys)
  }

  /// An initializer in an extension cannot implement a requirement of a public protocol if it is distinguished from the
  /// synthesized one.
  @Test func requiredInitializerStays() {
    let module = AdoptedModule(
      """
      public protocol Counted { init(count: Int) }
      public struct Item: Counted {
        let count: Int
        public init(count: Int) { self.count = count }
      }
      """)
    #expect(module.initializerReason == .refused, "\(module.adoption.types)")
  }

  /// Without an initializer in its body, the compiler synthesizes initializers that an extension already declares.
  @Test func extensionMustNotRepeatASynthesizedInitializer() {
    let module = AdoptedModule(
      "public struct A { var a: Int?\n public init(a: Int?) { self.a = a } }",
      "extension A { init() { self.init(a: 1) } }")
    #expect(module.initializerReason == .order)
  }

  /// A default that names a member of an enclosing type means nothing in an extension.
  @Test func defaultOutOfReachStays() {
    let module = AdoptedModule(
      """
      enum Space {
        enum Kind: String, Decodable { case a }
        struct Item: Decodable {
          let a: Kind
          enum CodingKeys: String, CodingKey { case a }
          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            a = try c.decodeIfPresent(Kind.self, forKey: .a) ?? Kind.a
          }
        }
      }
      """)
    #expect(module.reason == .defaultValue)
  }

  /// The lines around a removed member keep their text, also with carriage returns.
  @Test func otherLinesStay() {
    let text =
      "public struct A {\r\n  let a: Int // one\r\n\r\n  // MARK: - Init\r\n"
      + "  public init(a: Int) { self.a = a }\r\n\r\n  func b() {} // two\r\n}\r\n"
    #expect(
      AdoptedModule(text).text
        == "// widgetgen: memberwise\r\npublic struct A {\r\n  let a: Int // one\r\n"
        + "\r\n  // MARK: - Init\r\n  func b() {} // two\r\n}\r\n")
  }
}
