extension JSONBytes {
  /// The offset of the first byte that is no plain text: a quote, a backslash, a control character
  /// or the end. Letters beyond ASCII are plain text.
  ///
  /// - Parameter isASCII: set to false where such letters were passed.
  @inlinable
  @inline(__always)
  func endOfText(from start: Int, isASCII: inout Bool) -> Int {
    var offset = start
    var letters: UInt64 = 0
    while offset <= count &- 8 {
      let word = load(UInt64.self, at: offset)
      let ends = Self.ends(in: word)
      if ends != 0 {
        let length = ends.trailingZeroBitCount & ~7
        // What follows the end is not part of the text.
        letters |= word & ((1 &<< UInt64(length)) &- 1)
        if letters & Self.highBits != 0 { isASCII = false }
        return offset &+ length / 8
      }
      letters |= word
      offset &+= 8
    }
    if letters & Self.highBits != 0 { isASCII = false }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      if byte >= 0x80 { isASCII = false }
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
