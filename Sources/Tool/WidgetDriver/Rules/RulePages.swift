import WidgetSource

/// The pages of docs/rules, which explain the rules with examples.
///
/// A page has a section for each rule, in Markdown: the heading `## stale`, the title with the severities, the reason and
/// the remedy, and blocks of code. Every paragraph is one line, so empty lines between paragraphs can be left out. The
/// plugins' tool has no pages.
package struct RulePages: Sendable {
  private let pages: [String]

  package init(_ pages: [String]) { self.pages = pages }

  /// Returns the title of a rule, without a full stop, or nil if no page has the rule.
  package func title(of rule: String) -> String? {
    guard let line = section(on: rule)?.first else { return nil }
    let text = line.dropLast()
    guard text.last == ")", let start = text.lastIndex(of: "(") else { return String(text) }
    return String(text[..<start].dropLast())
  }

  /// Returns the paragraphs and blocks of a rule's section below its title, or nil if no page has the rule.
  package func paragraphs(on rule: String) -> [String]? {
    section(on: rule).map { Array($0.dropFirst()) }
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

  /// Returns the title, the other paragraphs and the blocks of a rule's section, or nil if no page has the rule.
  private func section(on rule: String) -> [String]? {
    for page in pages {
      guard let heading = page.firstPlace(of: "\n## \(rule)\n") else { continue }
      let rest = String(page[heading.upperBound...])
      let end = rest.firstPlace(of: "\n## ")?.lowerBound ?? rest.endIndex
      return Self.paragraphs(in: rest[..<end])
    }
    return nil
  }

  /// Returns the lines of a text that are not empty. The lines of a block are one paragraph.
  private static func paragraphs(in text: Substring) -> [String] {
    var paragraphs: [String] = []
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isMarker = line.hasPrefix("```")
      if isInBlock {
        paragraphs[paragraphs.count - 1] += "\n\(line)"
      } else if !line.isEmpty {
        paragraphs.append(String(line))
      }
      if isMarker { isInBlock.toggle() }
    }
    return paragraphs
  }
}
