/// Searches in eight bytes at once, held in a `UInt64` with the first byte in the lowest bits.
///
/// A search answers with a mask whose lowest set bit lies in the first byte that matches; bits
/// above it may be wrong (the subtraction borrows), so only the first hit is ever used. Zero means
/// that no byte matches, exactly. (Hacker's Delight, 6-1: find the first 0-byte.)
enum Word {
  /// The same byte eight times.
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Where `word` holds `byte`.
  @inline(__always)
  static func hits(_ word: UInt64, _ byte: UInt8) -> UInt64 { zeros(word ^ repeating(byte)) }

  /// Where `word` holds a zero.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The index of the first byte of a mask that is not zero.
  @inline(__always)
  static func first(_ hits: UInt64) -> Int { hits.trailingZeroBitCount / 8 }
}
