import WidgetDriver
import WireContract

/// The names, keys and values of payloads by the versions of the app that read them, as a table in Markdown.
struct ContractVersionTable {
  let text: String

  /// - Parameter labels: the names of the versions, the oldest first.
  init(_ versions: ContractVersions, _ labels: [String]) {
    var text = MarkdownTable.head(["", "since"] + labels.map(MarkdownTable.escaped))
    for row in versions.rows {
      let since = row.since.map { labels[$0] }
      let name = MarkdownTable.code(row.place.wire)
      text += MarkdownTable.row(
        [row.isDeprecated ? "\(name) (deprecated)" : name, since.map(MarkdownTable.escaped) ?? "–"]
          + row.isRead.map { $0 ? "✓" : "" })
    }
    self.text = text
  }
}
