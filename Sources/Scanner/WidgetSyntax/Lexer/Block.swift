/// 32 bytes that are searched at once. The first byte is in the lowest bits of the first word.
///
/// `first` reduces a mask to the highest bit of each byte. The lowest set bit is in the first matching byte. Higher
/// bits in the same word can be wrong, because the subtraction borrows, so only the first match is used. The reduced
/// mask is zero if and only if no byte matches (Hacker's Delight, 6-1: find the first 0-byte).
///
/// Four 64-bit words are faster than 32 lanes: the compiler turns comparisons of lanes into
/// loops, and arithmetic on words into single instructions.
///
/// For example: `block.first(block.near("{") | block.near("}"))`.
struct Block {
  typealias Mask = SIMD4<UInt64>
  static let count = 32
  let bits: Mask

  /// Returns the block with some bits of each byte set, so that one search finds two characters
  /// that differ only in these bits.
  @inline(__always)
  func setting(_ byte: UInt8) -> Block { Block(bits: bits | Self.repeating(byte)) }

  /// Returns a mask for the first occurrence of an ASCII character. Masks of the same block can be
  /// combined with `|`.
  ///
  /// The highest bit of an ASCII byte is set in the mask if the byte is the character, because the
  /// subtraction then wraps around to 255. `first` clears the bits of non-ASCII bytes for all masks
  /// at once.
  @inline(__always)
  func near(_ character: Unicode.Scalar) -> Mask {
    (bits ^ Self.repeating(UInt8(truncatingIfNeeded: character.value))) &- Self.repeating(1)
  }

  /// Returns a mask for the first ASCII byte that is not less than a character. A byte that follows an invalid one can
  /// match although it is less by one.
  ///
  /// The highest bit of an ASCII byte is set by the addition if the byte is large enough. Only bytes that never occur
  /// in UTF-8 carry into the next byte.
  @inline(__always)
  func near(from character: Unicode.Scalar) -> Mask {
    bits &+ Self.repeating(0x80 - UInt8(truncatingIfNeeded: character.value))
  }

  /// Returns the index of the first match in the combined masks, or nil if there is none.
  @inline(__always)
  func first(_ near: Mask) -> Int? {
    let hits = near & ~bits & Self.repeating(0x80)
    if hits[0] | hits[1] | hits[2] | hits[3] == 0 { return nil }
    if hits[0] != 0 { return Word.first(hits[0]) }
    if hits[1] != 0 { return 8 + Word.first(hits[1]) }
    return hits[2] != 0 ? 16 + Word.first(hits[2]) : 24 + Word.first(hits[3])
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> Mask { Mask(repeating: Word.repeating(byte)) }
}
