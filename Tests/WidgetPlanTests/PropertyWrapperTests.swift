import Testing
import WidgetModel
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// Tests how a property wrapper changes the coding and the initialization of a property.
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

  /// A wrapper that conforms to `Decodable` or `Encodable` is coded instead of the value. The wrapper's generic
  /// argument is inferred from the property's type.
  @Test(
    arguments: [
      ("@Plain var a: Int", nil), ("@Coded var a: Int", "Coded<Int>"),
      ("@Coded<Int> var a: Int", "Coded<Int>"), ("@Coded var a: ID<Int>", "Coded<ID<Int>>"),
      ("@Read var a: Int", "Read"), ("@Empty var a: Int", "Empty"),
      ("@List var a: [Int]", "List<Int>"), ("@Plain @Coded var a: Int", nil), ("var a: Int", nil),
    ] as [(String, String?)])
  func codableWrapperIsCoded(_ member: String, _ expected: String?) throws {
    let plan = try plan(member)
    #expect(plan.codedWrapper == expected)
    #expect((plan.storage != .plain) == member.hasPrefix("@"))
  }

  /// If the property has no initial value, a wrapper that has an `init()`, or arguments in its attribute, initializes
  /// itself. The property's value is then set after the wrapper is initialized.
  @Test(arguments: [
    ("@Empty var a: Int", true), ("@Coded var a: Int", false), ("@Coded var a: Int = 1", false),
    ("@Empty var a: Int = 1", false), ("@Limited(to: 3) var a: Int", true), ("var a: Int", false),
  ])
  func wrapperInitializesItself(_ member: String, _ expected: Bool) throws {
    #expect(try (plan(member).storage == .selfInitializing) == expected)
  }

  /// A wrapper must support the directions in which its property is coded. If the property has an initial value, the
  /// wrapper's value must be settable.
  @Test(arguments: [
    ("@Coded var a: Int", [String]()), ("@Read var a: Int", ["unusable-wrapper"]),
    ("@Fixed var a: Int", []), ("@Fixed var a: Int = 1", ["unusable-wrapper"]),
  ])
  func unusableWrappersAreReported(_ member: String, _ expected: [String]) throws {
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
