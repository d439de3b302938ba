/// Searches in eight bytes at once, held in a `UInt64` with the first byte in the lowest bits.
///
/// A search answers with a mask whose lowest set bit lies in the first byte that matches; bits
/// above it may be wrong (the subtraction borrows), so only the first hit is ever used. Zero means
/// that no byte matches, exactly. (Hacker's Delight, 6-1: find the first 0-byte.)
///
/// For example: `Word.hits(Word.near(word, "{") | Word.near(word, "}"), in: word)`.
enum Word {
  /// The same byte eight times.
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// A search for one ASCII character; those for several in the same word are joined with `|`.
  ///
  /// The highest bit of each byte is set where the character stands or the byte is not ASCII: only
  /// there does the difference, less one, reach 128. `hits` clears the second kind for all at once.
  @inline(__always)
  static func near(_ word: UInt64, _ character: Unicode.Scalar) -> UInt64 {
    (word ^ repeating(UInt8(truncatingIfNeeded: character.value))) &- repeating(1)
  }

  /// Where `word` holds one of the characters that were searched for in it.
  @inline(__always)
  static func hits(_ near: UInt64, in word: UInt64) -> UInt64 { near & ~word & repeating(0x80) }

  /// Where `word` holds anything but an ASCII letter, a digit or `_`.
  ///
  /// For a byte below 128, `byte + (128 - limit)` has its highest bit set exactly from `limit` on;
  /// no sum reaches the next byte, so this mask is exact in every bit.
  @inline(__always)
  static func nonIdentifiers(_ word: UInt64) -> UInt64 {
    let ascii = word & repeating(0x7F)
    let lower = ascii | repeating(0x20)
    let letters = (lower &+ repeating(0x80 - 0x61)) & ~(lower &+ repeating(0x80 - 0x7B))
    let digits = (ascii &+ repeating(0x80 - 0x30)) & ~(ascii &+ repeating(0x80 - 0x3A))
    let underscores = ~((ascii ^ repeating(0x5F)) &+ repeating(0x7F))
    return ~((letters | digits | underscores) & ~word) & repeating(0x80)
  }

  /// The index of the first byte of a mask that is not zero.
  @inline(__always)
  static func first(_ hits: UInt64) -> Int { hits.trailingZeroBitCount / 8 }
}
