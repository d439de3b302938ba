import Testing
import WidgetAdopt
import WidgetSource

/// Tests which memberwise initializers are adopted.
@Suite struct InitializerTests {
  @Test func initializerBecomesAnAnnotation() {
    let module = AdoptedModule(
      """
      public struct Badge {
        public let title: String
        public var count: Int

        /// Creates a badge.
        public init(title: String, count: Int = 1) {
          self.title = title
          self.count = count
        }

        public func show() {}
      }
      """)
    #expect(
      module.text == """
        // widgetgen: memberwise
        public struct Badge {
          public let title: String
          // widgetgen: default = 1
          public var count: Int

          public func show() {}
        }
        """, "\(module.adoption.types)")
    #expect(module.adoption.types.first?.comments == ["/// Creates a badge."])
  }

  @Test(arguments: [
    ("let a: Int, b: Int", "b: Int, a: Int", "self.a = a; self.b = b", Obstacle.Reason.order),
    ("let a: Int", "value: Int", "a = value", .order),
    ("let a: Double", "a: CGFloat", "self.a = a", .differs),
    ("let a: Int", "a: Int = { 3 }()", "self.a = a", .defaultValue),
    ("var a: Int = 2", "a: Int = 1", "self.a = a", .defaultValue),
    ("let a: Hidden", "a: Hidden", "self.a = a", .differs),
  ])
  func otherInitializersStay(
    _ properties: String, parameters: String, body: String, reason: Obstacle.Reason
  ) {
    let module = AdoptedModule(
      "struct Hidden {}\npublic struct A { \(properties)\n public init(\(parameters)) { \(body) } }"
    )
    #expect(module.text == nil)
    #expect(module.initializerReason == reason, "\(module.adoption.types)")
  }

  /// A property that keeps its initial value is not a parameter, unless its coding is generated.
  @Test func propertyWithoutParameterIsSkipped() {
    let text = """
      public struct Badge: Decodable {
        public var kind: String = "badge"
        public let title: String
        public init(title: String) { self.title = title }
      }
      """
    #expect(
      AdoptedModule(text).text == """
        // widgetgen: memberwise
        public struct Badge: Decodable {
          // widgetgen: skip
          public var kind: String = "badge"
          public let title: String
        }
        """)
    let coding = """
        enum CodingKeys: String, CodingKey { case kind, title }
        public init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          kind = try c.decode(String.self, forKey: .kind)
          title = try c.decode(String.self, forKey: .title)
        }
      }
      """
    let module = AdoptedModule(text.dropLast() + coding)
    #expect(module.reason == nil && module.initializerReason == .order)
  }

  /// In a default argument, a call would refer to the synthesized initializer, which is not public.
  @Test(
    arguments: [
      "public func show(a: A = A(a: 1)) {}", "public enum B { case c(a: A = .init(a: 1)) }",
      "public func show(_ list: [A] = [.init(a: 1)]) {}",
      "@inlinable public func b() -> A { A(a: 1) }",
    ].map { "extension C { \($0) }" })
  func exportedCallsKeepTheInitializer(code: String) {
    let type = "public struct A { let a: Int\n public init(a: Int) { self.a = a } }\nenum C {}"
    #expect(AdoptedModule(type, code).initializerReason == .exported)
    // Internal code can call the synthesized initializer.
    let own = code.replacing("public ", by: "").replacing("@inlinable ", by: "")
    #expect(AdoptedModule(type, own).initializerReason == nil)
    // With another initializer in its body, nothing is synthesized.
    let two = type.replacing("\n public", by: "\n init() { a = 2 }\n public")
    #expect(AdoptedModule(two, code).initializerReason == nil)
  }

  /// In an extension of a type that is hidden by `@_spi`, a member is as hidden as in the type.
  @Test func hiddenTypeIsAdopted() {
    let text = """
      @_spi(Internal) public struct A {
        @_spi(Internal) public let a: Int
        @_spi(Internal) public init(a: Int) { self.a = a }
      }
      """
    #expect(AdoptedModule(text).text?.holds("init") == false)
    for (old, new) in [
      ("@_spi(Internal) public struct", "public struct"),
      ("  @_spi(Internal) public init", "  @_spi(B) public init"),
      ("  @_spi(Internal) public init", "  @_spi(Internal) @inlinable public init"),
    ] {
      let other = text.replacing(old, by: new)
      #expect(other != text && AdoptedModule(other).initializerReason == .attribute)
    }
  }

  @Test(arguments: [("@available(*, deprecated) ", nil), ("@Wrapped ", Obstacle.Reason.property)])
  func attributesOfProperties(attribute: String, reason: Obstacle.Reason?) {
    let module = AdoptedModule(
      "public struct A { \(attribute)var a: Int\n public init(a: Int) { self.a = a } }")
    #expect(module.initializerReason == reason)
  }

  /// A type as a whole can be in an `#if`, but not a part of it.
  @Test func conditionalTypeIsAdopted() {
    let type = """
      public struct A {
        let a: Int
        public init(a: Int) { self.a = a }
      }

      """
    #expect(
      AdoptedModule("#if B\n\(type)#endif").text == """
        #if B
        // widgetgen: memberwise
        public struct A {
          let a: Int
        }
        #endif
        """)
    let others = [
      "#if B\n\(type)#else\n\(type)#endif",
      type.replacing(
        "  public init(a: Int) { self.a = a }\n",
        by: "#if B\n  public init(a: Int) { self.a = a }\n#endif\n"),
      type.replacing("  let a: Int\n", by: "#if B\n  let a: Int\n#else\n  let a: Int\n#endif\n"),
      "#if B\n\(type)extension A {}\n#endif\n#if C\nextension A {}\n#endif",
    ]
    for other in others { #expect(AdoptedModule(other).text == nil, "\(other)") }
  }

  /// A name of an enclosing type is spelled in another way in an extension.
  @Test(arguments: [
    ("[Key]", "[Key]"), ("[String: any B]", "[String: B]"),
    ("any B", "B"), ("(any B)?", "B?"),
  ])
  func typesAreComparedInTheirScope(declared: String, parameter: String) {
    let text = """
      public protocol B {}
      public enum Space {
        public typealias Key = String
        public struct A {
          let a: \(declared)
          public init(a: \(parameter)) { self.a = a }
        }
      }
      """
    #expect(AdoptedModule(text).initializerReason == nil)
    let other = text.replacing("init(a: \(parameter))", by: "init(a: Company)")
    #expect(AdoptedModule(other).initializerReason == .differs)
  }

  /// Initializers that do more than assign, and initializers of internal types, are not listed.
  @Test(arguments: [
    "public struct A { let a: Int\n public init(a: Int) { self.a = a + 1 } }",
    "public struct A { let a: Int\n public init(a: Int) { self.a = a; start() } }",
    "public struct A { let a: Int\n public init?(a: Int) { self.a = a } }",
    "struct A { let a: Int\n init(a: Int) { self.a = a } }",
    "public final class A { let a: Int\n public init(a: Int) { self.a = a } }",
  ])
  func otherMembersAreNotListed(text: String) {
    #expect(AdoptedModule(text).adoption.types.isEmpty)
  }

  @Test(arguments: ["@inlinable public", "@available(iOS 15, *) public", "nonisolated public"])
  func attributesKeepTheInitializer(modifiers: String) {
    let module = AdoptedModule(
      "public struct A { let a: Int\n \(modifiers) init(a: Int) { self.a = a } }")
    #expect(module.initializerReason == .attribute)
  }
}
