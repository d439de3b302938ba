import Foundation
import TestSupport
import Testing
import WidgetDriver
import WidgetSource

/// docs/rules.md, made of the catalogue and of the golden tests.
enum RulesPage {
  static let url = Repository.root.appending(path: "docs/rules.md")

  static func text() throws -> String {
    let goldens = try goldens()
    let sections = RuleCatalogue.rules.map { rule in
      "## \(rule.id)\n\n\(rule.summary).\n\n\(rule.explanation)\n"
        + (example(of: rule.id, goldens).map { "\n" + $0 } ?? "")
    }
    return """
      # Rules

      Each diagnostic ends with the name of its rule in brackets. `widgetgen explain RULE` prints an entry of this page. A
      warning is silenced by a comment on its line or right above it, `// widgetgen:ignore RULE`; errors cannot be.

      \(sections.joined(separator: "\n"))
      """
  }

  /// A case with what its first run diagnoses.
  private struct Golden {
    let name: String
    let input: String
    let diagnostics: [Expectations.Item]
  }

  /// All cases of one file with diagnostics, the shortest first.
  private static func goldens() throws -> [Golden] {
    try CaseFolder.all.compactMap { folder in
      guard let written = try folder.writtenSources().first, written.path == "input.swift",
        let run = folder.runs.first
      else { return nil }
      let expectations = Expectations(in: written)
      return Golden(
        name: folder.name, input: expectations.source.text,
        diagnostics: expectations.items(in: run.name))
    }
    .sorted { ($0.input.utf8.count, $0.name) < ($1.input.utf8.count, $1.name) }
  }

  private static func example(of rule: String, _ goldens: [Golden]) -> String? {
    let golden = goldens.first { golden in
      golden.diagnostics.contains { $0.message.hasSuffix("[\(rule)]") }
    }
    guard let golden, golden.input.split(separator: "\n").count <= 30 else { return nil }
    let lines = golden.diagnostics.filter { $0.message.hasSuffix("[\(rule)]") }.map { item in
      let place = "\(max(item.line, 1)):\(max(item.columns.lowerBound, 1))"
      return "input.swift:\(place): \(item.severity): \(item.message)"
    }
    return """
      <!-- golden: \(golden.name) -->
      ```swift
      \(golden.input)```

      ```text
      \(lines.joined(separator: "\n"))
      ```

      """
  }
}

@Suite struct RulesPageTests {
  @Test func thePageIsUpToDate() throws {
    let expected = try RulesPage.text()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: RulesPage.url)
    }
    let actual = try? String(contentsOf: RulesPage.url, encoding: .utf8)
    #expect(actual == expected, "UPDATE_GOLDENS=1 swift test --filter RulesPageTests")
  }

  @Test func mostRulesOfTheModelHaveAnExample() throws {
    let count = try RulesPage.text().split(separator: "\n").count { $0.hasPrefix("<!-- golden") }
    #expect(count > 60)
  }
}
