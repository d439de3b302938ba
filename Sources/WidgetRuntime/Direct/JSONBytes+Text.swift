extension JSONBytes {
  /// The offset of the first byte that is no plain text: a quote, a backslash, a control character
  /// or the end. Letters beyond ASCII are plain text.
  @inlinable
  @inline(__always)
  func endOfText(from start: Int) -> Int {
    var offset = start
    while offset <= count &- 8 {
      let ends = Self.ends(in: load(UInt64.self, at: offset))
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      offset &+= 1
    }
  }

  /// The offset of the first byte that is no plain ASCII text: as above, or a letter beyond ASCII.
  @inlinable
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset <= count &- 8 {
      let word = load(UInt64.self, at: offset)
      let ends = Self.ends(in: word) | word & Self.highBits
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return offset }
      offset &+= 1
    }
  }

  /// Whether the bytes are UTF-8 (Unicode 16, table 3-7).
  var isUTF8: Bool {
    var offset = 0
    while offset < count {
      while offset <= count &- 8 {
        let letters = uncheckedLoad(UInt64.self, at: offset) & Self.highBits
        offset &+= letters.trailingZeroBitCount / 8
        if letters != 0 { break }
      }
      let length = lengthOfScalar(at: offset)
      if length == 0 { return offset >= count }
      offset &+= length
    }
    return true
  }

  /// How many bytes the scalar at an offset has; 0 where there is none.
  @inline(__always)
  private func lengthOfScalar(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    let (first, second) = (self[offset], self[offset &+ 1])
    switch first {
    case 0...0x7F: return 1
    case 0xC2...0xDF: return Self.isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      // Neither what fits into two bytes nor half of a surrogate pair.
      let range: ClosedRange<UInt8> =
        first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
      return range.contains(second) && Self.isContinuation(self[offset &+ 2]) ? 3 : 0
    case 0xF0...0xF4:
      // Neither what fits into three bytes nor what is beyond Unicode.
      let range: ClosedRange<UInt8> =
        first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      let isValid =
        range.contains(second) && Self.isContinuation(self[offset &+ 2])
        && Self.isContinuation(self[offset &+ 3])
      return isValid ? 4 : 0
    default: return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bits of the quotes, backslashes and control characters among eight bytes. Only the
  /// lowest is certain.
  @inlinable
  @inline(__always)
  static func ends(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let found =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (word &- ones &* 0x20) & ~word
    return found & highBits
  }
}
