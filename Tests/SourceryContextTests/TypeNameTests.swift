import Testing

@testable import SourceryContext

@Suite struct TypeNameTests {
  /// Each row contains the text of a type, its name, its unwrapped name, and its kind.
  @Test(arguments: [
    ("Int", "Int", "Int", ""), ("Int?", "Int?", "Int", "optional"),
    ("Int!", "Int!", "Int", "optional"), ("Optional<Int>", "Optional<Int>", "Int", "optional"),
    ("[Int]", "[Int]", "[Int]", "array generic"),
    ("[Int]?", "[Int]?", "[Int]", "optional array generic"),
    ("Array<Int>", "Array<Int>", "Array<Int>", "array generic"),
    ("[String : Int]", "[String : Int]", "[String : Int]", "dictionary generic"),
    ("Set<Int>", "Set<Int>", "Set<Int>", "set generic"),
    ("Result<Int, any Error>", "Result<Int, any Error>", "Result<Int, any Error>", "generic"),
    ("A.B<C>", "A.B<C>", "A.B<C>", "generic"), ("(any P)?", "any P?", "any P", "optional"),
    ("any P & Q", "any P & Q", "any P & Q", ""), ("P & Q", "P & Q", "P & Q", "composition"),
    ("(P & Q)?", "(P & Q)?", "(P & Q)", "optional composition"),
    ("(Int, b: String)", "(Int, b: String)", "(Int, b: String)", "tuple"),
    ("(Int)", "Int", "Int", ""), ("(Int?)", "Int??", "Int?", "optional"),
    ("()", "()", "()", "void"), ("Void", "Void", "Void", "void"),
    ("(Int) -> Void", "(Int) -> Void", "(Int) -> Void", "closure"),
    ("@escaping(Int) -> Void", "(Int) -> Void", "(Int) -> Void", "closure"),
    ("((Int) -> Void)?", "((Int) -> Void)?", "((Int) -> Void)", "optional closure"),
    (
      "@Sendable (_ a: Int, inout B...) async throws(E) -> [C]",
      "(_ a: Int, inout B...) async throws(E) -> [C]",
      "(_ a: Int, inout B...) async throws(E) -> [C]",
      "closure"
    ),
    ("some View", "some View", "some View", ""), ("Foo.Type", "Foo.Type", "Foo.Type", ""),
    ("~Copyable", "~Copyable", "~Copyable", ""), ("[3 of Int]", "[3 of Int]", "[3 of Int]", ""),
    ("", "", "", ""), ("Foo<", "Foo<", "Foo<", "generic"), ("a b", "a b", "a b", ""),
  ])
  func shapes(_ text: String, _ name: String, _ unwrapped: String, _ shape: String) {
    let type = SourceryTypeNameParser.parse(text)
    #expect(type.name == name)
    #expect(type.unwrappedTypeName == unwrapped)
    var facts = type.isOptional ? ["optional"] : []
    for fact in ["array", "set", "dictionary", "tuple", "closure", "generic"]
    where TypeNameObject.has("is" + fact.prefix(1).uppercased() + fact.dropFirst(), type) {
      facts.append(fact)
    }
    if type.isProtocolComposition { facts.append("composition") }
    if type.isVoid { facts.append("void") }
    #expect(facts.joined(separator: " ") == shape)
  }

  @Test(arguments: ["(", "[", "any ", "~", "A<", "() -> ", "@escaping ", "A & "])
  func noTextExhaustsTheStack(_ part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(SourceryTypeNameParser.parse(text).name.utf8.count <= text.utf8.count + 20_000)
  }

  @Test(arguments: [
    ("ID", "Int"), ("[ID]", "[Int]"), ("ID?", "Int?"), ("[String: ID]", "[String: Int]"),
    ("(ID, B)", "(Int, B)"), ("(ID) -> ID", "(Int) -> Int"), ("Box<ID>", "Box<Int>"),
    ("Twice", "Int"), ("Loop", ""), ("Nested", "S.Nested"), ("Handler", "(Int) -> Void"),
    ("Item", "Sequence"), ("Int", ""),
  ])
  func actualTypeNames(_ type: String, _ actual: String) {
    checkTemplate(
      "{% for v in type.S.variables %}{{ v.typeName.actualTypeName }}{% endfor %}",
      over: """
        typealias ID = Int
        typealias Twice = ID
        typealias Loop = Loop
        typealias Handler = (Int) -> Void
        protocol P { associatedtype Item: Sequence }
        struct S { var a: \(type)
        struct Nested {} }
        """,
      gives: actual)
  }

  @Test func partsGoByTheirActualNames() {
    checkTemplate(
      """
      {% for v in type.S.variables %}{{ v.typeName }}:{{ v.typeName.array.elementTypeName }}\
      {{ v.typeName.dictionary.valueTypeName }}{{ v.typeName.tuple.elements.0.typeName }}\
      {{ v.typeName.set.elementTypeName }};{% endfor %}
      """,
      over: "struct S { typealias Moment = Date; struct N {}\nvar a: [Moment]; var b: [String: N]\n"
        + "var c: (Moment, Int); var d: Set<Moment> }",
      gives: "[Moment]:Date;[String: N]:S.N;(Moment, Int):Date;Set<Moment>:Moment;")
  }

