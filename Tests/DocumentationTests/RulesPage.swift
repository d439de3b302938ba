import Foundation
import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// docs/rules.md, made from the rules.
enum RulesPage {
  static let url = Repository.root.appending(path: "docs/rules.md")

  static func text() throws -> String {
    """
    # Rules

    Each diagnostic ends with the name of its rule in brackets. `widgetgen explain RULE` prints an entry of this page. A
    warning is silenced by a comment on its line or right above it, `// widgetgen:ignore RULE`; errors cannot be.

    \(try RuleCatalogue.full.rules.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ rule: Rule) throws -> String {
    let severities = rule.severities.map(\.rawValue).joined(separator: " or ")
    let severity = severities.isEmpty ? "" : " (\(severities))"
    let example = try rule.example.map { "\n" + (try text(of: $0, rule)) }
    return "## \(rule.id)\n\n\(rule.title)\(severity).\n\n\(rule.explanation)\n" + (example ?? "")
  }

  private static func text(of example: Rule.Example, _ rule: Rule) throws -> String {
    let source = SourceFile(path: "input.swift", text: example.wrong + "\n")
    var formatter = DiagnosticFormatter { _ in source }
    let lines = try RuleExamples.diagnostics(of: example.wrong, example.runtime)
      .filter { $0.id == rule.id }.flatMap { formatter.format($0).split(separator: "\n") }
      // Without the source lines and the notes.
      .filter { $0.hasPrefix("input.swift") && !$0.contains(": note: ") }
    return """
      ```swift
      \(example.wrong)
      ```

      ```text
      \(lines.joined(separator: "\n"))
      ```

      Without the mistake:

      ```swift
      \(example.right)
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
}
