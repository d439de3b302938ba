import Testing

@Suite struct TypeInferenceTests {
  @Test(arguments: [
    ("nil", "Optional"), ("\"a\" + \"b\"", "String"), ("true", "Bool"), ("-1", "Int"),
    ("1.5", "Double"), ("(1, \"a\")", "(Int, String)"), ("(x: 1, _: Foo())", "(x: Int, Foo)"),
    ("[1, 2]", "[Int]"), ("[1, nil]", "[Int?]"), ("[1, \"a\"]", "[Any]"),
    ("[\"a\": [1.5]]", "[String: [Double]]"), ("[String]()", "[String]"),
    ("[String: Foo]()", "[String: Foo]"), ("[Foo.bar, Foo.baz]", "[Foo]"),
    ("Set<Int>()", "Set<Int>"), ("Box<A, B>.init(x: 1)", "Box<A, B>"), ("Foo(1, b: [2])", "Foo"),
    ("Foo.init()", "Foo"), ("Style.Color.red", "Style.Color"),
    ("Optional<Int>.none", "Optional<Int>"),
    ("Foo()!", "Foo!"), ("{ Foo() }()", "Foo"), ("make()", "make"),
    ("other", "UnknownTypeSoAddTypeAttributionToVariable"),
    ("Foo.make(1).other", "UnknownTypeSoAddTypeAttributionToVariable"),
    ("{ return Foo() }()", "UnknownTypeSoAddTypeAttributionToVariable"),
  ])
  func inferred(_ value: String, _ type: String) {
    checkTemplate(
      "{{ type.S.variables.0.typeName }}", over: "struct S { var a = \(value) }", gives: type)
  }
}
