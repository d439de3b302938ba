import Testing
import WidgetSource
import WidgetSyntax

@Suite struct PropertyTests {
  @Test func bindings() {
    check(members: "let a, b: Int", "let a: Int\nlet b: Int")
    check(members: "let a, b: Int = 2", "let a\nlet b: Int = 2")
    check(members: "var a = 1, b: Int, c: String", "var a = 1\nvar b: Int\nvar c: String")
    check(members: "let (a, (b, _)) = f()", "let a in tuple\nlet b in tuple\nlet _ in tuple")
    check(members: "let (x: a, y: b) = f()", "let a in tuple\nlet b in tuple")
    check(members: "let a = 1; var b = 2", "let a = 1\nvar b = 2")
  }

  @Test func namesLikeKeywords() {
    check(
      members:
        "var open: Int\nlet actor, caseProperty: A\nvar get = 1\nlet `case`: B\nvar prefix: C",
      "var open: Int\nlet actor: A\nlet caseProperty: A\nvar get = 1\nlet `case`: B\nvar prefix: C")
  }

  @Test func accessors() {
    check(members: "var a: Int { 1 }", "var a: Int {}")
    check(members: "var a: Int { get set }", "var a: Int {}")
    check(members: "var a: Int\n{\n  @inlinable get { 1 } }", "var a: Int {}")
    check(members: "var a = 1 { didSet { x = { 2 }() } }\nvar b = 2", "var a = 1\nvar b = 2")
    check(members: "var a: Int { willSet(new) {} didSet {} }", "var a: Int")
    check(members: "var a: Int = 0 {\n  // why\n  willSet {}\n}", "var a: Int = 0")
    check(members: "lazy var a: Int = { 1 }()", "lazy var a: Int = { 1 }()")
    check(
      members: "var a: F = f { $0 } then: { 1 }\nlet b = 1",
      "var a: F = f { $0 } then: { 1 }\nlet b = 1")
    check("protocol P { var a: Int { get } }", "protocol P\n  var a: Int {}")
  }

  @Test(arguments: [
    ("{ get }", false), ("{ get set }", true), ("{ 1 }", false), ("= 1 { didSet {} }", true),
    ("{ _read { yield b } }", false), ("{ _read { yield b } _modify { yield &b } }", true),
    ("{ get { b } nonmutating _modify { yield &b } }", true), ("{ _modify }", false),
  ])
  func setters(_ accessors: String, _ hasSetter: Bool) {
    let text = "struct S { var a: Int \(accessors) }"
    let file = parse(SourceFile(path: "Test.swift", text: text))
    #expect(file.declarations[0].properties.map { $0.accessors?.hasSetter } == [hasSetter])
  }

  /// An initial value ends before the first token that cannot continue it, even if it spans several lines.
  @Test func initialValues() {
    check(
      members: "let a = b\n  .map { $0 }\n  .c\nlet d = 1",
      "let a = b .map { $0 } .c\nlet d = 1")
    check(members: "let a = b\n  ?? c\nlet d = -1", "let a = b ?? c\nlet d = -1")
    check(members: "let a: T = .init(b: .c), d = 1", "let a: T = .init(b: .c)\nlet d = 1")
    check(members: "let a = x < y, b = Box<A, B>()", "let a = x < y\nlet b = Box<A, B>()")
    check(members: "let a = b as? C ?? d, e = f is G", "let a = b as? C ?? d\nlet e = f is G")
    check(members: "let a = b ? c : d\nlet e = f", "let a = b ? c : d\nlet e = f")
    check(members: "let a = \\A.b?[0].c\nlet d = \\.self", "let a = \\A.b?[0].c\nlet d = \\.self")
    check(members: "let a = #line\nlet b = #m<T>(1) { 2 }", "let a = #line\nlet b = #m<T>(1) { 2 }")
    check(
      members: "let a = try? await f()\nlet b = try! g()",
      "let a = try? await f()\nlet b = try! g()")
    check(
      members: "let a = (Int) async throws -> B.self\nlet c = 1",
      "let a = (Int) async throws -> B.self\nlet c = 1")
    check(members: "let a = f /* , */ (1)\nlet b = c! + d", "let a = f /* , */ (1)\nlet b = c! + d")
    check(members: "let a = /x, {/\nlet b = 1", "let a = /x, {/\nlet b = 1")
  }

  /// A `?` after white space is the ternary operator, even without white space after it.
  @Test func ternariesWithoutSpaces() {
    for value in [
      "x ?y :z", "x ?.y :.z", "x ?[1] :[2]", "x ?y ?a :b :z", "any ?y :z", "x! ?y? :z!",
    ] {
      check(members: "let d = \(value), e = 1", "let d = \(value)\nlet e = 1")
    }
    check(members: "let d = x\n  ?y\n  :z\nlet e = 1", "let d = x ?y :z\nlet e = 1")
    check(members: "let d = x as? Y ?y :z\nlet e = 1", "let d = x as? Y ?y :z\nlet e = 1")
    check(members: "let d = x?.y\nlet e = a ?? b", "let d = x?.y\nlet e = a ?? b")
  }

  @Test func statementsAsValues() {
    check(
      members: "let a = if b { 1 } else if let c = d { 2 } else { 3 }\nlet e = 1",
      "let a = if b { 1 } else if let c = d { 2 } else { 3 }\nlet e = 1")
    check(
      members: "let a = switch b { case .c: 1 default: 2 }\nvar d: Int { 1 }",
      "let a = switch b { case .c: 1 default: 2 }\nvar d: Int {}")
    check(
      members: "let a = if b.contains { $0 } { 1 } else { 2 }, c = 1",
      "let a = if b.contains { $0 } { 1 } else { 2 }\nlet c = 1")
  }

  @Test func modifiersAndAttributes() {
    check(
      members: "@Wrapper(key: \"}\") public private(set) static var a: Int",
      "@Wrapper(key: \"}\") public private(set) static var a: Int")
    check(members: "nonisolated(unsafe) var a = 1", "nonisolated(unsafe) var a = 1")
    check(members: "unowned(safe) let a: A", "unowned(safe) let a: A")
    check(members: "@A\n@B.C<D>(e)\nvar f: G", "@A @B.C<D>(e) var f: G")
  }
}
