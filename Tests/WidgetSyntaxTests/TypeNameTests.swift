import Testing
import WidgetSyntax

/// Tests the parsed structure of types, which is compared in a short notation, such as `?(x)`, `[x]` and `[k:v]`.
@Suite struct TypeNameTests {
  @Test(arguments: [
    ("String", "String"), ("Foundation.Data", "Foundation.Data"), ("String?", "?(String)"),
    ("String!", "?(String)"), ("Optional<Int>", "?(Int)"), ("Swift.Optional<Int>", "?(Int)"),
    ("[Action]?", "?([Action])"), ("[[Int]]", "[[Int]]"), ("Array<Int>", "[Int]"),
    ("[String: any Action]", "[String:any Action]"), ("Dictionary<Int, [Int]>", "[Int:[Int]]"),
    ("(any Action)?", "?(any Action)"), ("some View", "some View"), ("A & B", "A & B"),
    ("any A & B", "any A & B"), ("Expression<[String: Int?]>", "Expression<[String:?(Int)]>"),
    ("Outer<A>.Inner<B>", "Outer<A>.Inner<B>"), ("(Int)", "Int"), ("(a: Int, B)", "(a:Int, B)"),
    ("() -> Void", "() -> Void"), ("(_ a: Int) async throws -> [B]", "(a:Int) -> [B]"),
    ("(() -> Void)?", "?(() -> Void)"), ("@escaping (Int) -> Int", "(Int) -> Int"),
    ("@Sendable @MainActor () -> ()", "() -> ()"), ("@escaping(Int) -> ()", "(Int) -> ()"),
    ("@convention(c) (Int) -> ()", "(Int) -> ()"), ("Foo.Type", "Foo.Type"),
    ("(any P).Type", "any P.Type"), ("[ String\n : /* why */ Int ]", "[String:Int]"),
    ("[/* a /* b */ c */ Int]", "[Int]"),
    ("`Type`", "`Type`"), ("~Copyable", "~"), ("[4 of Int]", "~"), ("", "~"),
    ("() throws(E) -> Int", "() -> Int"), ("((A) -> B) -> C", "((A) -> B) -> C"),
    ("Swift::Int", "Swift::Int"), ("App :: Outer.Inner<App::A>?", "?(App::Outer.Inner<App::A>)"),
    ("[Swift::String:App::A]", "[Swift::String:App::A]"), ("Swift::Array<Int>", "[Int]"),
    ("App::Array<Int>", "App::Array<Int>"), ("(App::A, b: App::B)", "(App::A, b:App::B)"),
    ("Outer.App::Inner", "Outer.App::Inner"), ("any App::P & App::Q", "any App::P & App::Q"),
    ("App::", "~"), ("App::A.Type", "App::A.Type"),
  ])
  func shape(_ text: String, _ expected: String) {
    #expect(TypeName(parsing: text).notation == expected)
  }

  /// If a part of a type is not understood, the text of the type is still complete, because it can be printed.
  @Test(arguments: ["[Int].Index", "(A, B).C", "A?.B", "[4 of Int].Index"])
  func textOfOtherTypesIsComplete(text: String) {
    #expect(TypeName(parsing: text) == TypeName(text: text, shape: .other))
  }

  @Test func deepNestingIsLimited() {
    let text = String(repeating: "[", count: 50_000) + "Int" + String(repeating: "]", count: 50_000)
    #expect(TypeName(parsing: text).text.utf8.count == 100_003)
  }
}

extension TypeNameTests {
  @Test func partsOfAFunctionIncludeItsErrorType() {
    var names: [String] = []
    TypeName(parsing: "(A) throws(E) -> B").forEachName { names.append($0) }
    #expect(names == ["A", "E", "B"])
  }
}

extension TypeName {
  fileprivate var notation: String {
    switch shape {
    case .named(let components):
      components.map { component in
        let arguments = component.arguments.map(\.notation).joined(separator: ", ")
        let name = (component.module.map { $0 + "::" } ?? "") + component.name
        return arguments.isEmpty ? name : "\(name)<\(arguments)>"
      }.joined(separator: ".")
    case .optional(let type): "?(\(type.notation))"
    case .array(let type): "[\(type.notation)]"
    case .dictionary(let key, let value): "[\(key.notation):\(value.notation)]"
    case .tuple(let elements): Self.notation(elements)
    case .function(let function):
      "\(Self.notation(function.parameters)) -> \(function.result.notation)"
    case .existential(let type): "any \(type.notation)"
    case .opaque(let type): "some \(type.notation)"
    case .composition(let types): types.map(\.notation).joined(separator: " & ")
    case .metatype(let type): "\(type.notation).Type"
    case .other: "~"
    }
  }

  private static func notation(_ elements: [Element]) -> String {
    let texts = elements.map { ($0.label.map { "\($0):" } ?? "") + $0.type.notation }
    return "(\(texts.joined(separator: ", ")))"
  }
}
