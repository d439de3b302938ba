import Testing
import WidgetModel
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// Tests the memberwise initializers of the runtime `standalone`, which does not follow Sourcery.
@Suite struct MemberwiseInitTests {
  private static let aliases = """
    typealias Internal<T> = T
    public typealias ID<T> = T
    public typealias Maybe<T> = T?
    public typealias Action = () -> Void
    public enum Space { public typealias Own = Maybe<Int>; public typealias Call = ID<Action> }
    struct Hidden: Codable {}
    public struct Shown: Codable { public init() {} }

    """

  /// A parameter has a default if the property has an initial value, or if its type is spelled as an optional. A
  /// typealias for an optional does not count.
  @Test(
    arguments: [
      ("let a: Int", nil), ("var a = 1", "1"), ("var a: Int = 1", "1"), ("var a: Int?", "nil"),
      ("var a: Maybe<Int>", nil), ("var a: Space.Own", nil), ("let a: Int?", "nil"),
      ("var a: ID<Int?>", nil), ("var a: Int!", "nil"), ("var a: Optional<Int>", "nil"),
    ] as [(String, String?)])
  func optionalsAndInitialValuesAreDefaults(_ member: String, _ expected: String?) throws {
    let made = try initializer("public struct Subject {\npublic \(member)\n}")
    #expect(made?.parameters.first?.defaultValue == expected)
  }

  /// A function parameter is `@escaping`, regardless of the spelling of its type.
  @Test(arguments: [
    ("() -> Void", "@escaping () -> Void"), ("Action", "@escaping Action"),
    ("ID<Action>", "@escaping ID<Action>"), ("Space.Call", "@escaping Space.Call"),
    ("Action?", "Action?"), ("[Action]", "[Action]"), ("Int!", "Int?"),
  ])
  func functionsAreEscaping(_ type: String, _ expected: String) throws {
    let made = try initializer("public struct Subject {\npublic var a: \(type)\n}")
    #expect(made?.parameters.first?.type == expected)
  }

  /// The initializer is as visible as the least visible type of its parameters.
  @Test(
    arguments: [
      ("Shown", "public"), ("[Shown]", "public"), ("Hidden", nil), ("[Hidden]", nil),
      ("[String: Hidden?]", nil), ("Int", "public"),
      // A typealias has its own access level.
      ("ID<Shown>", "public"), ("Internal<Shown>", nil),
    ] as [(String, String?)])
  func leastVisibleTypeDeterminesAccess(_ type: String, _ expected: String?) throws {
    let made = try initializer("public struct Subject {\npublic var a: \(type)\nvar b: Int\n}")
    #expect(made?.access?.rawValue == expected)
  }

  /// Nothing is generated if the compiler synthesizes the same initializer, or if the user declared it, regardless of
  /// the spelling of the types.
  @Test(arguments: [
    ("var a: Int", false), ("let a: Int", false), ("var a: Int = 1", false),
    // The compiler adds a default of nil only for a variable whose type is written with '?' or '!'.
    ("let a: Int?", true), ("var a: Int?", false), ("var a: Maybe<Int>", false),
    ("var a: Optional<Int>", true),
    ("var a: Int\nprivate var b: Int", true),
    ("var a: Int\ninit(a: Int) { self.a = a }", false),
    ("var a: any P\ninit(a: P) { self.a = a }", false),
    ("var a: Own\nstruct Own {}\ninit(a: Subject.Own) { self.a = a }", false),
    ("var a: Int\ninit(a: String) { self.a = 0 }", true),
    ("var a: Int\ninit(b: Int) { a = b }", true),
  ])
  func onlyMissingInitializersAreGenerated(_ members: String, _ expected: Bool) throws {
    let made = try initializer("struct Subject {\n\(members)\n}")
    #expect((made != nil) == expected)
  }

  /// An initializer is distinguished by an additional parameter if the compiler synthesizes the same initializer.
  @Test(arguments: [
    ("public var a: Int", true), ("public var a: Int\nprivate var b: Int", false),
    ("public var a: Int\npublic lazy var b = 1", false),
    ("public var a: Int\ninit() { a = 1 }", false),
    ("public var a: Int\n#if DEBUG\ninit() { a = 1 }\n#endif", true),
  ])
  func duplicateInitializersAreDistinguished(_ members: String, _ expected: Bool) throws {
    let made = try #require(try initializer("public struct Subject {\n\(members)\n}"))
    #expect(made.isDistinguished == expected)
  }

  /// The compiler never synthesizes a memberwise initializer for a class.
  @Test func classInitializersAreNotDistinguished() throws {
    let made = try #require(try initializer("class Subject {\nvar a: Int\n}"))
    #expect(!made.isDistinguished)
    #expect(made.parameters.map(\.name) == ["a"])
  }

  /// Returns the planned initializer of a type with the annotations `codable` and `memberwise`.
  private func initializer(_ type: String) throws -> MemberwiseInit? {
    let model = model(Self.aliases + "// widgetgen: codable, memberwise\n" + type)
    let plan = try #require(
      Planner(PlanningContext(model, .standalone)).plan().types.first {
        $0.name == "Subject"
      })
    return plan.variants.first?.memberwiseInit
  }
}
