extension WidgetCoding.JSONReader {
  /// Reads a string.
  @inline(never)
  public mutating func readString() throws -> String { try readText() }

  /// Reads a string. This function is inlined where most strings are read.
  @inline(__always)
  mutating func readText() throws -> String {
    guard byte == UInt8(ascii: "\"") else { throw mismatch(String.self) }
    let start = offset &+ 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualString(plainTo: end) }
    offset = end &+ 1
    return bytes.uncheckedPart(from: start, to: end).uncheckedText(isASCII: true)
  }

  /// Reads a string with escapes or non-ASCII characters.
  ///
  /// - Parameter end: The offset of the first of them.
  @usableFromInline
  @inline(never)
  mutating func readUnusualString(plainTo end: Int) throws -> String {
    guard let quote = bytes.endOfUTF8(from: end) else { throw notUTF8() }
    guard bytes[quote] == UInt8(ascii: "\"") else {
      return try readEscapedString(from: quote, isASCII: quote == end)
    }
    let start = offset &+ 1
    offset = quote &+ 1
    return bytes.part(from: start, to: quote).uncheckedText(isASCII: false)
  }

  /// Reads a string with escapes. Its text is unescaped into a buffer, validated and copied.
  ///
  /// - Parameters:
  ///   - escape: The offset of the first escape. The text before it has been validated.
  ///   - isASCII: Whether the text before the escape is ASCII.
  private mutating func readEscapedString(from escape: Int, isASCII: Bool) throws -> String {
    try session.unescape { text in
      text.put(bytes.part(from: offset &+ 1, to: escape))
      var next = escape
      var isASCII = isASCII
      while bytes[next] != UInt8(ascii: "\"") {
        if bytes[next] >= 0x80 {
          isASCII = false
          guard let end = bytes.endOfUTF8(from: next) else { throw notUTF8() }
          text.put(bytes.part(from: next, to: end))
          next = end
        } else {
          if try !bytes.readEscape(at: &next, into: &text) { isASCII = false }
          next = text.put(plainOf: bytes, from: next)
        }
      }
      offset = next &+ 1
      return text.written.uncheckedText(isASCII: isASCII)
    }
  }

  private func notUTF8() -> any Swift.Error {
    JSONFault(.corrupted("the string is not UTF-8"), at: offset)
  }
}

extension JSONBytes {
  /// Appends the character of an escape sequence to `text`, and returns whether the character is ASCII.
  @inline(__always)
  fileprivate func readEscape(at next: inout Int, into text: inout JSONOutput) throws -> Bool {
    guard self[next] == UInt8(ascii: "\\") else {
      if next >= count { throw JSONFault(.malformed("the document ends here"), at: next) }
      throw JSONFault(.corrupted("unescaped control character in a string"), at: next)
    }
    next += 2
    let byte: UInt8
    switch self[next - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = self[next - 1]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"):
      let scalar = try readScalar(at: &next)
      text.put(scalar)
      return scalar.isASCII
    default: throw JSONFault(.corrupted("unknown escape sequence"), at: next - 2)
    }
    text.put(byte)
    return true
  }

  /// Reads the digits after `\u`. After the first half of a surrogate pair, the second half is also read.
  private func readScalar(at next: inout Int) throws -> Unicode.Scalar {
    let start = next - 2
    let first = try readHexDigits(at: &next)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), self[next] == 0x5C, self[next + 1] == UInt8(ascii: "u") {
      next += 2
      let second = try readHexDigits(at: &next)
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw JSONFault(.corrupted("half of a surrogate pair"), at: start)
  }

  private func readHexDigits(at next: inout Int) throws -> UInt16 {
    var value: UInt16 = 0
    for place in next..<next + 4 {
      let byte = self[place]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default:
        throw JSONFault(.corrupted("four hexadecimal digits expected after \\u"), at: next - 2)
      }
      value = value << 4 | UInt16(digit)
    }
    next += 4
    return value
  }
}

extension JSONOutput {
  /// Appends the plain ASCII text that starts at an offset, and returns the offset of its end.
  @inline(__always)
  fileprivate mutating func put(plainOf text: JSONBytes, from start: Int) -> Int {
    var offset = start
    while offset <= text.count &- 8 {
      reserve(8)
      let word = text.uncheckedLoad(UInt64.self, at: offset)
      store(word)
      let ends = JSONBytes.ends(in: word) | word & JSONBytes.highBits
      let length = ends.trailingZeroBitCount / 8
      offset &+= length
      count &+= length
      if length < 8 { return offset }
    }
    let end = text.endOfPlainText(from: offset)
    put(text.part(from: offset, to: end))
    return end
  }

  /// Appends a scalar in UTF-8.
  fileprivate mutating func put(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(byte) }
  }
}
