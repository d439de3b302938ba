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
    switch self {
    case .none: "nil"
    case .string(let text): text.debugDescription
    case .character(let character): character.debugDescription
    case .array(let elements):
      "[" + elements.map(\.quotedDescription).joined(separator: ", ") + "]"
    case .dictionary(let entries): Self.quotedDescription(of: entries)
    default: text ?? ""
    }
  }

  private static func quotedDescription(of entries: Record) -> String {
    if entries.isEmpty { return "[:]" }
    let pairs = entries.sorted.map { key, value in
      "\(key.debugDescription): \(value.quotedDescription)"
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
}
