import Testing

@Suite struct MethodTests {
  @Test(arguments: [
    ("func a()", "a()|a|a|a|Void"),
    (
      "func a(_ x: Int, y z: String = \"1\") -> Int?",
      "a(_ x: Int, y z: String = \"1\")|a(_:y:)|a|a|Int?"
    ),
    ("func a<T: P>(x: T) -> T where T: Q", "a<T: P>(x: T)|a(x:)|a<T: P>|a|T where T: Q"),
    ("func a(x: inout Int, y: String...)", "a(x: inout Int, y: String...)|a(x:y:)|a|a|Void"),
    ("func a(x: @escaping (Int) -> Void)", "a(x: @escaping (Int) -> Void)|a(x:)|a|a|Void"),
    ("init(x: Int)", "init(x: Int)|init(x:)|init|init|S"),
    ("init?(x: Int)", "init?(x: Int)|init(x:)|init?|init?|S?"),
    ("static func == (l: S, r: S) -> Bool", "==(l: S, r: S)|==(l:r:)|==|==|Bool"),
  ])
  func names(_ declaration: String, _ expected: String) {
    checkTemplate(
      "{% for m in type.S.methods %}{{ m.name }}|{{ m.selectorName }}|{{ m.shortName }}|"
        + "{{ m.callName }}|{{ m.returnTypeName }}{% endfor %}",
      over: "class S { \(declaration) {} }", gives: expected)
  }

  @Test(arguments: [
    ("func a() async throws", "true true false "), ("func a() rethrows", "false false true "),
    ("func a() throws(Failure)", "false true false Failure"),
    ("func a() throws(Never)", "false false false Never"),
  ])
  func effects(_ declaration: String, _ expected: String) {
    checkTemplate(
      "{% for m in type.S.methods %}{{ m.isAsync }} {{ m.throws }} {{ m.rethrows }} "
        + "{{ m.throwsTypeName }}{% endfor %}",
      over: "class S { \(declaration) {} }", gives: expected)
  }

  @Test func kinds() {
    checkTemplate(
      """
      {% for m in type.S.methods %}{{ m.callName }}:{{ ' static' if m|static }}\
      {{ ' class' if m|class }}{{ ' instance' if m|instance }}{{ ' init' if m|initializer }}\
      {{ ' convenience' if m.isConvenienceInitializer }}{{ ' required' if m.isRequired }}\
      {{ ' mutating' if m.isMutating }}{{ ' final' if m.isFinal }} {{ m.accessLevel }};{% endfor %}
      """,
      over: """
        class S { static func a() {}
        class func b() {}
        private final func c() {}
        public required convenience init() {}
        deinit {} }
        """,
      gives: "a: static internal;b: class internal;c: instance final private;"
        + "init: static init convenience required public;deinit: instance internal;")
  }

  @Test func parameters() {
    checkTemplate(
      """
      {% for m in type.S.methods %}{% for p in m.parameters %}{{ p.index }} {{ p.argumentLabel }} \
      {{ p.name }} {{ p.typeName }} {{ p.defaultValue }} {{ p.isOptional }} {{ p.isClosure }} \
      {{ 'escaping' if p.typeAttributes.escaping }};{% endfor %}{% endfor %}
      """,
      over: "struct S { func a(_ x: Int?, y z: @escaping () -> Void, _: String, w: Int = 1) {} }",
      gives: "0  x Int?  true false ;1 y z @escaping () -> Void  false true escaping;"
        + "2   String  false false ;3 w w Int 1 false false ;")
  }

  @Test func subscripts() {
    checkTemplate(
      """
      {% for s in type.S.subscripts %}{% for p in s.parameters %}{{ p.asSource }}{% endfor %} -> \
      {{ s.returnTypeName }} {{ s.readAccess }} {{ s.writeAccess }} {{ s.isAsync }} {{ s.throws }} \
      {% for g in s.genericParameters %}{{ g.name }}: {{ g.inheritedTypeName }}{% endfor %};{% endfor %}
      """,
      over: "public protocol S { subscript(a: Int) -> String { get set }\n"
        + "subscript<T: P>(_ b: T) -> Int { get async throws } }",
      gives: "a: Int -> String public public false false ;"
        + "_ b: T -> Int public  true true T: P;")
  }

  @Test func anExtensionsCopyOfAMethodIsLeftOut() {
    checkTemplate(
      "{% for m in type.P.allMethods %}{{ m.name }};{% endfor %}",
      over: "protocol P { func a(); func b() }\nextension P { func a() {}\nfunc c() {} }",
      gives: "a();b();c();")
  }
}
