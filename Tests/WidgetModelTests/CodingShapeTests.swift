import Testing
import WidgetSyntax

@testable import WidgetModel

/// What stands in the JSON for a property's type, in a short notation.
@Suite struct CodingShapeTests {
  private static let declarations = """
    protocol Cell: ServerDrivenComponent {}
    protocol Deep: Cell {}
    protocol Plain {}
    struct Concrete: Action {}
    struct Far: Cell {}
    typealias Children = [ServerDrivenComponent]
    typealias Handler = Action?
    typealias Same = Same
    struct Owner<Action> { struct Inner {}; struct Cell {} }
    struct Subject {}
    """

  @Test(arguments: [
    ("String", "value"), ("ServerDrivenComponent", "base(ServerDrivenComponent)"),
    ("any Action", "base(Action)"), ("Beagle.Action", "base(Action)"),
    ("[Action]?", "optional(array(base(Action)))"),
    ("(any Cell)?", "optional(cast(ServerDrivenComponent))"),
    ("Deep", "cast(ServerDrivenComponent)"), ("Plain", "value"),
    ("Plain & Cell", "cast(ServerDrivenComponent)"),
    ("Concrete", "cast(Action)"), ("Far", "value"), ("Widget", "cast(ServerDrivenComponent)"),
    ("AsyncAction", "cast(Action)"), ("Children", "array(base(ServerDrivenComponent))"),
    ("Handler", "optional(base(Action))"), ("Same", "value"),
    ("[String: [Action]]", "dictionary(array(base(Action)))"),
    ("Expression<String>", "value"), ("() -> Void", "value"), ("Owner.Cell", "value"),
  ])
  func shape(_ type: String, _ expected: String) throws {
    let model = model(Self.declarations)
    let scope = Scope(in: try model.first("Subject"))
    let shape = model.codingShape(of: TypeName(parsing: type), in: scope, .beagle1)
    #expect(shape.notation == expected)
  }

  /// Inside of a type its own names come first.
  @Test(arguments: [
    ("Action", "value"), ("Cell", "value"), ("Deep", "cast(ServerDrivenComponent)"),
  ])
  func shadowed(_ type: String, _ expected: String) throws {
    let model = model(Self.declarations)
    let scope = Scope(in: try model.first("Owner.Inner"))
    #expect(
      model.codingShape(of: TypeName(parsing: type), in: scope, .beagle1).notation == expected)
  }
}

extension CodingShape {
  fileprivate var notation: String {
    switch self {
    case .value: "value"
    case .base(let name): "base(\(name))"
    case .cast(base: let name): "cast(\(name))"
    case .optional(let shape): "optional(\(shape.notation))"
    case .array(let shape): "array(\(shape.notation))"
    case .dictionary(let shape): "dictionary(\(shape.notation))"
    }
  }
}
