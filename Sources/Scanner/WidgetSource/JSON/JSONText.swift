/// Writes JSON with an indentation of two spaces. Members are written in the order of the calls.
///
/// For example:
/// ```
/// var json = JSONText()
/// json.object { json in json.member("version") { $0.integer(1) } }
/// ```
package struct JSONText {
  /// The text written so far.
  package private(set) var text = ""
  private var depth = 0
  private var needsComma = false

  package init() {}

  package mutating func null() { scalar("null") }
  package mutating func integer(_ value: Int) { scalar(String(value)) }
  package mutating func string(_ value: String) { scalar(Self.quoted(value)) }

  package mutating func object(_ members: (inout JSONText) -> Void) {
    bracketed("{", "}", members)
  }

  /// Writes a member of the current object. The closure must write exactly one value.
  package mutating func member(_ key: String, _ value: (inout JSONText) -> Void) {
    startLine()
    text += Self.quoted(key) + ": "
    value(&self)
    needsComma = true
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    bracketed("[", "]") { json in
      for element in elements {
        json.startLine()
        write(&json, element)
        json.needsComma = true
      }
    }
  }

  /// Writes a member whose value is an object.
  package mutating func object(_ key: String, _ members: (inout JSONText) -> Void) {
    member(key) { $0.object(members) }
  }

  /// Writes a member whose value is an array of objects, one for each element.
  package mutating func objects<Element>(
    _ key: String, _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void
  ) {
    member(key) { json in
      json.array(elements) { json, element in json.object { write(&$0, element) } }
    }
  }

  private mutating func scalar(_ value: String) { text += value }

  private mutating func bracketed(
    _ open: String, _ close: String, _ content: (inout JSONText) -> Void
  ) {
    text += open
    depth += 1
    needsComma = false
    content(&self)
    depth -= 1
    if needsComma { newLine() }
    text += close
  }

  private mutating func startLine() {
    if needsComma { text += "," }
    newLine()
    needsComma = false
  }

  private mutating func newLine() {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  /// Returns a JSON string literal (RFC 8259, section 7). Escapes what `printable` escapes, because JSON is also printed.
  package static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isEscapedInPrint:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.escapingCommands(with: "\\u0023") + "\""
  }
}
