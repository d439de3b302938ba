extension JSONTree {
  /// Creates the value of a Swift literal: `true`, `false`, `nil`, `[]`, `[:]`, a JSON number, or a string without
  /// escapes. Returns nil for any other text.
  init?(literal: String) {
    switch literal {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case "nil": self = .null
    case "[]": self = .array([])
    case "[:]": self = .object([])
    default:
      if literal.isJSONNumber {
        self = .number(literal)
      } else if literal.first == "\"", literal.last == "\"", literal.utf8.count > 1,
        !literal.contains("\\"), !literal.dropFirst().dropLast().contains("\"")
      {
        self = .string(String(literal.dropFirst().dropLast()))
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// Whether the text is a JSON number. Some Swift numbers are not: `01`, `0x1F`, `1_000` and `+1`.
  fileprivate var isJSONNumber: Bool {
    PayloadBytes.withBytes(Array(utf8)) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      return scanner.number() == nil && scanner.offset == bytes.count
    }
  }
}
