import WidgetDriver
import WidgetSource

/// The findings in payloads as Markdown, for a comment on a pull request.
struct PayloadMarkdown {
  let text: String

  /// - Parameters:
  ///   - labels: the names of the versions, the oldest first.
  ///   - summary: the summary that a run prints as its last line.
  init(_ payloads: [ValidatedPayload], _ labels: [String], _ summary: String) {
    var text = "### Payloads: \(summary)"
    var formatter = DiagnosticFormatter { path in payloads.first { $0.path == path }?.text }
    let diagnostics = payloads.flatMap(\.diagnostics)
      .stablySorted { $0.severity > $1.severity }
    if !diagnostics.isEmpty { text += "\n" + MarkdownTable.head(["", "where", "what", "rule"]) }
    for diagnostic in diagnostics {
      let place = formatter.position(of: diagnostic.range, in: diagnostic.file)
        .map { "\(diagnostic.file):\($0.line):\($0.column)" }
      text += MarkdownTable.row([
        MarkdownTable.sign(diagnostic.severity), MarkdownTable.code(place ?? diagnostic.file),
        MarkdownTable.escaped(diagnostic.message), MarkdownTable.code(diagnostic.id),
      ])
    }
    if labels.count > 1 {
      text += "\n" + MarkdownTable.head(["payload"] + labels.map(MarkdownTable.escaped))
      for payload in payloads {
        text += MarkdownTable.row(
          [MarkdownTable.code(payload.path)] + payload.isReadable.map { $0 ? "✓" : "✗" })
      }
    }
    self.text = text
  }
}
