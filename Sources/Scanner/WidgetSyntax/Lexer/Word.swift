/// Searches in eight bytes, stored in a `UInt64` with the first byte in the lowest bits.
///
/// For example: `Word.first(Word.nonIdentifiers(words)[0])` is the length of the name at the start of the first word, or
/// 8 if the name is longer.
enum Word {
  /// Returns a word in which each byte has the same value.
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Returns the masks of the bytes that are not an ASCII letter, a digit or `_`.
  ///
  /// For a byte below 128, `byte + (128 - limit)` has its highest bit set if and only if the byte
  /// is at least `limit`. No sum carries into the next byte, so the mask is exact.
  @inline(__always)
  static func nonIdentifiers(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let ascii = words & both(0x7F)
    let lower = ascii | both(0x20)
    let letters = (lower &+ both(0x80 - 0x61)) & ~(lower &+ both(0x80 - 0x7B))
    let digits = (ascii &+ both(0x80 - 0x30)) & ~(ascii &+ both(0x80 - 0x3A))
    let underscores = ~((ascii ^ both(0x5F)) &+ both(0x7F))
    return ~((letters | digits | underscores) & ~words) & both(0x80)
  }

  @inline(__always)
  private static func both(_ byte: UInt8) -> SIMD2<UInt64> { SIMD2(repeating: repeating(byte)) }

  /// Returns the index of the first byte that is not zero in a mask, or 8 if there isn't one.
  @inline(__always)
  static func first(_ hits: UInt64) -> Int { hits.trailingZeroBitCount / 8 }
}
