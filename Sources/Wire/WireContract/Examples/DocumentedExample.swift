import WidgetSource

/// An example in a doc comment: a code block with JSON.
package struct DocumentedExample: Sendable {
  /// The lines between the fences.
  package let text: String
  /// The number of the example's first line in the doc comment, from 0.
  package let line: Int

  /// Returns the first example of a doc comment, or nil if there isn't one.
  package static func first(in documentation: String) -> DocumentedExample? {
    var lines: [Substring] = []
    var start: Int?
    var fence: Substring = ""
    for (number, line) in documentation.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      if start != nil {
        if ends(text, fence) { break }
        lines.append(line)
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        let mark = text.prefix { $0 == text.first }
        if fence.isEmpty, isJSON(text.dropFirst(mark.count)) {
          start = number + 1
          fence = mark
        } else {
          // The line opens a code block that is not JSON, or closes such a block.
          fence = fence.isEmpty ? mark : ends(text, fence) ? "" : fence
        }
      }
    }
    guard let start, !lines.isEmpty else { return nil }
    return DocumentedExample(text: lines.joined(separator: "\n"), line: start)
  }

  /// Whether a line ends a code block: it consists of at least as many fence characters as the first line.
  package static func ends(_ line: Substring, _ fence: Substring) -> Bool {
    line.hasPrefix(fence) && String(line).trimmed.allSatisfy { $0 == fence.first }
  }

  /// Returns the doc comment without the block.
  package func removed(from documentation: String) -> String {
    var lines = documentation.split(separator: "\n", omittingEmptySubsequences: false)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    lines.removeSubrange(max(0, line - 1)..<min(lines.count, line + count + 1))
    return lines.joined(separator: "\n")
  }

  private static func isJSON(_ word: Substring) -> Bool {
    String(word).trimmed.lowercased() == "json"
  }

  /// The parsed JSON, or nil if the text is not valid JSON.
  var tree: JSONTree? { JSONTree(json: text) }
}

extension JSONTree {
  /// Parses JSON. Returns nil if the text is not valid JSON.
  init?(json: String) {
    guard case .success(let value) = JSONValue.read(SourceFile(path: "", text: json)) else {
      return nil
    }
    self.init(value)
  }

  fileprivate init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .integer(let number): .number(String(number))
      case .number(let number): .number(String(describing: number))
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONTree($0) })
      case .object(let members): .object(members.map { Member($0.key, JSONTree($0.value)) })
      }
  }
}