  @Test func aNestedTypeIsKnownBehindItsDeclaration() {
    checkTemplate(
      "{% for v in type.S.variables %}{{ v.typeName }};{% endfor %}",
      over: "struct S { var a: Later; struct Before {}; var b: Before; struct Later {} }\n"
        + "extension S { var c: Before { .init() } }",
      gives: "Later;S.Before;Before;")
  }

  @Test func anAliasHasTheShapeOfWhatItStandsFor() {
    checkTemplate(
      """
      {% for v in type.S.variables %}{{ v.typeName.closure.returnTypeName }}\
      {{ v.typeName.array.elementTypeName }}{{ v.typeName.tuple.elements.count }};{% endfor %}
      """,
      over:
        "typealias Handler = (Int) -> Bool\ntypealias List = [Int]\ntypealias Pair = (Int, Int)\n"
        + "struct S { var a: Handler\nvar b: List\nvar c: Pair\nvar d: Int }",
      gives: "Bool;Int;2;;")
  }

  @Test func members() {
    checkTemplate(
      """
      {% for v in type.S.variables %}{{ v.name }}: {% if v.isArray %}{{ v.typeName.array.elementTypeName }}\
      {% endif %}{% if v.isDictionary %}{{ v.typeName.dictionary.keyTypeName }}-\
      {{ v.typeName.dictionary.valueTypeName }}{% endif %}{% if v.isTuple %}\
      {% for e in v.typeName.tuple.elements %}{{ e.name }}={{ e.typeName }} {% endfor %}{% endif %}\
      {% if v.isClosure %}{{ v.typeName.closure.parameters.count }} \
      {{ v.typeName.closure.returnTypeName }}{% endif %}{% if v.typeName.isGeneric %}\
      {{ v.typeName.generic.name }}{% endif %};{% endfor %}
      """,
      over: "struct S { var a: [Int]\nvar b: [String: S]\nvar c: (x: Int, String)\n"
        + "var d: (Int, Int) -> Bool\nvar e: Box<Int> }",
      gives: "a: IntArray;b: String-SDictionary;c: x=Int 1=String ;d: 2 Bool;e: Box;")
  }

  /// Sourcery prints `any P?`, which does not compile, so templates add the parentheses with filters. Here, the name is
  /// already printed with parentheses, and such filters add no second pair.
  @Test(arguments: [
    ("{{ v.typeName }}", "(any P)?"), ("{{ v.typeName.name }}", "(any P)?"),
    ("{{ v.typeName.asSource }}", "(any P)?"), ("{{ v.typeName.unwrappedTypeName }}", "any P"),
    ("{{ v.typeName|replace:\"any\",\"(any\"|replace:\"?\",\")?\" }}", "(any P)?"),
    ("{{ v.typeName.name|replace:\"any\",\"(any\"|replace:\"?\",\")?\" }}", "(any P)?"),
    (
      "{% set n %}{{ v.typeName }}{% endset %}{{ n|replace:\"any\",\"(any\"|replace:\"?\",\")?\" }}",
      "(any P)?"
    ),
    (
      "{% macro m t %}{{ t }}{% endmacro %}{% call m v.typeName %} {% set n %}{% call m v.typeName %}{% endset %}{{ n }}",
      "(any P)? any P?"
    ),
    ("{{ 'optional' if v.typeName|contains:\"any P?\" }}", "optional"),
  ])
  func optionalExistentials(_ template: String, _ expected: String) {
    checkTemplate(
      "{% for v in type.S.variables %}" + template + "{% endfor %}",
      over: "struct S { var a: (any P)? }", gives: expected)
  }

  /// Existentials inside of other types. If the third element of a row is not empty, it is the result of templates that
  /// add parentheses.
  @Test(arguments: [
    ("((any P)?) -> Void", "((any P)?) -> Void", "((any P)?) -> Void"),
    (
      "((any P & Q)?, (some A<Int>)?) -> (any P)?", "((any P & Q)?, (some A<Int>)?) -> (any P)?", ""
    ),
    ("Array<(any P)?>", "Array<(any P)?>", "Array<(any P)?>"),
    ("[(any P)?]", "[(any P)?]", "[((any P))?]"),
    ("(many: Int, Company?)", "(many: Int, Company?)", ""),
    ("(any P<any Q>)?", "(any P<any Q>)?", ""), ("any P", "any P", "(any P"),
  ])
  func existentialsInside(_ type: String, _ printed: String, _ replaced: String) {
    checkTemplate(
      "{% for v in type.S.variables %}{{ v.typeName }}{% endfor %}",
      over: "struct S { var a: \(type) }", gives: printed)
    if replaced.isEmpty { return }
    checkTemplate(
      "{% for v in type.S.variables %}{{ v.typeName|replace:\"any\",\"(any\"|replace:\"?\",\")?\" }}{% endfor %}",
      over: "struct S { var a: \(type) }", gives: replaced)
  }

  @Test func optionalExistentialsInSignatures() {
    checkTemplate(
      "{% for m in type.S.methods %}{{ m.name }} {{ m.returnTypeName }} {{ m.parameters.0.asSource }}{% endfor %}",
      over: "protocol S { func a(_ x: (any P)?, y: [(any P)?]) -> (some Q)? }",
      gives: "a(_ x: (any P)?, y: [(any P)?]) (some Q)? _ x: (any P)?")
  }
}
