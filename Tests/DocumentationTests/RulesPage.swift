import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// A page of docs/rules. People write titles, explanations and the sources of examples. Headings, severities and
/// everything that is reported are written by `UPDATE_GOLDENS=1 swift test --filter RulesPage`.
struct RulesPage {
  /// All pages, sorted by name.
  static let all: [RulesPage] = {
    let folder = Repository.root.appending(path: "docs/rules")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().compactMap { try? RulesPage(folder.appending(path: $0)) }
  }()

  /// The pages by their names, with the severities and reports of today.
  private static let expected = Dictionary(
    uniqueKeysWithValues: all.map { page in (page.name, Result { try page.written() }) })

  let url: URL
  let text: String
  /// The rules in the order of the page.
  let ids: [String]

  private init(_ url: URL) throws {
    self.url = url
    text = try String(contentsOf: url, encoding: .utf8)
    ids = text.matches(of: #/(?m)^## ([a-z-]+)$/#).map { String($0.1) }
  }

  var name: String { url.deletingPathExtension().lastPathComponent }
  var title: String { String(text.prefix { $0 != "\n" }.dropFirst(2)) }

  /// Returns the paragraphs of a rule's section below its title.
  func paragraphs(on id: String) -> [String] { sections.paragraphs(on: id) ?? [] }

  /// The page as `explain` reads it.
  fileprivate var sections: RulePages { RulePages([text]) }

  /// The page with the severities and reports of today.
  func expected() throws -> String { try #require(try Self.expected[name]?.get()) }

  private func written() throws -> String {
    let introduction = text.firstPlace(of: "\n## ").map { text[...$0.lowerBound] } ?? ""
    return introduction + (try ids.sorted().map(section).joined(separator: "\n"))
  }

  private func section(_ id: String) throws -> String {
    let rule = try #require(RuleCatalogue.full.rule(id), "\(name).md: no rule is named '\(id)'")
    let severity = rule.severities.isEmpty ? "" : " (\(rule.severityNames))"
    let title = try #require(sections.title(of: id))
    let parts =
      ["## \(id)", "\(title)\(severity).", try #require(sections.explanation(of: id))]
      + (try Self.example(of: rule))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func example(of rule: Rule) throws -> [String] {
    if let example = RuleExample.all[rule.id] {
      let found = RuleExample.wrongDiagnostics(of: rule.id)
      let runtime =
        example.runtime == .standalone ? nil : "With the runtime `\(example.runtime.rawValue)`:"
      return [
        runtime, block("swift", example.wrong),
        block("text", lines(of: found, rule, in: example.wrong)), "Without the mistake:",
        block("swift", example.right),
      ].compactMap(\.self)
    }
    if let change = try ChangeExample(rule) {
      return [block("diff", change.difference), block("text", try change.report(of: rule))]
    }
    if let example = PayloadExample.all[rule.id] {
      return [
        block("swift", example.source), block("json", example.payload),
        block("text", lines(of: try example.diagnostics(), rule, in: example.payload)),
      ]
    }
    return []
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

extension Rule {
  /// The severities in words: `error or warning`.
  var severityNames: String { severities.map(\.rawValue).joined(separator: " or ") }
}

/// The text of docs/rules.md, a table of all rules.
enum RulesOverview {
  static let url = Repository.root.appending(path: "docs/rules.md")

  static func text() throws -> String {
    """
    # Rules

    Errors and warnings about sources, configurations, templates, contracts and payloads end with the name of their rule
    in brackets. `widgetgen explain RULE` prints the section of a rule. In a Swift source, the comment
    `// widgetgen:ignore RULE` silences warnings on its line or, on a separate line, on the next line. Errors cannot be silenced.
    `--fix` corrects the mistake in the example of a rule that is marked as fixed. The severity of a finding about a
    payload depends on what the app does with the value.

    \(try RulesPage.all.map(table).joined(separator: "\n"))
    """
  }

  private static func table(of page: RulesPage) throws -> String {
    let rows = try page.ids.map { id in
      let rule = try #require(RuleCatalogue.full.rule(id))
      let title = try #require(page.sections.title(of: id))
      let isFixed = RuleExample.wrongDiagnostics(of: id)
        .contains { $0.id == id && !$0.fix.isEmpty }
      return """
        | <a id="\(id)"></a>[`\(id)`](rules/\(page.name).md#\(id)) | \(title) | \(rule.severityNames) | \
        \(isFixed ? "yes" : "") |

        """
    }
    return """
      ## \(page.title)

      | rule | reports | severity | fixed |
      | --- | --- | --- | --- |
      \(rows.joined())
      """
  }
}

@Suite struct RulesPageTests {
  private static let advice = "UPDATE_GOLDENS=1 swift test --filter RulesPageTests"

  @Test func eachRuleHasASection() {
    let explained = RulesPage.all.flatMap(\.ids)
    let rules = RuleCatalogue.full.rules.map(\.id)
    let different = Set(rules).symmetricDifference(explained).sorted()
    #expect(explained.sorted() == rules, "each rule needs one section in docs/rules: \(different)")
  }

  @Test(arguments: RulesPage.all.map(\.name)) func thePageIsUpToDate(_ name: String) throws {
    let page = try #require(RulesPage.all.first { $0.name == name })
    try check(page.expected(), in: page.url)
  }

  @Test func theOverviewIsUpToDate() throws {
    try check(RulesOverview.text(), in: RulesOverview.url)
  }

  /// `widgetgen` contains the pages as text, for `explain` and reports. Empty lines between paragraphs are left out.
  @Test func thePagesAreEmbedded() throws {
    let texts = try RulesPage.all.map { page in
      var isInBlock = false
      var text = ""
      for line in try page.expected().split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") { isInBlock.toggle() }
        if !line.isEmpty { text += "    \(line)\n" } else if isInBlock { text += "\n" }
      }
      return "    ##\"\"\"\n\(text)\n    \"\"\"##,\n"
    }
    let expected = """
      // Made from docs/rules by `\(Self.advice)`.

      import WidgetDriver

      extension RulePages {
        /// The pages about all rules. They are in the binary, so that the tool is one file.
        static let all = RulePages([
      \(texts.joined())  ])
      }

      """
    let path = "Sources/Tool/WidgetCommands/Help/RulePages.generated.swift"
    try check(expected, in: Repository.root.appending(path: path))
  }

  private func check(_ expected: String, in url: URL) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: url)
    }
    let actual = try? String(contentsOf: url, encoding: .utf8)
    #expect(actual == expected, "\(url.lastPathComponent): \(Self.advice)")
  }
}
