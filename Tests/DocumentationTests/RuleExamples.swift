import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetGenerator
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Runs the generator on the examples of rules.
enum RuleExamples {
  /// Returns the diagnostics of a source.
  static func diagnostics(of source: String, _ runtime: String) throws -> [Diagnostic] {
    let runtime = try #require(Configuration.Runtime(rawValue: runtime))
    let file = SourceFile(path: "input.swift", text: source + "\n")
    // Inline blocks are checked only in runs that fill them.
    let hasBlocks = source.contains(":inline") || source.contains("widgetgen:end")
    let configuration = Configuration(runtime: runtime, fillsInlineBlocks: hasBlocks)
    return WidgetGenerator.generate(
      [ScannedFile(file)], templates: [], configuration: configuration,
      include: { _, _ in nil }
    ).diagnostics.stablySorted(by: Diagnostic.isOrderedBefore)
  }
}

@Suite struct RuleExampleTests {
  private static let rules = RuleCatalogue.full.rules.filter { $0.example != nil }

  /// Rules that a short example cannot show, because they need, for example, direct JSON, a second module, another
  /// encoding or a very large source.
  private static let withoutExamples: Set = [
    "depends-on-strategy", "joins-embedded-runtime", "long-chain", "nesting-too-deep", "not-swift",
    "not-text", "stray-member", "too-many-conditions", "too-many-types",
  ]

  @Test func rulesOfSourcesHaveExamples() {
    let missing = (Rule.ofSyntax + Rule.ofPlan).filter { $0.example == nil }.map(\.id)
    #expect(Set(missing) == Self.withoutExamples)
  }

  @Test(arguments: rules.map(\.id)) func theWrongSourceBreaksOnlyTheRule(_ id: String) throws {
    let (rule, example) = try Self.example(id)
    let found = try RuleExamples.diagnostics(of: example.wrong, example.runtime)
    #expect(Set(found.map(\.id)) == [id], "\(found.map(\.message))")
    #expect(found.allSatisfy { rule.severities.contains($0.severity) })
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
