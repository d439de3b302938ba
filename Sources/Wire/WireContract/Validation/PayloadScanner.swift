import WidgetSource

/// Finds the values of a JSON payload (RFC 8259), in linear time and without recursion.
///
/// The checks then visit only the keys and values that matter, and skip every other value in one step.
struct PayloadScanner {
  /// The maximum number of nested arrays and objects, the same as in Foundation's decoder.
  static let deepestNesting = 512

  let bytes: PayloadBytes
  private(set) var nodes: [PayloadNode]
  var offset = 0
  /// The indices of the objects and lists that are not closed yet.
  private var open: [UInt32] = []

  /// - Parameter nodes: the nodes of an earlier payload, whose memory is reused.
  init(_ bytes: PayloadBytes, nodes: [PayloadNode]) {
    self.bytes = bytes
    self.nodes = nodes
    self.nodes.removeAll(keepingCapacity: true)
    self.nodes.reserveCapacity(bytes.count / 12 + 16)
  }

  /// Fills `nodes`. Returns the first error, or nil for valid JSON.
  mutating func scan() -> PayloadFinding? {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    while true {
      skipSpace()
      if let error = value() { return error }
      // After each value, open objects and lists are closed until another value begins.
      var isDone = false
      while !isDone {
        guard let container = open.last else { return end() }
        skipSpace()
        let isObject = nodes[Int(container)].kind == .object
        let byte = bytes[offset]
        if nodes.count == Int(container) + 1, byte == (isObject ? 0x7D : 0x5D) {
          close(container)
        } else if nodes.count == Int(container) + 1 {
          if isObject, let error = key() { return error }
          isDone = true
        } else if byte == 0x2C {
          offset += 1
          if isObject {
            skipSpace()
            if let error = key() { return error }
          }
          isDone = true
        } else if byte == (isObject ? 0x7D : 0x5D) {
          close(container)
        } else {
          return unexpected(isObject ? "',' or '}'" : "',' or ']'")
        }
      }
    }
  }

  private mutating func end() -> PayloadFinding? {
    skipSpace()
    return offset == bytes.count ? nil : unexpected("the end of the text")
  }

  private mutating func close(_ container: UInt32) {
    offset += 1
    open.removeLast()
    nodes[Int(container)].end = UInt32(offset)
    nodes[Int(container)].next = UInt32(nodes.count)
  }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      switch bytes[offset] {
      case 0x20:
        let others = PayloadWord.notSpaces(bytes.word(at: offset))
        offset += others == 0 ? 8 : PayloadWord.first(others)
      case 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Scans the key of the next member and the colon after it. Returns an error or nil, as all scanning functions do.
  private mutating func key() -> PayloadFinding? {
    guard bytes[offset] == 0x22 else { return unexpected("a key in quotes") }
    if let error = string() { return error }
    skipSpace()
    guard bytes[offset] == 0x3A else { return unexpected("':'") }
    offset += 1
    return nil
  }

  /// Scans a value, or the opening bracket of an object or a list.
  private mutating func value() -> PayloadFinding? {
    switch bytes[offset] {
    case 0x22: return string()
    case 0x7B: return container(.object)
    case 0x5B: return container(.array)
    case 0x2D, 0x30...0x39: return number()
    case 0x74: return word("true", .bool)
    case 0x66: return word("false", .bool)
    case 0x6E: return word("null", .null)
    default: return unexpected("a value")
    }
  }

  private mutating func container(_ kind: PayloadNode.Kind) -> PayloadFinding? {
    guard open.count < Self.deepestNesting else {
      return PayloadFinding(
        rule: .nestedTooDeeply, severity: .error,
        message: "nested deeper than \(Self.deepestNesting) levels; no app reads this",
        range: here)
    }
    open.append(UInt32(nodes.count))
    add(kind, from: offset, to: offset + 1)
    offset += 1
    return nil
  }

  mutating func add(
    _ kind: PayloadNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    nodes.append(
      PayloadNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind,
        hasEscapes: hasEscapes))
  }

  private mutating func word(_ text: StaticString, _ kind: PayloadNode.Kind) -> PayloadFinding? {
    let start = offset
    let matches = text.withUTF8Buffer { letters in
      letters.indices.allSatisfy { letters[$0] == bytes[start + $0] }
    }
    guard matches else { return unexpected("a value") }
    offset += text.utf8CodeUnitCount
    add(kind, from: start, to: offset)
    return nil
  }

