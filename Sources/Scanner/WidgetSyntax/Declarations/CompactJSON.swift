import WidgetSource

/// Writes the JSON of `widgetgen dump` without white space, because only programs read it. Half of the text that
/// `JSONText` would write is indentation.
///
/// For example: `json.object { $0.number("a", 1) }` appends `{"a":1}`.
struct CompactJSON {
  private(set) var text = ""
  /// Whether the next member or element must be preceded by a comma.
  private var needsComma = false

  /// Writes an object. `body` writes its members.
  mutating func object(_ body: (inout CompactJSON) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// Writes a member that is an array. `write` writes one element.
  mutating func array<Elements: Sequence>(
    _ key: String, _ elements: Elements, _ write: (inout CompactJSON, Elements.Element) -> Void
  ) {
    self.key(key)
    open("[")
    for element in elements { write(&self, element) }
    close("]")
  }

  /// Writes a member that is a string or null.
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

  /// Writes a string as an element of an array.
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
    // After a key, the last byte is its colon and no comma is needed.
    if !text.hasSuffix(":") { separate() }
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

  private mutating func quote(_ value: String) { text += JSONText.quoted(value) }
}
