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
}
