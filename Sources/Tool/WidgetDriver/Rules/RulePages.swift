import WidgetSource

/// The pages of docs/rules, which explain the rules with examples.
///
/// A page has a section for each rule, in Markdown: the heading `## stale`, the title with the severities, the reason and
/// the remedy, and blocks of code. The plugins' tool has no pages.
package struct RulePages: Sendable {
  private let pages: [String]

  package init(_ pages: [String]) { self.pages = pages }

  /// Returns the paragraphs and blocks of a rule's section below its title, or nil if no page has the rule.
  package func paragraphs(on rule: String) -> [String]? {
    for page in pages {
      guard let heading = page.firstPlace(of: "\n## \(rule)\n") else { continue }
      let rest = String(page[heading.upperBound...])
      let end = rest.firstPlace(of: "\n## ")?.lowerBound ?? rest.endIndex
      return Array(Self.paragraphs(in: rest[..<end]).dropFirst())
    }
    return nil
  }

  /// Returns the reason for a rule and the remedy, without the examples, or nil if no page has the rule.
  package func explanation(of rule: String) -> String? {
    guard let paragraphs = paragraphs(on: rule) else { return nil }
    var text = Array(paragraphs.prefix { !Self.isBlock($0) })
    // A sentence that ends with a colon introduces the example.
    if text.count < paragraphs.count, text.last?.last == ":" { text.removeLast() }
    return text.joined(separator: "\n\n")
  }

  /// Whether a paragraph is a block of code between lines of three backticks.
  package static func isBlock(_ paragraph: String) -> Bool { paragraph.hasPrefix("```") }

  /// Returns the parts of a text between empty lines. Empty lines in a block do not separate it.
  private static func paragraphs(in text: Substring) -> [String] {
    var paragraphs: [String] = []
    var lines: [Substring] = []
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if !line.isEmpty || isInBlock {
        lines.append(line)
      } else if !lines.isEmpty {
        paragraphs.append(lines.joined(separator: "\n"))
        lines = []
      }
    }
    return lines.isEmpty ? paragraphs : paragraphs + [lines.joined(separator: "\n")]
  }
}
