import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

@Suite struct LookupTests {
  /// Each row contains a type, a name that is looked up in it, and the type that is found, or nil.
  @Test(arguments: [
    ("Outer.Inner", "Kind", "Outer.Kind"), ("Outer", "Kind", "Outer.Kind"),
    ("Other", "Kind", "Kind"), ("Other", "Outer.Kind", "Outer.Kind"),
    ("Other", "Outer.Added", "Outer.Added"), ("Outer.Inner", "Added", "Outer.Added"),
    ("Other", "Alias", "Outer.Kind"), ("Other", "Outer.Local", "Kind"),
    ("Other", "Module.Kind", "Kind"), ("Other", "Nowhere", nil), ("Other", "Kind.Nowhere", nil),
    ("Box", "Value", nil),
  ])
  func namesResolveFromTheInsideOut(_ place: String, _ name: String, _ expected: String?) throws {
    let model = model([
      (
        "A.swift",
        """
        struct Kind {}
        struct Outer {
          struct Kind {}
          struct Inner {}
          typealias Local = Other.Kind2
        }
        typealias Alias = Outer.Kind
        struct Box<Value> {}
        struct Value {}
        """
      ),
      ("B.swift", "extension Outer { struct Added {} }\nstruct Other { typealias Kind2 = Kind }"),
    ])
    let scope = Scope(in: try model.first(place))
    #expect(model.types(named: name, in: scope).first.map(model.name) == expected)
  }

  @Test func privateTypesStayInTheirFile() throws {
    let model = model([
      ("A.swift", "private struct Part {}\nstruct A {}"), ("B.swift", "struct B {}"),
    ])
    #expect(try model.types(named: "Part", in: Scope(in: model.first("A"))).count == 1)
    #expect(try model.types(named: "Part", in: Scope(in: model.first("B"))).isEmpty)
  }

  @Test func privateTypealiasesStayInTheirFile() throws {
    let model = model([
      ("A.swift", "private typealias Part = [Kind]\nstruct A {}"), ("B.swift", "struct B {}"),
    ])
    guard case .alias = model.resolve("Part", in: Scope(in: try model.first("A"))) else {
      return #expect(Bool(false), "no typealias in its own file")
    }
    guard case .unknown = model.resolve("Part", in: Scope(in: try model.first("B"))) else {
      return #expect(Bool(false), "a typealias of another file")
    }
  }

  /// Two modules can use the same name for different types. The declaration in the same folder is found.
  @Test func nearestDeclarationIsFound() throws {
    let model = model([
      ("Kit/A.swift", "struct Long {}\ntypealias Short = Long\nstruct InKit {}"),
      ("App/B.swift", "struct Short {}\nstruct InApp {}\nextension Short { var a: Int { 1 } }"),
      ("Kit/C.swift", "extension Short { var b: Int { 1 } }"),
    ])
    let inKit = model.types(named: "Short", in: Scope(in: try model.first("InKit")))
    #expect(inKit.map(model.name) == ["Long"])
    let inApp = model.types(named: "Short", in: Scope(in: try model.first("InApp")))
    #expect(inApp.map(model.name) == ["Short"])
    #expect(try model.type(model.first("Long")).properties.map(\.name) == ["b"])
    #expect(try model.type(model.first("Short")).properties.map(\.name) == ["a"])
  }

  @Test func extensionsAreFoundUnderEveryName() throws {
    let model = model(
      """
      struct Outer { struct Inner {} }
      typealias Short = Outer.Inner
      extension Outer.Inner { var a: Int { 1 } }
      extension Module.Outer { var b: Int { 1 } }
      extension Outer . Inner { var c: Int { 1 } }
      extension Short { var d: Int { 1 } }
      extension Other.Outer.Inner { var e: Int { 1 } }
      struct Other { struct Outer {} }
      """)
    let inner = try model.type(model.first("Outer.Inner"))
    #expect(inner.properties.map(\.name) == ["a", "c", "d"])
    #expect(try model.type(model.first("Outer")).properties.map(\.name) == ["b"])
  }

  /// Extensions belong to the nearest type, also if they name it by a typealias or extend a type inside an extension.
  @Test func extensionsBelongToTheNearestType() throws {
    let folder = """
      struct Long {}
      typealias Short = Long
      extension Long { struct Inner {} }
      extension Short { var a: Int { 1 } }
      extension Long.Inner { var b: Int { 1 } }
      """
    let model = model([("Kit/A.swift", folder), ("App/A.swift", folder)])
    for type in model.allTypes.map(model.type) {
      #expect(type.properties.map(\.name) == [type.name == "Long" ? "a" : "b"])
    }
  }
}
