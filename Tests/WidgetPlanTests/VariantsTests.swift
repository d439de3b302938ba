import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

/// Tests the variants of a type whose members are in branches of `#if`. Each variant is described by its condition, in
/// the order in which generated code tests the conditions.
@Suite struct VariantsTests {
  @Test(arguments: [
    ("let a: Int", [nil]),
    ("#if A\nlet a: Int\n#endif", ["A", nil]),
    ("#if A\nlet a: Int\n#else\nlet b: Int\n#endif", ["A", nil]),
    ("#if A\nlet a: Int\n#elseif B\nlet b: Int\n#endif", ["A", "B", nil]),
    (
      "#if A\nlet a: Int\n#endif\n#if B || C\nlet b: Int\n#endif",
      ["A && (B || C)", "A", "B || C", nil]
    ),
    ("#if A\n#if B\nlet a: Int\n#endif\n#endif", ["A && B", "A", nil]),
  ])
  func variantsCoverAllConditions(_ body: String, _ expected: [String?]) {
    let file = parse(SourceFile(path: "Test.swift", text: "struct S {\n\(body)\n}"))
    let clauses = file.declarations[0].properties.compactMap(\.clause)
    #expect(file.variants(of: clauses, inside: nil).map(\.condition) == expected)
  }

  @Test func manyConditionsAreAnError() {
    let body = (0..<40).map { "#if A\($0)\nlet a\($0): Int?\n#endif" }.joined(separator: "\n")
    let model = model("protocol AutoInitiable {}\nstruct S: AutoInitiable {\n\(body)\n}")
    let diagnostics = Planner(PlanningContext(model, .beagle1)).plan().codingDiagnostics
    #expect(diagnostics.map(\.id) == ["too-many-conditions"])
  }

  /// The message names a cure, which makes the error disappear.
  @Test(arguments: [
    (
      "// widgetgen: codable", VariantsTests.members(0..<5), "'// widgetgen: flatten'",
      "// widgetgen: codable",
      VariantsTests.members(0..<4)
        + "\n// widgetgen: flatten\nlet rest: Rest"
    ),
    (
      "// widgetgen: codable", VariantsTests.members(0..<5), "join those with the same condition",
      "// widgetgen: codable", "#if A\nlet a0: Int?\nlet a1: Int?\n#endif"
    ),
    (
      "// widgetgen: memberwise", VariantsTests.members(0..<5),
      "add '// widgetgen: memberwise = false' and write the initializer by hand",
      "// widgetgen: memberwise = false", VariantsTests.members(0..<5) + "\ninit() {}"
    ),
  ])
  func manyConditionsHaveCures(
    _ annotation: String, _ body: String, _ cure: String, _ curedAnnotation: String,
    _ curedBody: String
  ) {
    func diagnostics(_ annotation: String, _ body: String) -> [Diagnostic] {
      let rest = "// widgetgen: codable\nstruct Rest {\n\(VariantsTests.members(4..<8))\n}\n"
      let model = model(rest + "\(annotation)\nstruct S {\n\(body)\n}")
      return Planner(PlanningContext(model, .standalone)).plan().codingDiagnostics
    }
    let found = diagnostics(annotation, body)
    #expect(found.map(\.id) == ["too-many-conditions"])
    #expect(found.first?.message.contains(cure) == true, "\(found)")
    #expect(diagnostics(curedAnnotation, curedBody).isEmpty)
  }

  static func members(_ numbers: Range<Int>) -> String {
    numbers.map { "#if A\($0)\nlet a\($0): Int?\n#endif" }.joined(separator: "\n")
  }
}
