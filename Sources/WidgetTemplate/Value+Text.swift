extension Value {
  /// What `{{ value }}` prints: arrays and dictionaries as Swift prints them, with the keys sorted;
  /// nothing for no value.
  package var description: String {
    switch self {
    case .none: ""
    case .array, .dictionary: quotedDescription
    default: text ?? ""
    }
  }

  /// The value as the string that filters work on: nil for arrays, dictionaries and no value.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .double(let number): number.description
    case .float(let number): number.description
    case .character(let character): String(character)
    case .object(let object): object.text
    case .none, .array, .dictionary: nil
    }
  }

  /// What the value looks like inside a printed array: with quotes and escapes.
  private var quotedDescription: String {
    var text = ""
    quote(into: &text)
    return text
  }

  /// What an array of Foundation's prints: its strings have no quotes.
  var unquotedDescription: String {
    var text = ""
    quote(into: &text, quotes: false)
    return text
  }

  /// Adds what the value looks like, up to more than may be printed: few arrays that hold each other
  /// many times over have a text without end.
  private func quote(into text: inout String, quotes: Bool = true) {
    guard text.utf8.count <= Limits.descriptionBytes else { return }
    switch self {
    case .none: text += "nil"
    case .string(let string): text += quotes ? string.debugDescription : string
    case .character(let character): text += character.debugDescription
    case .array(let elements):
      Self.list(elements, into: &text) { element, text in
        element.quote(into: &text, quotes: quotes)
      }
    case .dictionary(let entries) where entries.isEmpty: text += "[:]"
    case .dictionary(let entries):
      Self.list(entries.sorted, into: &text) { entry, text in
        text += (quotes ? entry.key.debugDescription : entry.key) + ": "
        entry.value.quote(into: &text, quotes: quotes)
      }
    default: text += self.text ?? ""
    }
  }

  private static func list<Element>(
    _ elements: [Element], into text: inout String, _ add: (Element, inout String) -> Void
  ) {
    text += "["
    for (index, element) in elements.enumerated() where text.utf8.count <= Limits.descriptionBytes {
      if index > 0 { text += ", " }
      add(element, &text)
    }
    text += "]"
  }
}
