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

  /// `\uXXXX`; a half of a surrogate pair needs the other one.
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

  /// One character beyond ASCII (Unicode, table 3-7).
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
