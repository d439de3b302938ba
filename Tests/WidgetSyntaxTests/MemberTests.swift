import Testing

@Suite struct MemberTests {
  @Test func cases() {
    check(
      "enum A: String { case a = \"x\", b\ncase c = \"y\" // z\n}",
      "enum A: String\n  case a = \"x\"\n  case b\n  case c = \"y\"")
    check(
      "enum A { case a(Int = 1, b: C = .d, _ e: @escaping () -> F)\nindirect case g(A), h() }",
      """
      enum A
        case a(_ _: Int = 1, b b: C = .d, _ e: @escaping () -> F)
        indirect case g(_ _: A)
        indirect case h()
      """)
    check(
      "enum Ä { case größe, 大きさ(名前: String), `default` }",
      "enum Ä\n  case größe\n  case 大きさ(名前 名前: String)\n  case `default`")
  }

  @Test func initializers() {
    check(members: "init() {}", "init()")
    check(members: "public init?(a: Int) { nil }", "public init?(a a: Int)")
    check(members: "init!<T>(_ a: T...) where T: A {}", "init!<T>(_ a: T...)")
    check(
      members: "required convenience init(a b: Int = { 1 }()) async throws(E) {}",
      "required convenience init(a b: Int = { 1 }()) async throws")
  }

  @Test func functions() {
    check(members: "func f()", "func f()")
    check(
      members: "static func == <T>(a: T, b: T) -> Bool { true }",
      "static func ==<T>(a a: T, b b: T) -> Bool")
    check(members: "static func <<T>(a: T) {}\nfunc g() {}", "static func <<T>(a a: T)\nfunc g()")
    check(
      members: "prefix static func / (a: A) {}\nfunc g() {}",
      "prefix static func /(a a: A)\nfunc g()")
    check(
      members: "func f() rethrows -> (Int) -> [A]? where B: C { }",
      "func f() throws -> (Int) -> [A]?")
    check(
      members: "mutating func get(in: Int, for self: B) {}",
      "mutating func get(in in: Int, for self: B)")
    check(
      members: "func f(\n  a: A,\n  b: @autoclosure () -> B = c(),\n) {}",
      "func f(a a: A, b b: @autoclosure () -> B = c())")
    check(
      members: "func f(@B(\"x\") c: isolated D, sending: sending E) {}",
      "func f(@B(\"x\") c c: isolated D, sending sending: sending E)")
    check(
      members: "func f(a: (inout A) -> B?, c: ((D) -> E)?) {}",
      "func f(a a: (inout A) -> B?, c c: ((D) -> E)?)")
  }

  /// The end of a body is found, even if strings, comments or regex literals in it contain braces.
  @Test(arguments: [
    "\"}\"", "\"\\(\"}\")\"", "#\"\\\"}\"#", "\"\"\"\n}\"}\n\"\"\"", "// }\n", "/* } /* } */ */",
    "= /}/",
    "#/}/#", "#//}//#", "`}`", "{ }", "(\"}\", [\"}\"])", "a / b; c / { 1 }()", "'", "\"\\\\\"",
  ])
  func bodies(_ body: String) {
    let onOneLine = body.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    check(
      members: "func f() { \(body) }\nlet a = { \(body) }\nlet b = 1",
      "let a = { \(onOneLine) }\nlet b = 1\nfunc f()")
  }
}
