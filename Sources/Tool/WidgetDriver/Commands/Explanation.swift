import WidgetGenerator
import WidgetPlan
import WidgetSource

/// The texts that `explain` prints.
enum Explanation {
  /// Returns the explanation of a key or a rule, of both if they have the same name, or nil if neither exists.
  static func text(of name: String, _ rules: RuleCatalogue) -> String? {
    let key = KeyDocumentation.all.first { $0.spelling == name }.map { text(of: $0) }
    let found = [key, rules.rule(name).map { text(of: $0, rules.pages) }].compactMap(\.self)
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }

  static func text(of key: KeyDocumentation) -> String {
    var facts = [(label: "applies to", text: key.places), (label: "value", text: key.values)]
    if !key.directed.isEmpty { facts.append(("directions", key.directed.joined(separator: ", "))) }
    if !key.excluded.isEmpty { facts.append(("not with", key.excluded.joined(separator: ", "))) }
    if !key.related.isEmpty { facts.append(("related keys", key.related.joined(separator: ", "))) }
    let parts = [
      "\(key.spelling): \(key.question.rawValue)", HelpText.table(key.rows),
      HelpText.table(facts), text(of: key.example), key.helpURI,
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func text(of example: KeyExample) -> String {
    var parts = ["For example:", indented(example.source)]
    if let dependency = example.dependency {
      parts += ["The module '\(dependency.module)':", indented(dependency.source)]
    }
    let isSame = example.encoded == example.json
    let verb = isSame ? "decoded from and encoded as" : "decoded from"
    parts += ["'\(example.type)' is \(verb):", indented(example.json)]
    if let encoded = example.encoded, !isSame { parts += ["It is encoded as:", indented(encoded)] }
    return parts.joined(separator: "\n\n")
  }

  private static func text(of rule: Rule, _ pages: RulePages) -> String {
    var parts = [heading(rule, pages.title(of: rule.id))]
    for paragraph in pages.paragraphs(on: rule.id) ?? [] {
      guard RulePages.isBlock(paragraph) else {
        parts.append(paragraph)
        continue
      }
      let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
      if paragraph.hasPrefix("```text") {
        parts.append("This is reported:")
      } else if parts.last?.last != ":" {
        parts.append("For example:")
      }
      parts.append(indented(lines.dropFirst().dropLast().joined(separator: "\n")))
    }
    return (parts + [rule.helpURI]).joined(separator: "\n\n") + "\n"
  }

  private static func heading(_ rule: Rule, _ title: String?) -> String {
    let severities = rule.severities.map(\.rawValue).joined(separator: " or ")
    return rule.id + (title.map { ": \($0)" } ?? "")
      + (severities.isEmpty ? "" : " (\(severities))")
  }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// Returns a text in Markdown with the texts of its links instead of the links.
  static func withoutLinks(_ markdown: String) -> String {
    var text = ""
    var rest = Substring(markdown)
    while let end = rest.firstPlace(of: "](")?.lowerBound,
      let start = rest[..<end].lastIndex(of: "["), let close = rest[end...].firstIndex(of: ")")
    {
      text += rest[..<start] + rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension KeyDocumentation {
  /// The forms of the key with their effects, for a table.
  var rows: [(label: String, text: String)] {
    usage.map { row in
      let effect = Explanation.withoutLinks(row.effect)
      return (label: row.example, text: "on \(row.table.rawValue): \(effect)")
    }
  }

  /// The address of the key's section in the documentation.
  fileprivate var helpURI: String {
    "\(ToolVersion.documentation)/cheat-sheet/#\(spelling.lowercased())"
  }
}
