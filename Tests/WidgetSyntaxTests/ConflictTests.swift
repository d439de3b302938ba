import Testing
import WidgetSource

@testable import WidgetSyntax

/// Tests that each merge conflict is an error, and that the rest of the file is parsed with the first version of each
/// conflict.
@Suite struct ConflictTests {
  private static let conflict = "<<<<<<< HEAD\nOURS\n=======\nTHEIRS\n>>>>>>> branch/name\n"

  private func conflict(_ ours: String, _ theirs: String) -> String {
    Self.conflict.replacing("OURS", with: ours).replacing("THEIRS", with: theirs)
  }

  /// Expects merge conflicts on the given lines of a text, for all kinds of line breaks.
  private func checkConflicts(
    _ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let source = SourceFile(path: "A.swift", text: text.replacing("\n", with: lineEnd))
      let table = LineTable(source)
      let places = parse(source).diagnostics.filter { $0.id == "merge-conflict" }.map {
        "\(table.position(at: $0.range?.start ?? 0).line) \($0.severity)"
      }
      #expect(places == expected, "\(text.debugDescription)", sourceLocation: sourceLocation)
    }
  }

  @Test func atTheTopLevel() {
    check(
      conflict("struct A { var a: Int }", "struct A { var b: Int }") + "struct B {}",
      "struct A\n  var a: Int\nstruct B\n1:1 error merge-conflict")
    checkConflicts("import A\n" + conflict("import B", "import C"), ["2 error"])
    checkConflicts("\u{FEFF}" + conflict("struct A {}", ""), ["1 error"])
  }

  @Test func insideAType() {
    check(
      members: conflict("var a: Int\n  var b: Int", "var c: Int") + "var d: Int",
      "var a: Int\nvar b: Int\nvar d: Int\n2:1 error merge-conflict")
    checkConflicts("enum A {\n" + conflict("case a", "case b") + "}", ["2 error"])
    checkConflicts(
      "struct A {\n  struct B {\n" + conflict("var a: Int", "") + "  }\n}", ["3 error"])
  }

  /// The file has balanced braces only if one of the versions is removed.
  @Test func acrossBraces() {
    check(
      "struct A {\n" + conflict("  var a: Int\n}", "  var b: Int\n}\nstruct C {}") + "struct B {}",
      "struct A\n  var a: Int\nstruct B\n2:1 error merge-conflict")
  }

  @Test func withTheCommonAncestor() {
    let text =
      "<<<<<<< HEAD\nvar a: Int\n||||||| 1a2b3c\nvar b: Int\n=======\nvar c: Int\n>>>>>>> b\n"
    check(members: text, "var a: Int\n2:1 error merge-conflict")
  }

  @Test func severalAndNested() {
    let one = conflict("struct A {}", "struct B {}")
    checkConflicts(one + one + "struct C {}\n" + one, ["1 error", "6 error", "12 error"])
    checkConflicts(
      conflict(conflict("struct A {}", "").dropLast() + "", "struct B {}"), ["1 error"])
  }

  @Test(arguments: [
    "<<<<<<< HEAD\nstruct A {}\n", "struct A {}\n=======\n", "struct A {}\n>>>>>>> b\n",
    "||||||| b\nstruct A {}\n", "struct A {}\n>>>>>>>",
  ])
  func leftoverMarkers(text: String) {
    checkConflicts(text, [text.first == "s" ? "2 error" : "1 error"])
  }

  /// Conflicts are also found in expressions, because generated code can contain the text of initial values.
  @Test func inExpressions() {
    checkConflicts("struct A {\n  var a = [\n" + conflict("1,", "2,") + "  ]\n}", ["3 error"])
    checkConflicts("struct A {\n  var a = 1 +\n" + conflict("1", "2") + "}", ["3 error"])
    checkConflicts(
      "struct A {\n  init(\n" + conflict("a: Int", "b: Int") + "  ) {}\n}", ["3 error"])
    checkConflicts("@A(\n" + conflict("1", "2") + ")\nstruct A {}", ["2 error"])
  }

  @Test func inBodies() {
    let body = "struct A {\n  func f() {\n" + conflict("a(\"{\")", "b()") + "  }\n"
    checkConflicts("// widgetgen: codable\n" + body + "}", ["4 error"])
    checkConflicts(
      "// widgetgen: codable\n" + body + "  var b: Int { \"\"\"\n  a\n  \"\"\" }\n}", ["4 error"])
    // In files without annotations, bodies are not searched for conflicts.
    checkConflicts(body + "}", [])
  }

  @Test(arguments: [
    "/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/\nstruct A {}",
    "struct A {\n  let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> b\n\"\"\"\n}",
    "struct A {\n  let a = #\"\"\"\n<<<<<<< HEAD\n\"\"\"#\n}",
    "/**\nTitle\n=======\n*/\nstruct A {}", "// <<<<<<< HEAD\nstruct A {}",
    "struct A { let a = 1 <<<<<<< 2 }", "struct A {\n  let a = 1\n  <<<<<<< 2\n}",
    "struct A {\n  let a = 1\n<<<<<<<< 2\n}", "struct A {\n  let a = 1\n<<<<<< 2\n}",
    "struct A {\n  let a = 1\n======= 2\n}", "let a: A<B<C<D<E<F<G<H\n>>>>>>>",
    "infix operator <<<<<<<\nstruct A {}", "struct A {\n  static func\n<<<<<<<(a: A, b: A) {}\n}",
  ])
  func otherText(text: String) {
    let isTypeArgument = text.hasSuffix(">>>>>>>")
    checkConflicts(text, isTypeArgument ? ["2 error"] : [])
    checkConflicts("// widgetgen: codable\n" + text, isTypeArgument ? ["3 error"] : [])
  }

  /// A marker after a string that contains the text of a marker is still found.
  @Test func afterStrings() {
    checkConflicts(
      "// widgetgen: codable\nstruct A {\n  let a = \"\"\"\n<<<<<<< HEAD\n\"\"\"\n"
        + conflict("var b: Int", "") + "}", ["6 error"])
  }
}
