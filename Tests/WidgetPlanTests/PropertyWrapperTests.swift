import Testing
import WidgetModel
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// How a property wrapper changes what is coded and how the property is set.
@Suite struct PropertyWrapperTests {
  private static let wrappers = """
    typealias ID<T> = T
    @propertyWrapper struct Plain<T> { var wrappedValue: T }
    @propertyWrapper struct Coded<T: Codable>: Codable { var wrappedValue: T }
    @propertyWrapper struct Read: Decodable { var wrappedValue: Int }
    @propertyWrapper struct Empty: Codable { init() {}; var wrappedValue: Int { get { 0 } set {} } }
    @propertyWrapper struct Fixed: Codable { let wrappedValue: Int }
    @propertyWrapper struct Limited: Codable { var wrappedValue: Int; init(wrappedValue: Int, to: Int) {} }
    @propertyWrapper struct List<T: Codable>: Codable { var wrappedValue: [T] }
    typealias Short = Coded
    enum Space { typealias Own<T> = Coded<T> }

    """

  /// The wrapper is coded in place of the value where it is itself coded, with the argument that
  /// follows from the property's type.
  @Test(
    arguments: [
      ("@Plain var a: Int", nil), ("@Coded var a: Int", "Coded<Int>"),
      ("@Coded<Int> var a: Int", "Coded<Int>"), ("@Coded var a: ID<Int>", "Coded<ID<Int>>"),
      ("@Read var a: Int", "Read"), ("@Empty var a: Int", "Empty"),
      ("@List var a: [Int]", "List<Int>"), ("@Plain @Coded var a: Int", nil), ("var a: Int", nil),
    ] as [(String, String?)])
  func codedWrapper(_ member: String, _ expected: String?) throws {
    let plan = try plan(member)
    #expect(plan.codedWrapper == expected)
    #expect((plan.storage != .plain) == member.hasPrefix("@"))
  }

  /// The compiler's initializer takes the wrapper, and the value is set after it, where the wrapper
  /// initializes itself.
  @Test(arguments: [
    ("@Empty var a: Int", true), ("@Coded var a: Int", false), ("@Coded var a: Int = 1", false),
    ("@Empty var a: Int = 1", false), ("@Limited(to: 3) var a: Int", true), ("var a: Int", false),
  ])
  func makesOwnStorage(_ member: String, _ expected: Bool) throws {
    #expect(try (plan(member).storage == .selfInitializing) == expected)
  }

  /// A wrapper has to be coded in the directions that its type is, and its value has to be settable
  /// where the compiler's initializer does not take it.
  @Test(arguments: [
    ("@Coded var a: Int", [String]()), ("@Read var a: Int", ["unusable-wrapper"]),
    ("@Fixed var a: Int", []), ("@Fixed var a: Int = 1", ["unusable-wrapper"]),
  ])
  func diagnostics(_ member: String, _ expected: [String]) throws {
    let model = model(text(member))
    let found = Planner(PlanningContext(model, .standalone)).plan().codingDiagnostics.map(
      \.id)
    #expect(found == expected)
  }

  private func text(_ member: String) -> String {
    Self.wrappers + "// widgetgen: codable\nstruct Subject {\n\(member)\n}"
  }

  private func plan(_ member: String) throws -> PropertyPlan {
    let model = model(text(member))
    let type = try #require(
      Planner(PlanningContext(model, .standalone)).plan().types.first {
        $0.name == "Subject"
      })
    return try #require(type.properties.first { $0.name == "a" })
  }
}
