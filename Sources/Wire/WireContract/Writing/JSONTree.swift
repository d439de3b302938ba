import WidgetSource

/// A JSON value for writing.
package indirect enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits of a number as written.
  case number(String)
  case string(String)
  case array([JSONTree])
  /// An object with the members in this order.
  case object([Member])
  /// A value that is written on one line.
  case inline(JSONTree)

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Returns an object with the keys in alphabetical order. Keys without a value are left out.
  static func sorted(_ members: [String: JSONTree?]) -> JSONTree {
    .object(
      members.compactMap { key, value in value.map { Member(key, $0) } }
        .stablySorted { $0.key < $1.key })
  }

  static func strings(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

  /// The text, indented by two spaces for each level, with a line break at the end.
  package var text: String {
    var writer = Writer(isInline: false)
    writer.write(self)
    return writer.text + "\n"
  }

  /// The text on one line.
  var compactText: String {
    var writer = Writer(isInline: true)
    writer.write(self)
    return writer.text
  }

  private struct Writer {
    var text = ""
    /// Whether the current value is written on one line.
    var isInline: Bool
    private var depth = 0

    init(isInline: Bool) { self.isInline = isInline }

    mutating func write(_ tree: JSONTree) {
      switch tree {
      case .null: text += "null"
      case .bool(let value): text += value ? "true" : "false"
      case .number(let digits): text += digits
      case .string(let value): text += JSONText.quoted(value)
      case .inline(let value):
        let isOuterInline = isInline
        isInline = true
        write(value)
        isInline = isOuterInline
      case .array(let elements): writeList("[", elements, "]") { $0.write($1) }
      case .object(let members):
        writeList("{", members, "}") { writer, member in
          writer.text += JSONText.quoted(member.key) + ": "
          writer.write(member.value)
        }
      }
    }

    private mutating func writeList<Element>(
      _ open: String, _ elements: [Element], _ close: String,
      _ write: (inout Writer, Element) -> Void
    ) {
      text += open
      depth += 1
      for (index, element) in elements.enumerated() {
        if index > 0 { text += isInline ? ", " : "," }
        startLine()
        write(&self, element)
      }
      depth -= 1
      if !elements.isEmpty { startLine() }
      text += close
    }

    private mutating func startLine() {
      if isInline { return }
      text += "\n"
      for _ in 0..<depth { text += "  " }
    }
  }
}
