/// JSON under construction.
///
/// For example: `json.object { $0.number("a", 1) }` appends `{"a":1}`. Written by hand since
/// nothing below the driver may use Foundation.
struct JSONText {
  private(set) var text = ""
  /// Whether something stands before the next member or element.
  private var needsComma = false

  /// An object whose members `body` writes.
  mutating func object(_ body: (inout JSONText) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// A member that holds an array, of which `write` writes one element.
  mutating func array<Elements: Sequence>(
    _ key: String, _ elements: Elements, _ write: (inout JSONText, Elements.Element) -> Void
  ) {
    self.key(key)
    open("[")
    for element in elements { write(&self, element) }
    close("]")
  }

  /// A member that holds a text, or null.
  mutating func string(_ key: String, _ value: String?) {
    self.key(key)
    if let value { quote(value) } else { text += "null" }
  }

  mutating func number(_ key: String, _ value: Int) {
    self.key(key)
    text += String(value)
  }

  mutating func boolean(_ key: String, _ value: Bool) {
    self.key(key)
    text += value ? "true" : "false"
  }

  /// An element of an array of texts.
  mutating func element(_ value: String) {
    separate()
    quote(value)
  }

  private mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
  }

  private mutating func open(_ bracket: String) {
    // Behind a key no comma is due: the last byte is its colon.
    if text.utf8.last != UInt8(ascii: ":") { separate() }
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  /// Quotes a text (RFC 8259, section 7).
  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
