import Testing

@Suite struct ConditionalTests {
  @Test func branches() {
    check(
      """
      #if os(iOS)
      import UIKit
      struct A {}
      #elseif canImport(AppKit) || B
      struct A { let a: Int }
      #else
      struct A {}
      #endif
      struct C {}
      """,
      """
      import UIKit  #if os(iOS)
      struct A  #if os(iOS)
      struct A  #if !(os(iOS)) && (canImport(AppKit) || B)
        let a: Int  #if !(os(iOS)) && (canImport(AppKit) || B)
      struct A  #if !(os(iOS)) && !(canImport(AppKit) || B)
      struct C
      """)
  }

  @Test func members() {
    check(
      """
      enum A {
        case a
        #if DEBUG
        #if os(Linux)
        case b
        #else
        case c
        #endif
        var d: Int { 1 }
        #endif
        case e
      }
      """,
      """
      enum A
        var d: Int {}  #if DEBUG
        case a
        case b  #if DEBUG && os(Linux)
        case c  #if DEBUG && !(os(Linux))
        case e
      """)
  }

  @Test func attributes() {
    check(
      members: "#if A\n@B\n#else\n@C(1)\n#endif\npublic let d: Int\nlet e: Int",
      "@B @C(1) public let d: Int\nlet e: Int")
  }

  @Test func conditionalMembersOfAValue() {
    check(
      members: "let a = b\n#if C\n  .d { }\n#else\n  .e\n#endif\n  .f\nlet g = 1",
      "let a = b #if C .d { } #else .e #endif .f\nlet g = 1")
  }

  @Test func multilineConditions() {
    check("#if (A\n  || B) && C\nstruct D {}\n#endif", "struct D  #if ((A || B) && C)")
  }

  @Test func unbalanced() {
    check("#endif\nstruct A {}", "struct A\n1:1 error conditional-without-start")
    check("#if A\nstruct B {}", "struct B  #if A\n2:12 error unterminated-conditional")
    check(
      "struct A {\n#if B\nlet c: Int\n}\nstruct D {}",
      "struct A\n  let c: Int  #if B\nstruct D\n3:11 error unterminated-conditional")
    check(
      "#if A\nstruct B {\n#endif\n}\n#endif",
      "struct B  #if A\n3:1 error conditional-without-start")
  }
}
