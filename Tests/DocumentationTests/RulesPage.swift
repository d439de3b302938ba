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

  private struct Golden {
    let name: String
    let input: String
    let diagnostics: String
  }

  /// All cases with diagnostics, the shortest first.
  private static func goldens() throws -> [Golden] {
    let folder = Repository.root.appending(path: "Tests/WidgetGeneratorTests/Goldens")
    return try Repository.swiftFiles(in: "Tests/WidgetGeneratorTests/Goldens")
      .filter { $0.lastPathComponent == "input.swift" }
      .compactMap { input in
        let golden = input.deletingLastPathComponent()
        let diagnostics = golden.appending(path: "expected/diagnostics.txt")
        guard let text = try? String(contentsOf: diagnostics, encoding: .utf8) else { return nil }
        return Golden(
          name: String(golden.path.dropFirst(folder.path.count + 1)),
          input: try String(contentsOf: input, encoding: .utf8), diagnostics: text)
      }
      .sorted { ($0.input.utf8.count, $0.name) < ($1.input.utf8.count, $1.name) }
  }

  private static func example(of rule: String, _ goldens: [Golden]) -> String? {
    guard
      let golden = goldens.first(where: { $0.diagnostics.contains("[\(rule)]") }),
      golden.input.split(separator: "\n").count <= 30
    else { return nil }
    let lines = golden.diagnostics.split(separator: "\n").filter { $0.contains("[\(rule)]") }
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
