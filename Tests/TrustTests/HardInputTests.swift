import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests that pathological input leads to a result or to diagnostics within ten minutes, even with a small stack.
/// `Tests/Trust/hard` runs the whole tool with more and longer inputs.
@Suite(.timeLimit(.minutes(10))) struct HardInputTests {
  /// The depth of nesting. A recursion with 53 bytes for each level would overflow a stack of 512 KB.
  private static let depth = 10_000

  static let sources: [(name: String, text: String)] =
    [
      ("parentheses", "(", ")"), ("brackets", "[", "]"), ("braces", "{", "}"),
      ("generic arguments", "A<", ">"), ("function types", "() -> ", ""),
      ("optionals", "A", "?"), ("interpolations", "\"\\(", ")\""), ("comments", "/*", "*/"),
    ].flatMap { name, open, close in
      let opened = String(repeating: open, count: depth)
      let closed = String(repeating: close, count: depth)
      return [
        ("\(name) in a type", "struct A { let a: \(opened)Int\(closed) }"),
        ("\(name) in a value", "struct A { let a = \(opened)1\(closed) }"),
        ("\(name) in an attribute", "@A(\(opened)\(closed)) struct A { @B(\(opened)) let a: Int }"),
        ("\(name) in a signature", "func f(a: \(opened)Int\(closed) = \(opened)1) -> \(opened)Int"),
        ("\(name) at the top", opened),
      ]
    } + [
      ("types", String(repeating: "struct A { ", count: depth)),
      ("conditions", String(repeating: "#if A\n", count: depth) + "struct A {}"),
      (
        "closed conditions",
        String(repeating: "#if A\n", count: depth) + "struct A {}\n"
          + String(repeating: "#endif\n", count: depth)
      ),
      ("comparisons", String(repeating: "let a = b < c\n", count: depth)),
      ("less signs", "let a = b" + String(repeating: " < b", count: depth)),
      ("greater signs", "let a: A" + String(repeating: ">", count: depth)),
      ("pounds", String(repeating: "#", count: depth)),
      ("backticks", String(repeating: "`", count: depth)),
      ("ends", String(repeating: "#endif\n", count: depth)),
      ("angles that never close", String(repeating: "let a: A<\n", count: depth)),
      ("comments in interpolations", String(repeating: "\"\\(/*\n", count: depth)),
      ("strings in interpolations", String(repeating: "\"\\(#\"\"\"\n", count: depth)),
      ("regexes that never close", String(repeating: "#/\n", count: depth)),
      ("markers", String(repeating: "// widgetgen:inline:auto:A.B\n", count: depth)),
    ]

  @Test(arguments: sources.map(\.name))
  func hardSourcesAreScanned(name: String) async throws {
    let text = try #require(Self.sources.first { $0.name == name }).text
    await onStack(kilobytes: 512) {
      let file = parse(SourceFile(path: "A.swift", text: text))
      #expect(!dump([file]).isEmpty)
      _ = InlineBlock.find(in: file)
    }
  }

  /// The types are cyclic, very deep, or double in size with every declaration.
  @Test(arguments: [
    "protocol A: B, Codable {} protocol B: A {} struct C: A { let a: D }",
    "typealias A = B; typealias B = A; struct C: Codable { let a: A, b: [B?] }",
    "class A: B, Codable {} class B: C {} class C: A {} extension A.A: A {}",
    "struct A: Codable { let a: A, b: [A], c: B } struct B: Codable { let a: A }",
    (0..<30).map { "struct G\($0): Codable { let a: G\($0 + 1), b: G\($0 + 1) }\n" }.joined(),
    (0..<30).map { "typealias G\($0) = (G\($0 + 1), G\($0 + 1))\n" }.joined()
      + "struct S: Codable { let a: G0 }",
    "struct S: Codable { let a: A" + String(repeating: "?", count: 20_000) + " }",
    "struct S: Codable { let a: A" + String(repeating: ".A", count: 20_000) + " }",
    "struct S: Codable { let a: " + String(repeating: "any ", count: 20_000) + "A }",
    "struct S<T>: Codable { let a: " + String(repeating: "S<", count: 60) + "Int"
      + String(repeating: ">", count: 60) + " }",
    (0..<1000).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined()
      + "protocol P1000: Codable {} struct S: P0 { let a: P0 }",
    (0..<1000).map { "typealias T\($0) = T\($0 + 1)\n" }.joined()
      + "struct S: Codable { let a: T0 }",
  ])
  func cyclicTypesEnd(source: String) async {
    let marked = source.replacing("Codable", with: "AutoDecodable, Codable")
    await generateForEachRuntime(marked)
  }

  /// The typealiases refer to themselves or expand to millions of parts. The annotations depend on how the type of
  /// their property is resolved.
  @Test(
    arguments: [
      "A?", "[[A?]]", "[A: A]", "A & A & A", "any A", "S.A", "(A, A) -> A", "D<A, A, A>",
      "D<[A], A & B>", "Optional<A>", "[String: A].X",
    ], ["", "default = [1, 2]", "default = 1", "unknown = skip", "unknown = B", "flatten", "lossy"]
  )
  func strangeTypealiasesEnd(target: String, annotation: String) async {
    let note = annotation.isEmpty ? "" : "// widgetgen: " + annotation
    let source = """
      typealias A = \(target)
      typealias B = D<A, A>
      // widgetgen: codable
      struct S: A, Widget, AutoEquatable {
        \(note)
        let a: A
        \(note)
        let b: [String: B]?
        typealias X = S.X.X.X
      }
      // widgetgen: codable
      enum E { case one(A), two(b: B) }
      extension A { var c: A { a } }
      """
    await generateForEachRuntime(source)
  }

  /// Each typealias is correct and refers several times to the previous one.
  @Test(arguments: ["D<A#, A#, A#>", "[A#: A#]", "(A#) -> A#", "A# & A#", "(A#, [A#])"])
  func doublingTypealiasesEnd(target: String) async {
    let aliases = (1...60).map { number in
      "typealias A\(number) = " + target.replacing("#", with: "\(number - 1)") + "\n"
    }
    let nested =
      String(repeating: "[String: ", count: 50) + "A0" + String(repeating: "]", count: 50)
    let source =
      aliases.joined() + "typealias A0 = E.Inner\nenum E { struct Inner {} }\n"
      + "// widgetgen: codable\nstruct S: A9 { let a: A60, b: \(nested) }"
    await generateForEachRuntime(source)
  }

  private func generateForEachRuntime(_ source: String) async {
    for runtime in Configuration.Runtime.allCases {
      await onStack(kilobytes: 8192) {
        let file = parse(SourceFile(path: "A.swift", text: source))
        let result = generate(
          [file], templates: [Self.template], configuration: Configuration(runtime: runtime),
          builtin: builtinTemplates)
        checkGenerated(result, from: file.source)
      }
    }
  }

  /// Checks that there is at least one file or diagnostic, that the files can be parsed, and that diagnostics are
  /// inside of the source.
  private func checkGenerated(_ result: GenerationResult, from source: SourceFile) {
    #expect(!result.files.isEmpty || !result.diagnostics.isEmpty)
    for diagnostic in result.diagnostics where diagnostic.file == source.path {
      #expect(diagnostic.range.map { $0.bounds.upperBound <= source.bytes.count } ?? true)
    }
    for file in result.files where file.place != .output("All.generated.swift") {
      let text = SourceFile(path: file.place.path, bytes: file.bytes)
      #expect(parse(text).diagnostics.isEmpty, "\(text.text.prefix(2000))")
    }
  }

  private static let template = SourceFile(
    path: "All.stencil",
    text: """
      {% for type in types.all %}{{ type.name }}{% for v in type.allVariables %}{{ v.typeName }}
      {{ v.type.name }}{{ v.typeName.actualTypeName }}{% endfor %}{{ type.based|join }}{{ type.inherits|join }}
      {{ type.implements|join }}{{ type.supertype.name }}{% endfor %}
      """)
}
