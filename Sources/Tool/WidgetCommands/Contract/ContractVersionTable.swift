import WidgetDriver
import WireContract

/// A table in Markdown that shows which versions of the app read each name, key and value of payloads.
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
