extension JSONBytes {
  /// The offset of the first byte that is no plain text: a quote, a backslash, a control character
  /// or the end. Letters beyond ASCII are plain text.
  @inlinable
  @inline(__always)
  func endOfText(from start: Int) -> Int {
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let ends = Self.ends(in: uncheckedLoad(UInt64.self, at: offset))
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
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let word = uncheckedLoad(UInt64.self, at: offset)
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

  /// Whether the bytes in a range are UTF-8.
  func isUTF8(from start: Int, to end: Int) -> Bool {
    var offset = start
    while true {
      // What is after the end may be looked at, too.
      while offset < end, self[offset] < 0x80 {
        let letters = load(UInt64.self, at: offset) & Self.highBits
        offset &+= offset > count &- 8 ? 1 : letters.trailingZeroBitCount / 8
      }
      while offset < end, self[offset] >= 0x80 {
        let length = scalar(at: offset).length
        if length == 0 { return false }
        offset &+= length
      }
      if offset >= end { return true }
    }
  }

  /// The bytes of the scalar beyond ASCII at an offset, the first one lowest, perhaps with what is after
  /// them, and how many they are; 0 where there is none (Unicode 16, table 3-7).
  @inline(__always)
  func scalar(at offset: Int) -> (bytes: UInt32, length: Int) {
    let bytes =
      offset <= count &- 4 ? load(UInt32.self, at: offset) : lastBytes(from: offset)
    if bytes & 0xC0E0 == 0x80C0 {
      // Not what fits into one byte.
      return (bytes, bytes & 0x1E != 0 ? 2 : 0)
    }
    if bytes & 0xC0_C0F0 == 0x80_80E0 {
      // Neither what fits into two bytes nor half of a surrogate pair.
      let bits = bytes & 0x200F
      return (bytes, bits != 0 && bits != 0x200D ? 3 : 0)
    }
    if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
      // Neither what fits into three bytes nor what is beyond Unicode.
      let isUnicode = bytes & 0x4 == 0 || bytes & 0x3003 == 0
      return (bytes, bytes & 0x3007 != 0 && isUnicode ? 4 : 0)
    }
    return (bytes, 0)
  }

  /// The bytes from an offset on, fewer than four.
  @inline(never)
  private func lastBytes(from offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[offset &+ $1]) << UInt32($1 * 8) }
  }

  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bits of the quotes, backslashes and control characters among eight bytes. Only the
  /// lowest is certain.
  @inlinable
  @inline(__always)
  static func ends(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // With the second bit changed, quotes are next to the control characters.
    let controls = word ^ (ones &* 0x02)
    let backslashes = word ^ (ones &* 0x5C)
    let found = (controls &- ones &* 0x21) & ~word | (backslashes &- ones) & ~backslashes
    return found & highBits
  }
}
