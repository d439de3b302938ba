import WidgetTemplate

/// Collects generated Swift code as the indented lines of a member's body.
struct SwiftWriter: TextOutputStream {
  private(set) var text = ""
  private var indentation: String
  private var continuesLine = false
  private let newline = UInt8(ascii: "\n")

  /// - Parameter level: the indentation of the lines, in levels of four spaces.
  init(level: Int) { indentation = String(repeating: " ", count: 4 * level) }

  /// Writes text, which may contain several lines.
  mutating func write(_ string: String) {
    // A fast path, because nearly all text contains no line break.
    let isOneLine = string.utf8.withContiguousStorageIfAvailable { !$0.contains(newline) }
    if isOneLine ?? false { return text.append(string) }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    text.append(contentsOf: lines[0])
    for line in lines.dropFirst() { line.isEmpty ? blankLine() : startLine(line) }
  }

  /// Writes one line: `head`, a value, `tail`.
  mutating func line(_ head: String, _ value: SwiftExpression? = nil, _ tail: String = "") {
    if continuesLine { text.append(head) } else { startLine(head[...]) }
    continuesLine = false
    value?.write(to: &self)
    text.append(tail)
  }

  /// Writes the start of a line, which the next call of `line` continues.
  mutating func lineStart(_ head: String) {
    line(head)
    continuesLine = true
  }

  /// Writes statements one level deeper.
  mutating func body(_ statements: [SwiftStatement]) {
    indentation += "    "
    for statement in statements { statement.write(to: &self) }
    indentation.removeLast(4)
  }

  /// Writes an empty line that is kept when a template's empty lines are removed.
  mutating func blankLine() {
    endLine()
    text.append(WhitespaceControl.emptyLine)
  }

  private mutating func endLine() {
    if !text.isEmpty { text.append("\n") }
  }

  private mutating func startLine(_ line: Substring) {
    endLine()
    text.append(indentation)
    text.append(contentsOf: line)
  }
}
