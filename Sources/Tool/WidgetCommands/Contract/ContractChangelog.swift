import WidgetDriver
import WidgetSource
import WireContract

/// The changes of a contract as a section of a changelog.
struct ContractChangelog {
  let text: String

  init(_ compared: ComparedContract, _ versions: [ContractFile]) {
    let labels = versions.map { MarkdownTable.code($0.label) }.joined(separator: ", ")
    var sections: [(title: String, items: [String])] = [
      ("New", []), ("Changed", []), ("Deprecated", []), ("Removed", []),
    ]
    for found in compared.found {
      let change = found.change
      let index =
        change.isAddition ? 0 : change.isRemoval ? 3 : change.rule.id == "deprecated" ? 2 : 1
      sections[index].items.append(Self.item(change, found.labels, found.use))
    }
    sections.append(("Accepted", compared.accepted.map { Self.item($0, [], nil) }))
    let texts = sections.filter { !$0.items.isEmpty }
      .map { "\n### \($0.title)\n\n" + $0.items.joined() }
    text =
      "## Since \(labels)\n" + (texts.isEmpty ? "\nNothing changed.\n" : texts.joined())
  }

  /// - Parameter labels: the names of the older versions, or an empty array for an accepted change.
  private static func item(_ change: Change, _ labels: [String], _ use: SentUse?) -> String {
    let consequence =
      labels.isEmpty ? nil : change.consequence(labels.joined(separator: ", "))
    let mark = change.severity == .error && !labels.isEmpty ? "**Breaking:** " : ""
    let words = [change.message, consequence].compactMap(\.self).joined(separator: ": ")
    let payload = change.severity == .info || labels.isEmpty ? nil : change.payload
    return "* \(mark)\(MarkdownTable.escaped(words))\(use.map { "; " + $0.text } ?? "")."
      + (payload.map { " For example: \(MarkdownTable.code($0))." } ?? "") + "\n"
  }
}
