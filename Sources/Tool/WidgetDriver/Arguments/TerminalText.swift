import WidgetSource

/// Help and explanations, folded at the width of a terminal.
///
/// Paragraphs, lists, the texts of tables and the values of flags are folded. Code, which is indented by two spaces, is
/// not.
struct TerminalText {
  /// Lines with more characters are harder to read.
  private static let maximumWidth = 100
  private let width: Int

  /// - Parameter width: the number of the terminal's columns.
  init(width: Int) {
    self.width = min(max(width, 40), Self.maximumWidth)
  }

  /// Returns a text with folded lines.
  ///
  /// For example, at 40 columns, `  -q  print errors only, and no warnings and lists` becomes
  /// ```
  ///   -q  print errors only, and no warnings
  ///       and lists
  /// ```
  func folded(_ text: String) -> String {
    var paragraphs: [Paragraph] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraphs.last?.continues(with: line) == true {
        paragraphs[paragraphs.count - 1].append(line)
      } else {
        paragraphs.append(Paragraph(line))
      }
    }
    return paragraphs.map { $0.folded(at: width) }.joined(separator: "\n")
  }
}

/// Lines that were one line before they were wrapped.
private struct Paragraph {
  private var text: String
  /// The column where the text of a table's row or of a paragraph starts, or nil if the line is not folded.
  private let column: Int?
  /// Whether the line is a list of words, such as `  key, name`.
  private let isList: Bool
  /// The number of characters in the last line.
  private var lastCount: Int

  init(_ line: Substring) {
    text = String(line)
    lastCount = line.count
    let words = line.split(separator: " ")
    isList = words.count > 1 && words.dropLast().allSatisfy { $0.hasSuffix(",") }
    column = isList ? Self.indentation(of: line) : Self.column(of: line)
  }

  /// Whether a line is the next one of this paragraph. A short line without indentation ends a paragraph.
  func continues(with line: Substring) -> Bool {
    guard let column, !isList, !line.allSatisfy(\.isWhitespace), Self.column(of: line) == column
    else { return false }
    return Self.indentation(of: line) == column && (column > 0 || lastCount > 70)
  }

  mutating func append(_ line: Substring) {
    text += " " + line.drop { $0 == " " }
    lastCount = line.count
  }

  func folded(at width: Int) -> String {
    if text.count > width, isValues { return foldedValues(at: width) }
    guard let column, text.count > width, column + 20 <= width else { return text }
    var lines: [Substring] = []
    for word in text.dropFirst(column).split(separator: " ") {
      if let last = lines.last, column + last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    let indentation = "\n" + String(repeating: " ", count: column)
    return text.prefix(column) + lines.joined(separator: indentation)
  }

  /// Whether the line has values of a flag: `  --format text|json`, or the rest of them on the next line.
  private var isValues: Bool {
    guard column == nil, text.holds("|") else { return false }
    return text.hasPrefix("  -") || text.hasPrefix("    ") && !text.dropFirst(4).contains(" ")
  }

  private func foldedValues(at width: Int) -> String {
    var lines: [Substring] = []
    for value in text.split(separator: "|", omittingEmptySubsequences: false) {
      let indentation = lines.count > 1 ? 4 : 0
      // The line may end with the separator of the next value.
      if let last = lines.last, indentation + last.count + value.count + 2 <= width {
        lines[lines.count - 1] += "|" + value
      } else {
        lines.append(value)
      }
    }
    return lines.joined(separator: "|\n    ")
  }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func column(of line: Substring) -> Int? {
    let indentation = indentation(of: line)
    if indentation == 0 { return 0 }
    // The texts of a table are further to the right than its labels and than code.
    if indentation >= 6 { return indentation }
    guard let gap = line.dropFirst(indentation).firstPlace(of: "  ") else { return nil }
    let text = line[gap.upperBound...].drop { $0 == " " }
    return text.isEmpty ? nil : line.count - text.count
  }
}
