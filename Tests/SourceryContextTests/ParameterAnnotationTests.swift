import Testing

/// Tests where annotations of parameters and associated values can be written, as in Sourcery.
@Suite struct ParameterAnnotationTests {
  @Test(arguments: [
    (
      "func b(/* sourcery: json=id */ x: Int, /* sourcery: other */ y: Int)", "x:json=id|y:other=1|"
    ),
    (
      "func b(\n// sourcery: json = id\nx: Int,\n// sourcery: other\ny: Int)",
      "x:json=id|y:other=1|"
    ),
    (
      "func b(\nx: Int, // sourcery: json = id\ny: Int // sourcery: other\n)",
      "x:json=id|y:other=1|"
    ),
    ("func b(\nx: Int, y: Int // sourcery: other\n)", "x:other=1|y:other=1|"),
    ("init(\n// sourcery: json = id\n@A x: Int, y: Int)", "x:json=id|y:|"),
    ("// sourcery:begin: all\nfunc b(\nx: Int)\n// sourcery:end", "x:all=1|"),
    ("func b(x: Int) // sourcery: json = id", "x:json=id|"),
    ("// sourcery: json = id\nfunc b(x: Int,\ny: Int)", "x:json=id|y:|"),
    ("// sourcery: json = id\nfunc b(/* sourcery: own */ x: Int)", "x:own=1|"),
    ("func b( // sourcery: json = id\nx: Int)", "x:|"),
    ("func b(\nx: Int /* , sourcery: not */)", "x:|"),
  ])
  func parameters(_ declaration: String, _ expected: String) {
    checkTemplate(
      """
      {% for m in type.P.methods %}{% for p in m.parameters %}{{ p.name }}:\
      {% for key, value in p.annotations %}{{ key }}={{ value }}{% endfor %}|{% endfor %}{% endfor %}
      """,
      over: "protocol P {\n\(declaration)\n}", gives: expected)
  }

  @Test(arguments: [
    ("func b(x: Int, // sourcery: json = id\ny: Int)", "json=id"),
    ("func b( // sourcery: json = id\nx: Int)", "json=id"),
    ("func b(\nx: Int, // sourcery: json = id\ny: Int)", ""),
    ("func b(/* sourcery: json = id */ x: Int)", ""),
  ])
  func theirFunctions(_ declaration: String, _ expected: String) {
    checkTemplate(
      """
      {% for m in type.P.methods %}\
      {% for key, value in m.annotations %}{{ key }}={{ value }}{% endfor %}{% endfor %}
      """,
      over: "protocol P {\n\(declaration)\n}", gives: expected)
  }

  @Test func subscripts() {
    checkTemplate(
      """
      {% for s in type.P.subscripts %}{{ s.parameters.0.annotations.json }}\
      {{ s.annotations.other }}{% endfor %}
      """,
      over: "protocol P { subscript(/* sourcery: json=id */ x: Int) -> Int { get } }", gives: "id")
  }

  @Test(arguments: [
    ("case a(/* sourcery: json = v */ x: Int)", "a:;x:json=v;"),
    ("case a(\n// sourcery: json = v\nx: Int, Int)", "a:;x:json=v;:;"),
    ("// sourcery: own\ncase a(x: Int)", "a:own=1;x:;"),
    ("case a(x: Int) // sourcery: own", "a:own=1;x:own=1;"),
    ("case a(x: Int, // sourcery: own\ny: Int)", "a:own=1;x:own=1;y:;"),
  ])
  func associatedValues(_ declaration: String, _ expected: String) {
    checkTemplate(
      """
      {% for c in type.E.cases %}{{ c.name }}:\
      {% for key, value in c.annotations %}{{ key }}={{ value }}{% endfor %};\
      {% for v in c.associatedValues %}{{ v.localName }}:\
      {% for key, value in v.annotations %}{{ key }}={{ value }}{% endfor %};{% endfor %}{% endfor %}
      """,
      over: "enum E {\n\(declaration)\n}", gives: expected)
  }

  @Test func filters() {
    checkTemplate(
      "{% for p in type.P.methods.first.parameters|annotated:\"json = id\" %}{{ p.name }}{% endfor %}",
      over: "protocol P { func b(x: Int, /* sourcery: json = id */ y: Int) }", gives: "y")
  }
}