  // MARK: - Errors

  private var here: SourceRange {
    let start = min(offset, bytes.count)
    return SourceRange(start..<min(start + 1, bytes.count))
  }

  func unexpected(_ expected: String) -> PayloadFinding {
    offset < bytes.count
      ? error("expected \(expected)", at: offset)
      : error("expected \(expected), the text ends here", at: offset)
  }

  func error(_ message: String, at place: Int) -> PayloadFinding {
    let start = min(place, bytes.count)
    return PayloadFinding(
      rule: .invalidJSON, severity: .error, message: message,
      range: SourceRange(start..<min(start + 1, bytes.count)))
  }
}

/// Strings and numbers.
extension PayloadScanner {
  mutating func string() -> PayloadFinding? {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      let ends = PayloadWord.endsPlainText(bytes.word(at: offset))
      if ends == 0 {
        offset += 8
        continue
      }
      offset += PayloadWord.first(ends)
      switch bytes[offset] {
      case 0x22:
        offset += 1
        add(.string, from: start, to: offset, hasEscapes: hasEscapes)
        return nil
      case 0x5C:
        hasEscapes = true
        if let error = escape() { return error }
      case 0x80...:
        if let error = character() { return error }
      default:
        if offset >= bytes.count {
          return error("the string that starts here is not closed", at: start)
        }
        return error("a control character in a string has to be escaped", at: offset)
      }
    }
  }

  private mutating func escape() -> PayloadFinding? {
    switch bytes[offset + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      offset += 2
      return nil
    case 0x75: return unicodeEscape()
    default: return error("unknown escape in a string", at: offset)
    }
  }

  /// Scans `\uXXXX`. An unpaired surrogate is an error.
  private mutating func unicodeEscape() -> PayloadFinding? {
    guard let first = hex(at: offset + 2) else {
      return error("expected four hexadecimal digits after '\\u'", at: offset)
    }
    if (0xD800..<0xDC00).contains(first) {
      guard bytes[offset + 6] == 0x5C, bytes[offset + 7] == 0x75,
        let second = hex(at: offset + 8), (0xDC00..<0xE000).contains(second)
      else { return error("half of a surrogate pair in a string", at: offset) }
      offset += 12
      return nil
    }
    if (0xDC00..<0xE000).contains(first) {
      return error("half of a surrogate pair in a string", at: offset)
    }
    offset += 6
    return nil
  }

  private func hex(at start: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in start..<start + 4 {
      let digit = bytes[index]
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(digit - 0x57)
      default: return nil
      }
    }
    return value
  }

  /// Scans a character that is not ASCII (Unicode, table 3-7).
  private mutating func character() -> PayloadFinding? {
    let first = bytes[offset]
    let second = bytes[offset + 1]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: length = second >= 0xA0 ? 3 : 0
    case 0xED: length = second <= 0x9F ? 3 : 0
    case 0xE1...0xEF: length = 3
    case 0xF0: length = second >= 0x90 ? 4 : 0
    case 0xF4: length = second <= 0x8F ? 4 : 0
    case 0xF1...0xF3: length = 4
    default: length = 0
    }
    guard length > 0, (1..<length).allSatisfy({ bytes[offset + $0] & 0xC0 == 0x80 }) else {
      return error("this is not UTF-8", at: offset)
    }
    offset += length
    return nil
  }

  mutating func number() -> PayloadFinding? {
    let start = offset
    if bytes[offset] == 0x2D { offset += 1 }
    guard isDigit else { return unexpected("a digit") }
    if bytes[offset] == 0x30 { offset += 1 } else { skipDigits() }
    if isDigit { return error("a number cannot begin with 0", at: start) }
    if bytes[offset] == 0x2E {
      offset += 1
      guard isDigit else { return unexpected("a digit") }
      skipDigits()
    }
    if bytes[offset] | 0x20 == 0x65 {
      offset += 1
      if bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
      guard isDigit else { return unexpected("a digit") }
      skipDigits()
    }
    add(.number, from: start, to: offset)
    return nil
  }

  private var isDigit: Bool { bytes[offset] &- 0x30 < 10 }

  private mutating func skipDigits() {
    while isDigit { offset += 1 }
  }
}
