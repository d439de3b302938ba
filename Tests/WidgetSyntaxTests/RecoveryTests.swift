import Testing
import WidgetSource

@testable import WidgetSyntax

@Suite struct RecoveryTests {
  @Test func unknownSyntax() {
    check(
      members: "let a: Int\nwidget b { let x: Int }\nvar c: Int",
      "let a: Int\nvar c: Int\n3:1 warning unknown-syntax")
    check(
      members: "let a: Int\n%%% ^^\n@B var c: Int",
      "let a: Int\n@B var c: Int\n3:1 warning unknown-syntax")
  }

  @Test func unbalancedBraces() {
    check("struct A {\n  let b: Int\n", "struct A\n  let b: Int\n1:10 error unbalanced-brace")
    check("struct A {}\n}\nstruct B {}", "struct A\nstruct B\n2:1 error unbalanced-brace")
    check(
      "struct A {\n  func f() {\n}\nstruct B {}",
      "struct A\n  func f()\nstruct A.B\n1:10 error unbalanced-brace")
    check(
      "struct A { let a = f(1 }\nstruct B {}",
      "struct A\n  let a = f(1\nstruct B\n1:21 error unbalanced-brace")
    check(
      "struct A { func f(a: B }\nstruct C {}",
      "struct A\n  func f(a a: B)\nstruct C\n1:18 error unbalanced-brace")
  }

  @Test func atMostAThousandDiagnostics() {
    let mistakes = parse(
      SourceFile(path: "A.swift", text: String(repeating: "let;let a = \"\n", count: 2000)))
    #expect(mistakes.diagnostics.count == 2000, "a thousand of the parser and of the lexer")
    let warnings = String(repeating: "struct A { %% }\n", count: 2000)
    let file = parse(SourceFile(path: "A.swift", text: warnings + "let;let;"))
    #expect(file.diagnostics.count == 1001)
    #expect(file.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test func unterminatedLiterals() {
    check(
      "struct A { let a = \"b\n let c = 1 }",
      "struct A\n  let a = \"b\n  let c = 1\n1:20 error unterminated-string")
    check(
      "struct A { let a = \"\"\"\n b }",
      "struct A\n  let a = \"\"\" b }\n1:10 error unbalanced-brace\n1:20 error unterminated-string"
    )
    check("struct A {} /* b", "struct A\n1:13 error unterminated-comment")
  }

  @Test func missingParts() {
    check("struct {}\nstruct A {}", "struct \nstruct A\n1:8 error expected-name")
    check("struct A\nstruct B {}", "struct A\nstruct B\n2:1 error expected-body")
    check(members: "let\nvar a: Int", "var a: Int\n3:1 error expected-name")
    check(members: "let a:\nvar b: Int", "let a\nvar b: Int\n3:1 error expected-type")
  }

  @Test func depth() {
    let count = 100_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
      let text = String(repeating: open, count: count) + String(repeating: close, count: count)
      #expect(diagnostics("struct A { let a = \(text) }") == [])
    }
    let types = String(repeating: "struct A {", count: count) + String(repeating: "}", count: count)
    #expect(diagnostics(types) == ["nesting-too-deep"])
    let generics =
      "A" + String(repeating: "<A", count: count) + String(repeating: ">", count: count)
    #expect(diagnostics("struct A { let a: \(generics) }") == [])
    let directives =
      String(repeating: "#if A\n", count: count) + String(repeating: "#endif\n", count: count)
    #expect(diagnostics(directives) == ["nesting-too-deep"])
  }

  /// The declaration after the limit is still found, and has the conditions up to the limit.
  @Test(arguments: [(32, [String]()), (33, ["nesting-too-deep"]), (34, ["nesting-too-deep"])])
  func depthOfConditions(_ depth: Int, _ expected: [String]) {
    for body in ["struct A {}", "struct A {\n#if B\nlet a: Int\n#else\nlet b: Int\n#endif\n}"] {
      let extra = body.contains("#if") ? 1 : 0
      let file = file(
        repeated("#if C\n", depth - extra) + body + "\n" + repeated("#endif\n", depth - extra)
          + "struct D {}")
      #expect(file.diagnostics.map(\.id) == expected)
      #expect(file.declarations.count == 2)
      #expect(file.declarations.last?.clause == nil)
      #expect(file.clauses.map(\.depth).max() == 32)
    }
  }

  @Test(arguments: [(64, [String]()), (65, ["nesting-too-deep"]), (100, ["nesting-too-deep"])])
  func numberOfClauses(_ count: Int, _ expected: [String]) {
    let clauses = (1..<count).map { "#elseif A\($0)\nstruct A {}\n" }.joined()
    let file = file("#if A\n" + clauses + "#endif\nstruct B {}")
    #expect(file.diagnostics.map(\.id) == expected)
    #expect(file.declarations.count == count)
    #expect(file.declarations.last?.clause == nil)
    #expect(file.clauses.count == 64)
  }

  /// Blocks with one annotation each, and one block with all annotations, around a declaration and before it.
  @Test(
    arguments: ["widgetgen", "sourcery"],
    [(32, [String]()), (33, ["nesting-too-deep"]), (34, ["nesting-too-deep"])])
  func annotationsOfBlocks(_ origin: String, _ limit: (count: Int, expected: [String])) {
    let (count, expected) = limit
    let keys = (0..<count).map { "a\($0)" }
    let ends = repeated("// \(origin):end\n", count)
    for (text, end) in [
      (keys.map { "// \(origin):file: \($0)\n" }.joined(), ""),
      (keys.map { "// \(origin):begin: \($0)\n" }.joined(), ends),
      ("// \(origin):file: \(keys.joined(separator: ", "))\n", ""),
    ] {
      let file = file(text + "struct A { let a: Int }\n// \(origin): b\nstruct B {}\n" + end)
      #expect(file.diagnostics.map(\.id) == expected)
      #expect(file.declarations.count == 2)
    }
  }

  /// Blocks next to each other are not counted together.
  @Test func blocksNextToEachOther() {
    let text = repeated("// widgetgen:begin: a, b\nstruct A {}\n// widgetgen:end\n", 100)
    #expect(diagnostics(text) == [])
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func file(_ text: String) -> ParsedFile {
    parse(SourceFile(path: "Test.swift", text: text))
  }

  private func diagnostics(_ text: String) -> [String] {
    parse(SourceFile(path: "Test.swift", text: text)).diagnostics.map(\.id)
  }

  /// Parses every prefix of a text, and expects all ranges to be inside the prefix.
  @Test func everyPrefix() {
    let text = """
      // widgetgen: a = [1], b
      @A(b: "\\(c)") public struct D<E: F>: G where H == I { #if J
        let (k, l) = (1, #"m"#), n: [O: P]? = if q { 1 } else { 2 } #else
        case r(s: T = .u), v = "w" #endif
        init?(_ x: @escaping (Y) async throws -> Z) { /* */ a / b; /c/ }
      }
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let file = parse(SourceFile(path: "Test.swift", bytes: Array(bytes[..<count])))
      for declaration in file.declarations {
        #expect(declaration.range.end <= count && declaration.body.end <= count)
      }
    }
  }

  @Test func invalidUTF8() {
    let bytes = Array("struct A { let b".utf8) + [0xFF, 0xC3] + Array(": Int }".utf8)
    let file = parse(SourceFile(path: "Test.swift", bytes: bytes))
    #expect(file.declarations.count == 1)
  }
}
