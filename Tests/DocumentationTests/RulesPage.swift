import Foundation
import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The text of docs/rules.md, which is generated from the rules.
enum RulesPage {
  static let url = Repository.root.appending(path: "docs/rules.md")

  static func text() throws -> String {
    """
    # Rules

    Each diagnostic ends with the name of its rule in brackets. `widgetgen explain RULE` prints an entry of this page. A
    warning is silenced by a comment on its line or right above it, `// widgetgen:ignore RULE`. Errors cannot be silenced.

    \(try RuleCatalogue.full.rules.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ rule: Rule) throws -> String {
    let severities = rule.severities.map(\.rawValue).joined(separator: " or ")
    let severity = severities.isEmpty ? "" : " (\(severities))"
    let example = try example(of: rule).map { "\n" + $0 + "\n" } ?? ""
    return "## \(rule.id)\n\n\(rule.title)\(severity).\n\n\(rule.explanation)\n" + example
  }

  private static func example(of rule: Rule) throws -> String? {
    if let example = rule.example {
      let found = try RuleExamples.diagnostics(of: example.wrong, example.runtime)
      return [
        block("swift", example.wrong), block("text", lines(of: found, rule, in: example.wrong)),
        "Without the mistake:", block("swift", example.right),
      ].joined(separator: "\n\n")
    }
    if let change = try ChangeExample(rule) {
      return [
        "In the old version:", block("swift", change.old), "In the new version:",
        block("swift", change.new), block("text", try change.report(of: rule)),
      ].joined(separator: "\n\n")
    }
    if let example = PayloadExample.all[rule.id] {
      return [
        block("swift", example.source), block("json", example.payload),
        block("text", lines(of: try example.diagnostics(), rule, in: example.payload)),
      ].joined(separator: "\n\n")
    }
    return nil
  }

  private static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)\n```"
  }

  /// Returns the diagnostics of a rule, without the source lines and the notes.
  private static func lines(of found: [Diagnostic], _ rule: Rule, in text: String) -> String {
    var formatter = DiagnosticFormatter { SourceFile(path: $0, text: text + "\n") }
    return found.filter { $0.id == rule.id }.flatMap { diagnostic in
      formatter.format(diagnostic).split(separator: "\n")
        .filter { $0.hasPrefix("\(diagnostic.file):") && !$0.contains(": note: ") }
    }.joined(separator: "\n")
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
