import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The examples of rules, run through the generator.
enum RuleExamples {
  /// The diagnostics of a source.
  static func diagnostics(of source: String, _ runtime: String) throws -> [Diagnostic] {
    let runtime = try #require(Configuration.Runtime(rawValue: runtime))
    let file = SourceFile(path: "input.swift", text: source + "\n")
    return WidgetGenerator.generate(
      [ScannedFile(file)], templates: [], configuration: Configuration(runtime: runtime),
      include: { _, _ in nil }
    ).diagnostics.stablySorted(by: Diagnostic.isOrderedBefore)
  }
}

@Suite struct RuleExampleTests {
  private static let rules = RuleCatalogue.full.rules.filter { $0.example != nil }

  @Test(arguments: rules.map(\.id)) func theWrongSourceBreaksTheRule(_ id: String) throws {
    let (rule, example) = try Self.example(id)
    let found = try RuleExamples.diagnostics(of: example.wrong, example.runtime)
    let severities = found.filter { $0.id == id }.map(\.severity)
    #expect(!severities.isEmpty, "only \(found.map(\.message))")
    #expect(severities.allSatisfy(rule.severities.contains))
  }

  @Test(arguments: rules.map(\.id)) func theRightSourceHasNoDiagnostics(_ id: String) throws {
    let (_, example) = try Self.example(id)
    let found = try RuleExamples.diagnostics(of: example.right, example.runtime)
    #expect(found.map(\.message) == [])
  }

  private static func example(_ id: String) throws -> (Rule, Rule.Example) {
    let rule = try #require(rules.first { $0.id == id })
    return (rule, try #require(rule.example))
  }
}
