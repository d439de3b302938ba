import WidgetSource

/// Numbers, names in backticks, names above ASCII, and words after `#`.
extension Lexer {
  /// Moves past a number: digits, `_`, a radix prefix, a fraction and an exponent.
  mutating func skipNumber() {
    let start = offset
    let second = bytes[start + 1] | 0x20
    let isHexadecimal = bytes[start] == "0" && second == "x"
    while true {
      while bytes[offset].isASCIIIdentifierPart { offset += 1 }
      let byte = bytes[offset]
      let last = bytes[offset - 1] | 0x20
      if byte == ".", bytes[offset + 1].isDigit {
        offset += 1
      } else if byte == "+" || byte == "-", last == (isHexadecimal ? "p" : "e"),
        bytes[offset + 1].isDigit
      {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Moves past the backtick that closes the one here; without one on the line only after it.
  mutating func skipBackticks() {
    let end = lineEnd(from: offset)
    var position = offset + 1
    while position < end, bytes[position] != "`" { position += 1 }
    offset = position < end ? position + 1 : offset + 1
  }

  /// Moves past the rest of a name, which may have any character of an identifier.
  mutating func skipIdentifierTail() {
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        guard bytes[offset].isASCIIIdentifierPart else { return }
        offset += 1
      } else {
        guard let (scalar, length) = scalar(at: offset), !scalar.isOperatorAboveASCII,
          scalar.value != 0xA0
        else { return }
        offset += length
      }
    }
  }

  /// The character at an offset and its length in bytes; nil when the bytes are not UTF-8.
  func scalar(at start: Int) -> (Unicode.Scalar, length: Int)? {
    let first = bytes[start]
    let length = first < 0x80 ? 1 : (~first).leadingZeroBitCount
    if length == 1 && first < 0x80 { return (Unicode.Scalar(first), 1) }
    guard (2...4).contains(length), start + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard bytes[start + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[start + index] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// What begins with `#`: a raw string, a regex, a compiler directive or a macro.
  mutating func poundToken(from start: Int) -> Token {
    var pounds = 0
    while bytes[start + pounds] == "#" { pounds += 1 }
    switch bytes[start + pounds] {
    case "\"":
      offset = start + pounds
      skipString(pounds: pounds)
      return token(.string, from: start)
    case "/":
      if let end = regexEnd(from: start + pounds, pounds: pounds) {
        offset = end
        return token(.regex, from: start)
      }
    default: break
    }
    // All at once: counting those after each would take the square of their number.
    offset = start + pounds
    skipIdentifierTail()
    return token(pounds == 1 ? directive(from: start + 1) : .pound, from: start)
  }

  private func directive(from start: Int) -> TokenKind {
    switch Keyword(bytes, from: start, count: offset - start) {
    case .if: return .poundIf
    case .else: return .poundElse
    default: break
    }
    switch (bytes.word(at: start), offset - start) {
    case (let word, 6) where word & 0xFFFF_FFFF_FFFF == 0x6669_6573_6C65: return .poundElseif
    case (let word, 5) where word & 0xFF_FFFF_FFFF == 0x66_6964_6E65: return .poundEndif
    default: return .pound
    }
  }
}
