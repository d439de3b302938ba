import Testing

@Suite struct NominalTests {
  @Test func kinds() {
    check("struct A {}", "struct A")
    check("public final class A: B, C {}", "public final class A: B, C")
    check("actor A {}\nlet actor = 1", "actor A")
    check("indirect enum A: Int {}", "indirect enum A: Int")
    check("protocol A<B, C>: AnyObject where B: D {}", "protocol A<B, C>: AnyObject where B: D")
    check("extension A.B: C where D == E {}", "extension A.B: C where D == E")
    check("extension [A: B]? {}", "extension [A: B]?")
    check("struct A<let n: Int, each T>: ~Copyable {}", "struct A<let n: Int, each T>: ~Copyable")
    check("struct A: @unchecked Sendable, B<C> {}", "struct A: @unchecked Sendable, B<C>")
    check("distributed actor A {}", "distributed actor A")
  }

  @Test func nesting() {
    check(
      "struct A { enum B { struct C {} } }\nextension A.B { struct D { let e: Int } }",
      "struct A\nenum A.B\nstruct A.B.C\nextension A.B\nstruct A.B.D\n  let e: Int")
  }

  @Test func localTypesAreOmitted() {
    check(
      """
      struct A {
        var a: Int { struct B {}; return 1 }
        func f() { class C {} }
        let c = { enum D {} }
        init() { if x { struct E {} } }
        subscript(i: Int) -> Int { struct F {}; return 1 }
        deinit { struct G {} }
      }
      """, "struct A\n  var a: Int {}\n  let c = { enum D {} }\n  init()\n  func f()")
  }

  @Test func classAsModifier() {
    check(
      "class A { class func f() {}\nclass var g: Int { 1 }\nclass override func h() {}\nclass B {} }",
      "class A\n  class var g: Int {}\n  class func f()\n  class override func h()\nclass A.B")
    check("class open {}\nclass prefix: A {}", "class open\nclass prefix: A")
  }

  @Test func otherDeclarations() {
    check(
      """
      import struct A.B
      @testable import C
      infix operator +++: D
      precedencegroup E { higherThan: F }
      typealias G<T> = [T]
      macro h(_ i: Int) -> J = #externalMacro(module: "K", type: "L")
      #M("n")
      let o = p { struct Q {} }
      struct R { associatedtype S: T = U where V == W; #X { y }; using z: Int }
      """,
      """
      import A.B
      import C
      struct R
      typealias G<T> = [T]
      9:60 warning unknown-syntax
      """)
  }

  /// A script can contain statements between its declarations.
  @Test func topLevelStatements() {
    check(
      """
      print("struct A {")
      if let x = y { struct B {} }
      open(z)
      struct C {}
      for i in 0..<3 { f(i) } ; struct D {}
      do { struct E {} } catch {}
      enum F {}
      """, "struct C\nenum F")
  }

  @Test func files() {
    check("", "")
    check("\u{FEFF}struct A {}", "struct A")
    check("struct A {\r\n  let b: Int\r\n  let c: Int\r\n}", "struct A\n  let b: Int\n  let c: Int")
    check("struct A {\r  let b: Int\r}", "struct A\n  let b: Int")
    check("struct A {\0 let b: Int }", "struct A\n  let b: Int")
    check("#!/usr/bin/env swift\nstruct A {}", "struct A")
  }
}
