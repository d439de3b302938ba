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

  /// Returns the text as code. The fences are longer than any run of backticks in the text.
  static func code(_ text: String) -> String {
    let text = line(text).replacing("|", by: "\\|")
    let runs = text.split { $0 != "`" }.map(\.count)
    guard let longest = runs.max() else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns the text without Markdown's meaning of its characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in line(text) {
      switch character {
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns the text on one line. A line break would end the cell.
  private static func line(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(\.printable).joined(separator: " ")
  }
}
