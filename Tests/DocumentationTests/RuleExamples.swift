import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetGenerator
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// The example of a rule about sources, from its section in docs/rules: a wrong source, and the same source without the
/// mistake.
struct RuleExample {
  let runtime: Configuration.Runtime
  let wrong: String
  let right: String

  /// The examples of all rules by the rule's ID.
  static let all: [String: RuleExample] = {
    let examples = RulesPage.all.flatMap { page in
      page.ids.compactMap { id in RuleExample(page.paragraphs(on: id)).map { (id, $0) } }
    }
    return Dictionary(uniqueKeysWithValues: examples)
  }()

  /// The diagnostics of the wrong source of each example.
  private static let wrongDiagnostics = all.mapValues { $0.diagnostics(of: $0.wrong) }

  /// Returns the diagnostics of the wrong source of a rule's example.
  static func wrongDiagnostics(of id: String) -> [Diagnostic] { wrongDiagnostics[id] ?? [] }

  /// Reads the example of a rule from the paragraphs of its section, or returns nil if it has none.
  private init?(_ paragraphs: [String]) {
    guard let index = paragraphs.firstIndex(of: "Without the mistake:"),
      let wrong = paragraphs.first(where: RulePages.isBlock),
      let right = paragraphs.dropFirst(index + 1).first
    else { return nil }
    let word = paragraphs.compactMap { $0.firstMatch(of: #/^With the runtime `(.*)`:$/#)?.1 }.first
    runtime = word.flatMap { Configuration.Runtime(rawValue: String($0)) } ?? .standalone
    (self.wrong, self.right) = (Self.content(wrong), Self.content(right))
  }

  private static func content(_ block: String) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .joined(separator: "\n")
  }

  /// Returns the diagnostics of a source.
  func diagnostics(of source: String) -> [Diagnostic] {
    let file = SourceFile(path: "input.swift", text: source + "\n")
    // Inline blocks are checked only in runs that fill them.
    let hasBlocks = source.contains(":inline") || source.contains("widgetgen:end")
    let configuration = Configuration(runtime: runtime, fillsInlineBlocks: hasBlocks)
    return generate(
      [parse(file)], templates: [], configuration: configuration, builtin: builtinTemplates
    ).diagnostics.stablySorted(by: Diagnostic.isOrderedBefore)
  }
}

@Suite struct RuleExampleTests {
  private static let ids = RuleCatalogue.full.rules.map(\.id)
    .filter { RuleExample.all[$0] != nil }

  /// Rules that a short example cannot show, because they need, for example, direct JSON, a second module, another
  /// encoding or a very large source.
  private static let withoutExamples: Set = [
    "depends-on-strategy", "joins-embedded-runtime", "long-chain", "nesting-too-deep", "not-swift",
    "not-text", "stray-member", "too-many-conditions", "too-many-types",
  ]

  @Test func rulesOfSourcesHaveExamples() {
    let missing = (Rule.ofSyntax + Rule.ofPlan).map(\.id).filter { RuleExample.all[$0] == nil }
    #expect(Set(missing) == Self.withoutExamples)
  }

  @Test(arguments: ids) func theWrongSourceBreaksOnlyTheRule(_ id: String) throws {
    let rule = try #require(RuleCatalogue.full.rule(id))
    let found = RuleExample.wrongDiagnostics(of: id)
    #expect(Set(found.map(\.id)) == [id], "\(found.map(\.message))")
    #expect(found.allSatisfy { rule.severities.contains($0.severity) })
  }

  @Test(arguments: ids) func theRightSourceHasNoDiagnostics(_ id: String) throws {
    let example = try #require(RuleExample.all[id])
    #expect(example.diagnostics(of: example.right).map(\.message) == [])
  }
}
