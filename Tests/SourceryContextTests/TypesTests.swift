import Testing

@Suite struct TypesTests {
  private static let source = """
    protocol P {}
    protocol Q: P {}
    protocol Unused {}
    class Base: Foreign {}
    final class Derived: Base, Q {}
    struct S: P {}
    enum E { case a }
    actor A: P {}
    extension S: Extra {}
    extension Foreign: P {}
    typealias Both = P & Unused
    struct Composed: Both {}
    typealias Name = String
    """

  @Test(arguments: [
    ("types.all", "A Base Composed Derived E Foreign S"),
    ("types.types", "A Base Both Composed Derived E Foreign P Q S Unused"),
    ("types.structs", "Composed S"),
    ("types.classes", "Base Derived"),
    ("types.enums", "E"),
    ("types.protocols", "P Q Unused"),
    ("types.protocolCompositions", "Both"),
    ("types.extensions", "Foreign"),
    ("types.typealiases", "Name"),
    ("types.implementing.P", "A Base Both Composed Derived Foreign Q S"),
    ("types.implementing.Unused", "Both Composed"),
    ("types.implementing.Unknown", ""),
    ("types.implementing.Base", ""),
    ("types.inheriting.Base", "Derived"),
    ("types.inheriting.P", ""),
    ("types.based.Foreign", "Base Derived"),
    ("types.based.Extra", "S"),
    ("types.based.P", "A Base Both Composed Derived Foreign Q S"),
  ])
  func lists(_ list: String, _ names: String) {
    checkTemplate(
      "{% for t in \(list) %}{{ ' ' if not forloop.first }}{{ t.name }}{% endfor %}",
      over: Self.source, gives: names)
  }

  @Test func typesByTheirName() {
    checkTemplate(
      "{{ type.S.kind }} {{ type[\"Derived\"].supertype.name }}", over: Self.source,
      gives: "struct Base")
  }

  @Test func declarationsOfOneNameAreOneType() {
    checkTemplate(
      "{% for t in types.all %}{{ t.name }}:{% for v in t.variables %} {{ v.name }}{% endfor %}"
        + "{% endfor %}",
      over: "#if a\nstruct A { var a: Int; var c: Int }\n#else\nstruct A { var b: Int; var c: Int }"
        + "\n#endif\nextension A { var d: Int { 1 } }",
      gives: "A: b c a d")
  }

  @Test func dependenciesAreKnownButNotListed() throws {
    let rendered = try render(
      "{% for t in types.implementing.P %}{{ t.name }} {% endfor %}",
      over: ["Lib.swift": "protocol P {}\nstruct InLib: P {}", "App.swift": "struct InApp: P {}"],
      dependencies: ["Lib.swift"])
    #expect(rendered == "InApp ")
  }

  @Test func functionsAtFileLevel() {
    checkTemplate(
      "{% for f in functions %}{{ f.name }};{% endfor %}",
      over: "func b() {}\nfunc a(_ x: Int) -> Int { x }\nstruct S { func c() {} }",
      gives: "a(_ x: Int);b();")
  }
}
