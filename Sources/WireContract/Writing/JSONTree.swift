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
    var text = ""
    write(to: &text, depth: 0, isInline: false)
    return text + "\n"
  }

  /// The text on one line.
  package var compactText: String {
    var text = ""
    write(to: &text, depth: 0, isInline: true)
    return text
  }

  private func write(to text: inout String, depth: Int, isInline: Bool) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): text += JSONText.quoted(value)
    case .inline(let value): value.write(to: &text, depth: depth, isInline: true)
    case .array(let elements):
      Self.list("[", "]", elements, &text, depth, isInline) { element, text in
        element.write(to: &text, depth: depth + 1, isInline: isInline)
      }
    case .object(let members):
      Self.list("{", "}", members, &text, depth, isInline) { member, text in
        text += JSONText.quoted(member.key) + ": "
        member.value.write(to: &text, depth: depth + 1, isInline: isInline)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], _ text: inout String, _ depth: Int,
    _ isInline: Bool, _ write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isInline ? ", " : "," }
      if !isInline { newLine(depth + 1, &text) }
      write(element, &text)
    }
    if !isInline, !elements.isEmpty { newLine(depth, &text) }
    text += close
  }

  private static func newLine(_ depth: Int, _ text: inout String) {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }
}
