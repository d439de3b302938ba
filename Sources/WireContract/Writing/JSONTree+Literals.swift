extension JSONTree {
  /// The value of a Swift literal that is the same in JSON; nil for anything else.
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
  /// Whether it is a number of JSON, which is narrower than one of Swift: `01`, `0x1F`, `1_000` and `+1` are none.
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    func digits() -> Int {
      let found = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(found)
      return found
    }
    func skip(_ bytes: StaticString) -> Bool {
      guard let byte = rest.first, bytes.description.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (startsWithZero && whole > 1) { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
