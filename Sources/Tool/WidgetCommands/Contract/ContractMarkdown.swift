import WidgetDriver
import WidgetSource
import WireContract

/// The changes of a contract as Markdown, for a comment on a pull request.
struct ContractMarkdown {
  let text: String

  init(_ compared: ComparedContract, _ versions: [ContractFile]) {
    let labels = versions.map { MarkdownTable.code($0.label) }.joined(separator: ", ")
    let found = compared.found
    guard !found.isEmpty else {
      text =
        "### Contract\n\nNothing changed since \(labels).\n" + Self.accepted(compared.accepted)
      return
    }
    let rows = found.stablySorted { $0.change.severity > $1.change.severity }.map(Self.row)
    text = """
      ### Contract: \(compared.counts) since \(labels)

      \(MarkdownTable.head(["", "where", "what", "rule"]))\(rows.joined())
      """ + Self.accepted(compared.accepted)
  }

  private static func accepted(_ changes: [Change]) -> String {
    if changes.isEmpty { return "" }
    let places = changes.map {
      "\(MarkdownTable.code($0.at.wire)) (\(MarkdownTable.code($0.rule.id)))"
    }
    return "\nAccepted: \(places.joined(separator: ", ")).\n"
  }

  private static func row(_ found: ComparedContract.Found) -> String {
    MarkdownTable.row([
      MarkdownTable.sign(found.change.severity), MarkdownTable.code(found.change.at.wire),
      MarkdownTable.escaped(found.text), MarkdownTable.code(found.change.rule.id),
    ])
  }
}
