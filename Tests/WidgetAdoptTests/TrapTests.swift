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
    "a = try c.decode(Int.self, forKey: CodingKeys.a)", "a = try c.decode(Int.self, forKey: .z)",
    "a = try await c.decode(Int.self, forKey: .a)",
    "a = try c.decode(Int.self, forKey: .a); b()",
    "a = try c.decode(Int.self, forKey: .a)\n#if X\n#endif",
    "guard c.contains(.a) else { throw E() }; a = try c.decode(Int.self, forKey: .a)",
  ])
  func otherDecodingStays(body: String) {
    #expect(AdoptedModule(decodable("var a: Int?", body)).text == nil)
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

  /// An extension of another module's protocol may declare the conformance, so generated code must not.
  @Test func unknownConformanceKeepsTheCoding() {
    let text = decodable("let a: Int", "a = try c.decode(Int.self, forKey: .a)")
      .replacing(": Decodable {", by: ": Fetched {")
    #expect(AdoptedModule(text).reason == .conformance)
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
