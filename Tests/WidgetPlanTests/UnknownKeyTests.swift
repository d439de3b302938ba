import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

/// Tests the messages and fixes for unknown keys.
@Suite struct UnknownKeyTests {
  /// A declaration of each kind. `@` marks the place of an annotation.
  private static let declarations = [
    "@ struct A { var a: Int }\n", "@ class B { var a = 1 }\n", "@ protocol C: Codable {}\n",
    "@ enum D { case a(Int) }\n", "struct E { @ var a: Int }\n",
    "struct F { @ var a: Int { 1 } }\n", "enum G { @ case a(b: Int) }\n",
    "enum H { case a(@ b: Int) }\n",
  ]

  /// Returns declarations with an annotation.
  private static func annotated(
    _ declarations: [String], with annotation: String
  ) -> [SourceFile] {
    declarations.enumerated().map { number, text in
      let comment = "/* widgetgen: \(annotation) */"
      return SourceFile(
        path: "\(number).swift",
        text: text.split(separator: "@", omittingEmptySubsequences: false).joined(
          separator: comment))
    }
  }

  /// Returns the diagnostics about each of several sources, which are planned together.
  private static func diagnostics(of sources: [SourceFile]) -> [[Diagnostic]] {
    let model = Model(sources.map(parse), dependencies: [])
    let all = Planner(PlanningContext(model, .standalone)).plan().diagnostics
    return sources.map { source in all.filter { $0.file == source.path } }
  }

  private static func diagnostics(_ annotation: String) -> [[Diagnostic]] {
    diagnostics(of: annotated(declarations, with: annotation))
  }

  /// A suggestion across meanings is text, and never a fix.
  @Test(arguments: BorrowedKey.all.flatMap(\.words).sorted(), ["", " = b", " = \"b\"", "(b)"])
  func wordsOfOtherLibrariesAreErrorsWithoutFix(_ word: String, _ value: String) throws {
    for found in Self.diagnostics(word + value) {
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
        let messages = Self.diagnostics("\(word) = b").joined().map(\.message)
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
      let sources = Self.annotated(Self.declarations, with: annotation)
      let fixed = zip(sources, Self.diagnostics(of: sources)).compactMap { source, found in
        Self.fixed(source, found)
      }
      for (source, left) in zip(fixed, Self.diagnostics(of: fixed)) {
        let wrong = left.filter { Self.aboutKeys.contains($0.id) }.map { $0.message }
        #expect(wrong.isEmpty, "\(source.text): \(wrong)")
      }
    }
  }

  /// Returns the source with the fix of the unknown key, or nil if there isn't a fix.
  private static func fixed(_ source: SourceFile, _ found: [Diagnostic]) -> SourceFile? {
    guard let error = found.first(where: { $0.id == "unknown-annotation-key" }),
      !error.fix.isEmpty
    else { return nil }
    var fixes = FixSet()
    let isAdded = fixes.add(error.fix)
    #expect(isAdded)
    return SourceFile(path: source.path, bytes: fixes.apply(to: source))
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
