import WidgetSource

/// The rows and cells of tables in Markdown.
enum MarkdownTable {
  static func row(_ cells: [String]) -> String {
    "|\(cells.map { $0.isEmpty ? " " : " \($0) " }.joined(separator: "|"))|\n"
  }

  /// Returns the header of a table: the row of titles, and the row of dashes below it.
  static func head(_ cells: [String]) -> String { row(cells) + row(cells.map { _ in "---" }) }

  static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .info: "ℹ️ info"
    }
  }

  static func code(_ text: String) -> String { "`\(escaped(text))`" }

  /// Returns the text with escaped bars and tags, and with spaces instead of line breaks. Bars and line breaks would
  /// end the cell.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "|": "\\|"
      case "<": "&lt;"
      case "\n", "\r\n", "\r": " "
      default: String(character)
      }
    }.joined()
  }
}
