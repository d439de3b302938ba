import Testing
import WidgetModel
import WidgetSyntax

@testable import WidgetPlan

/// Tests the shapes of types, which are described in a short notation.
@Suite struct ShapeResolverTests {
  private static let declarations = """
    protocol Cell: ServerDrivenComponent {}
    protocol Deep: Cell {}
    protocol Plain {}
    struct Concrete: Action {}
    struct Far: Cell {}
    enum Mode { case on, off }
    typealias Children = [ServerDrivenComponent]
    typealias Handler = Action?
    typealias Same = Same
    typealias ID<T> = T
    typealias List<T> = [T]
    typealias Maybe<T> = T?
    typealias Map<T> = [String: T]
    struct Owner<Action> { struct Inner {}; struct Cell {}; typealias Own<T> = List<T> }
    struct Subject {}
    struct Left: Identifiable { let id: Right.ID }
    struct Right: Identifiable { let id: Left.ID }
    """

  @Test(arguments: [
    ("String", "String"), ("ServerDrivenComponent", "any(ServerDrivenComponent)"),
    ("any Action", "any(Action)"), ("Beagle.Action", "any(Action)"),
    ("[Action]?", "[any(Action)]?"), ("(any Cell)?", "any(ServerDrivenComponent as any Cell)?"),
    ("Deep", "any(ServerDrivenComponent as any Deep)"), ("Plain", "uncodable"),
    ("Plain & Cell", "any(ServerDrivenComponent as any Plain & Cell)"),
    ("Concrete", "concrete(Action)"), ("Far", "Far"),
    ("Widget", "any(ServerDrivenComponent as any Widget)"),
    ("AsyncAction", "any(Action as any AsyncAction)"),
    ("[String: [Action]]", "[String: [any(Action)]]"), ("Expression<String>", "Expression<String>"),
    ("Expression<Action>", "uncodable"), ("() -> Void", "uncodable"), ("Owner.Cell", "Owner.Cell"),
  ])
  func typesHaveShapes(_ type: String, _ expected: String) throws {
    #expect(try notation(type, .beagle1) == expected)
  }

  /// Inside a nested type, the generic parameters and the nested types of the type around it take precedence.
  @Test(arguments: [
    ("Action", "Action"), ("Cell", "Owner.Cell"),
    ("Deep", "any(ServerDrivenComponent as any Deep)"),
  ])
  func innerNamesTakePrecedence(_ type: String, _ expected: String) throws {
    #expect(try notation(type, .beagle1, in: "Owner.Inner") == expected)
  }

  /// All spellings of a type with polymorphic values have the same shape.
  @Test(arguments: [
    ("[Action]", ["Array<Action>", "List<Action>", "ID<[Action]>", "ID<List<ID<Action>>>"]),
    ("Action?", ["Handler", "Maybe<Action>", "ID<Action>?", "ID<Maybe<Action>>"]),
    ("[Action]?", ["ID<[Action]>?", "Maybe<List<Action>>", "ID<ID<[Action]?>>"]),
    ("[String: Action]", ["Map<Action>", "ID<Map<ID<Action>>>"]),
    ("[ServerDrivenComponent]", ["Children", "ID<Children>", "Owner.Own<ServerDrivenComponent>"]),
  ])
  func shapeDoesNotDependOnSpelling(_ type: String, _ spellings: [String]) throws {
    for runtime in [Runtime.beagle1, .beagle2] {
      let expected = try notation(type, runtime)
      for spelling in spellings {
        #expect(try notation(spelling, runtime) == expected, "\(spelling)")
      }
    }
  }

  /// If a typealias represents a type without polymorphic values, the shape keeps the spelling of the typealias. The
  /// shape also contains the name and the declaration of the type.
  @Test(arguments: ["Mode", "ID<Mode>", "ID<ID<Mode>>"])
  func typealiasesKeepNamesAndDeclarations(_ spelling: String) throws {
    let model = model(Self.declarations)
    let subject = try model.first("Subject")
    var resolver = ShapeResolver(PlanningContext(model, .beagle2), owner: subject)
    let shape = resolver.resolve(TypeName(parsing: spelling), in: Scope(in: subject))
    let value = JSONShape.Value(
      spelling: spelling, name: "Mode", declaration: try model.first("Mode"))
    #expect(shape == .value(value))
  }

  /// A typealias that refers to itself is not resolved.
  @Test func cyclicTypealiasesEnd() throws {
    #expect(try notation("Same", .beagle1) == "Same")
    #expect(try notation("[Same]?", .beagle2) == "[Same]?")
  }

  /// Invalid code can contain types `ID` that refer to each other.
  @Test func cyclicIdentifiersEnd() throws {
    #expect(try notation("Left.ID", .standalone) == "Left.ID")
  }

  private func notation(
    _ type: String, _ runtime: Runtime, in owner: String = "Subject"
  ) throws -> String {
    let model = model(Self.declarations)
    let id = try model.first(owner)
    var resolver = ShapeResolver(PlanningContext(model, runtime), owner: id)
    return resolver.resolve(TypeName(parsing: type), in: Scope(in: id)).notation
  }
}

extension JSONShape {
  fileprivate var notation: String {
    switch self {
    case .value(let value): value.spelling
    case .polymorphic(let value) where value.isConcrete: "concrete(\(value.base))"
    case .polymorphic(let value):
      "any(\(value.base)\(value.narrowed.map { " as " + $0 } ?? ""))"
    case .optional(let shape): shape.notation + "?"
    case .array(let shape): "[\(shape.notation)]"
    case .dictionary(let key, let shape): "[\(key.spelling): \(shape.notation)]"
    case .partial(let shape, let part): "\(part)(\(shape.notation))"
    case .uncodable: "uncodable"
    }
  }
}
