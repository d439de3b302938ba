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
