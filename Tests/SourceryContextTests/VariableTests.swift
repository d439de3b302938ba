import Testing

@Suite struct VariableTests {
  @Test(arguments: [
    ("var a: Int", "a Int stored public public"), ("let a: Int?", "a Int? stored public "),
    ("private(set) var a = 1", "a Int stored public private"),
    ("var a: Int { 1 }", "a Int computed public "),
    ("var a: Int { get { 1 } set {} }", "a Int computed public public"),
    ("var a: Int = 1 { didSet {} }", "a Int stored public public"),
    ("fileprivate static var a: [String: Int] = [:]", "a [String: Int]  fileprivate fileprivate"),
    ("lazy var a = View()", "a View stored public public"),
    ("var a = [1, 2]", "a [Int] stored public public"),
    ("let a, b: Int", "a Int stored public b Int stored public "),
  ])
  func facts(_ declaration: String, _ expected: String) {
    checkTemplate(
      """
      {% for v in type.S.variables %}{{ v.name }} {{ v.typeName }} \
      {{ 'stored' if v|stored }}{{ 'computed' if v|computed }} {{ v.readAccess }} {{ v.writeAccess }}\
      {% endfor %}
      """,
      over: "class S {}\npublic extension S { \(declaration) }", gives: expected)
  }

  @Test func requirementsAndEffects() {
    checkTemplate(
      """
      {% for v in type.P.allVariables %}{{ v.name }} {{ v.isMutable }} {{ v.isAsync }} \
      {{ v.throws }} {{ v.throwsTypeName }};{% endfor %}
      """,
      over: """
        protocol P: Q { var a: Int { get }; var b: Int { get set }
        var c: Int { get async throws(Failure) } }
        protocol Q { var d: Int { get throws(Never) } }
        """,
      gives: "a false false false ;b true false false ;c false true true Failure;"
        + "d false false false Never;")
  }

  @Test func ownOnesThenInheritedThenThoseOfExtensions() {
    checkTemplate(
      """
      {% for v in type.C.allVariables %}{{ v.name }}{{ '+' if v|definedInExtension }} {% endfor %}\
      | {% for v in type.C.allVariables|!definedInExtension %}{{ v.name }} {% endfor %}
      """,
      over: "class B { var b: Int = 1; var a: Int = 0 }\nclass C: B, P { var a: Int = 1 }\n"
        + "protocol P { var p: Int { get } }\nextension C { var x: Int { 1 } }",
      gives: "a b p x+ | a b p ")
  }

  @Test func annotationsAttributesAndDefaults() {
    checkTemplate(
      """
      {% for v in type.S.variables %}{{ v.name }} {{ v.annotations.key }} {{ v.defaultValue }} \
      {{ v.attributes.Wrapper.0 }} {{ v.isLazy }}{{ v.isFinal }}{% endfor %}
      """,
      over: "struct S {\n// sourcery: key = \"label\"\n@Wrapper(1) lazy var a = Foo.bar(1)\n}",
      gives: "a label Foo.bar(1) @Wrapper(1) truefalse")
  }

  @Test func nestedTypesGoByTheirFullName() {
    checkTemplate(
      "{% for v in type.S.variables %}{{ v.typeName }} {{ v.type.kind }};{% endfor %}",
      over: "struct S { enum Kind { case a }\nvar kind: Kind; var other: Other }\nclass Other {}",
      gives: "S.Kind enum;Other class;")
  }
}
