import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

/// Tests the messages and fixes for unknown keys.
@Suite struct UnknownKeyTests {
  private static let targets: [AnnotationTarget] = [
    .type, .class, .protocol, .enum, .property, .computed, .enumCase, .value,
  ]

  /// Returns a source in which an annotation is on a declaration.
  private static func source(_ annotation: String, on target: AnnotationTarget) -> String {
    let comment = "/* widgetgen: \(annotation) */"
    return switch target {
    case .type: "\(comment) struct S { var a: Int }"
    case .class: "\(comment) class C { var a = 1 }"
    case .protocol: "\(comment) protocol P: Codable {}"
    case .enum: "\(comment) enum E { case a(Int) }"
    case .property: "struct S {\n\(comment) var a: Int }"
    case .computed: "struct S {\n\(comment) var a: Int { 1 } }"
    case .enumCase: "enum E {\n\(comment) case a(b: Int) }"
    default: "enum E {\ncase a(\(comment) b: Int) }"
    }
  }

  private func diagnostics(_ annotation: String, on target: AnnotationTarget) -> [Diagnostic] {
    let text = Self.source(annotation, on: target)
    return Planner(PlanningContext(model(text), .standalone)).plan().diagnostics
  }

  /// A suggestion across meanings is text, and never a fix.
  @Test(arguments: BorrowedKey.all.flatMap(\.words).sorted(), ["", " = b", " = \"b\"", "(b)"])
  func wordsOfOtherLibrariesAreErrorsWithoutFix(_ word: String, _ value: String) throws {
    for target in Self.targets {
      let found = diagnostics(word + value, on: target)
      let error = try #require(found.first { $0.id == "unknown-annotation-key" })
      #expect(error.severity == .error && error.fix.isEmpty, "\(error.message)")
    }
  }

  @Test func eachReplacementIsValidSomewhere() {
    for key in BorrowedKey.all {
      #expect(!key.replacements.isEmpty || key.advice != nil)
      for word in key.words {
        #expect(word.allSatisfy { $0.isLowercase || $0.isNumber }, "\(word)")
        #expect(!AnnotationKey.all.contains { $0.spelling.lowercased() == word }, "\(word)")
        let messages = Self.targets.flatMap { diagnostics("\(word) = b", on: $0) }.map(\.message)
        for replacement in key.replacements {
          #expect(messages.contains { $0.contains("'" + replacement) }, "\(word): \(replacement)")
        }
      }
    }
  }

  /// After a fix, the annotation has a known key that is valid on its declaration, with the written value.
  @Test(arguments: AnnotationKey.all)
  func fixesAreValidOnTheirDeclarations(_ key: AnnotationKey) throws {
    let letters = Array(key.spelling)
    let misspelled = (1..<letters.count).map { place in
      String(letters[...place] + letters[place...])
    }
    let values = ["", " = b", " = \"b.c\"", " = [b, c]", "(decode)", ": 3", " c"]
    for annotation in misspelled.map({ $0 + " = b" }) + values.map({ misspelled[0] + $0 }) {
      for target in Self.targets {
        let found = diagnostics(annotation, on: target)
        guard let error = found.first(where: { $0.id == "unknown-annotation-key" }),
          !error.fix.isEmpty
        else { continue }
        var fixes = FixSet()
        let isAdded = fixes.add(error.fix)
        #expect(isAdded)
        let text = SourceFile(path: "Test.swift", text: Self.source(annotation, on: target))
        let fixed = String(decoding: fixes.apply(to: text), as: UTF8.self)
        let left = Planner(PlanningContext(model(fixed), .standalone)).plan().diagnostics
        let wrong = left.filter { Self.aboutKeys.contains($0.id) }.map { $0.message }
        #expect(wrong.isEmpty, "\(fixed)")
      }
    }
  }

  private static let aboutKeys = [
    "unknown-annotation-key", "misplaced-annotation", "annotation-value",
    "annotation-without-value",
  ]

  @Test func dependenciesAreNotChecked() {
    let text = "/* widgetgen: rename = b */ struct S { var a: Int }"
    let file = parse(SourceFile(path: "A.swift", text: text))
    let model = Model([file], dependencies: ["A.swift"])
    let plan = Planner(PlanningContext(model, .standalone)).plan()
    #expect(plan.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("ui*", nil), ("order", nil), ("*", "is not a key"), ("", "is not a key"),
    ("u*i", "is not a key"), ("a b", "is not a key"), ("key", "is a key of widgetgen"),
  ])
  func patternsOfTemplateKeys(_ pattern: String, _ problem: String?) {
    let found = TemplateKeys.problem(of: pattern)
    #expect(problem.map { found?.contains($0) == true } ?? (found == nil))
  }
}
