import WidgetSource

extension Operand {
  /// Reads a literal, or a path whose names get symbols.
  init(_ text: PlacedText, symbols: inout Symbols) {
    if let literal = Self.literal(text) {
      self = .literal(literal)
    } else {
      var reader = PathReader(text: text)
      self = reader.read(symbols: &symbols)
    }
  }

  private static func literal(_ text: PlacedText) -> Value? {
    let bytes = text.bytes
    guard let first = bytes.first, let last = bytes.last else { return nil }
    if first == last, bytes.count > 1, first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      return .string(String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self))
    }
    if isNumeral(bytes) {
      if let number = Int(text.string) { return .int(number) }
      if let number = Float(text.string) { return .float(number) }
    }
    return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
  }

  /// Whether the bytes can be a number in decimals: `nan`, `inf` and `0x10` are names here.
  private static func isNumeral(_ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.contains(where: digits.contains)
      && bytes.allSatisfy { digits.contains($0) || "+-.eE".utf8.contains($0) }
  }
}

/// Reads `name.member[key].member`.
private struct PathReader {
  let text: PlacedText
  private var names: [VariablePath.Step] = []
  /// Where the name that is being read starts.
  private var start = 0
  private var index = 0
  /// Whether a bracket has just been closed.
  private var isAfterBracket = false

  init(text: PlacedText) {
    self.text = text
  }

  mutating func read(symbols: inout Symbols) -> Operand {
    while index < text.bytes.count {
      switch text.bytes[index] {
      case UInt8(ascii: "."):
        guard start < index || isAfterBracket else { return invalid(at: index) }
        endName()
        isAfterBracket = false
        start = index + 1
      case UInt8(ascii: "["):
        guard start < index || isAfterBracket else { return invalid(at: index) }
        endName()
        if let problem = readSubscript(symbols: &symbols) { return problem }
      case UInt8(ascii: "]"):
        return invalid(at: index)
      default:
        if isAfterBracket { return invalid(at: index) }
      }
      index += 1
    }
    endName()
    return path(symbols: &symbols)
  }

  private mutating func endName() {
    guard !isAfterBracket, start < index else { return }
    let name = text[start..<index]
    names.append(.member(MemberName(name.string, at: name.range)))
  }

  /// Reads from an opening bracket to its partner; gives what is wrong, if it has none.
  private mutating func readSubscript(symbols: inout Symbols) -> Operand? {
    let open = index
    var level = 1
    while level > 0 {
      index += 1
      guard index < text.bytes.count else {
        return .invalid(
          InvalidPath(
            TemplateDiagnostics.unclosedSubscript(text.string), at: text[open..<(open + 1)].range))
      }
      if text.bytes[index] == UInt8(ascii: "[") { level += 1 }
      if text.bytes[index] == UInt8(ascii: "]") { level -= 1 }
      if level > Limits.subscriptDepth { return invalid(at: index) }
    }
    let key = text[(open + 1)..<index]
    if key.isEmpty { return invalid(at: index) }
    names.append(.subscript(Operand(key, symbols: &symbols), key))
    isAfterBracket = true
    return nil
  }

  private func invalid(at index: Int) -> Operand {
    let part = text[index..<(index + 1)]
    return .invalid(
      InvalidPath(
        TemplateDiagnostics.unexpectedInPath(part.string, text.string), at: part.range))
  }

  private func path(symbols: inout Symbols) -> Operand {
    guard case .member(let first)? = names.first else { return .literal(.none) }
    let symbol = symbols.number(of: first.text)
    if names.count == 1 { return .variable(symbol, at: first.range) }
    if names.count == 2, case .member(let name) = names[1] {
      return .member(symbol, name, at: first.range)
    }
    return .path(VariablePath(symbol: symbol, at: first.range, steps: Array(names.dropFirst())))
  }
}
