@_documentation(visibility: internal)
extension JSONReader {
  /// Reads a string.
  @inlinable
  public mutating func readString() throws -> String {
    guard byte == UInt8(ascii: "\"") else { throw mismatch(String.self) }
    let start = offset &+ 1
    var isASCII = true
    let end = bytes.endOfText(from: start, isASCII: &isASCII)
    guard bytes[end] == UInt8(ascii: "\""), isASCII else {
      return try readUnusualString(plainTo: end)
    }
    offset = end &+ 1
    return bytes.part(from: start, to: end).text
  }

  /// Reads a string with escapes or with letters beyond ASCII.
  @usableFromInline
  @inline(never)
  mutating func readUnusualString(plainTo end: Int) throws -> String {
    let start = offset + 1
    if bytes[end] == UInt8(ascii: "\"") {
      guard let text = bytes.part(from: start, to: end).validText else {
        throw JSONFault(.corrupted("the string is not UTF-8"), at: offset)
      }
      offset = end + 1
      return text
    }
    var text: [UInt8] = []
    bytes.part(from: start, to: end).append(to: &text)
    var next = end
    while bytes[next] != UInt8(ascii: "\"") {
      try readEscape(at: &next, into: &text)
      var isASCII = true
      let plain = bytes.endOfText(from: next, isASCII: &isASCII)
      bytes.part(from: next, to: plain).append(to: &text)
      next = plain
    }
    guard let result = text.withJSONBytes({ $0.validText }) else {
      throw JSONFault(.corrupted("the string is not UTF-8"), at: offset)
    }
    offset = next + 1
    return result
  }

  /// Reads an escape sequence.
  private func readEscape(at next: inout Int, into text: inout [UInt8]) throws {
    guard bytes[next] == UInt8(ascii: "\\") else {
      if next >= bytes.count { throw JSONFault(.malformed("the document ends here"), at: next) }
      throw JSONFault(.corrupted("unescaped control character in a string"), at: next)
    }
    next += 2
    switch bytes[next - 1] {
    case UInt8(ascii: "\""): text.append(0x22)
    case UInt8(ascii: "\\"): text.append(0x5C)
    case UInt8(ascii: "/"): text.append(0x2F)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try text.append(contentsOf: readScalar(at: &next).utf8)
    default: throw JSONFault(.corrupted("unknown escape sequence"), at: next - 2)
    }
  }

  /// Reads the digits after `\u`, and those of the second half of a pair.
  private func readScalar(at next: inout Int) throws -> Character {
    let start = next - 2
    let first = try readHexDigits(at: &next)
    if UTF16.isLeadSurrogate(first), bytes[next] == 0x5C, bytes[next + 1] == UInt8(ascii: "u") {
      next += 2
      let second = try readHexDigits(at: &next)
      if UTF16.isTrailSurrogate(second) {
        return Character(UTF16.decode(UTF16.EncodedScalar([first, second])))
      }
    }
    guard let scalar = Unicode.Scalar(first) else {
      throw JSONFault(.corrupted("half of a surrogate pair"), at: start)
    }
    return Character(scalar)
  }

  private func readHexDigits(at next: inout Int) throws -> UInt16 {
    var value: UInt16 = 0
    for digit in next..<next + 4 {
      guard let digit = Character(Unicode.Scalar(bytes[digit])).hexDigitValue else {
        throw JSONFault(.corrupted("four hexadecimal digits expected after \\u"), at: next - 2)
      }
      value = value << 4 | UInt16(digit)
    }
    next += 4
    return value
  }
}
