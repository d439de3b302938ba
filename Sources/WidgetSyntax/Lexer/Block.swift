/// Sixteen bytes that are searched at once, the first in the lowest bits of the first half.
///
/// A search answers with a mask whose lowest set bit lies in the first byte that matches; bits
/// above it, in the same half, may be wrong (the subtraction borrows), so only the first hit is
/// ever used. Zero means that no byte matches, exactly. (Hacker's Delight, 6-1: find the first
/// 0-byte.)
///
/// Halves of 64 bits and not sixteen lanes of eight: the compiler turns comparisons of those into
/// loops over the lanes, and arithmetic on these into single instructions.
///
/// For example: `block.first(block.near("{") | block.near("}"))`.
struct Block {
  typealias Mask = SIMD2<UInt64>
  let bits: Mask

  /// The same block with some bits of each byte set: one search finds two characters that differ
  /// in one bit only.
  @inline(__always)
  func setting(_ byte: UInt8) -> Block { Block(bits: bits | Self.repeating(byte)) }

  /// A search for one ASCII character; those for several in the same block are joined with `|`.
  ///
  /// The highest bit of each byte is set where the character is or the byte is not ASCII: only
  /// there does the difference, less one, reach 128. `first` clears the second kind for all at
  /// once.
  @inline(__always)
  func near(_ character: Unicode.Scalar) -> Mask {
    (bits ^ Self.repeating(UInt8(truncatingIfNeeded: character.value))) &- Self.repeating(1)
  }

  /// The index of the first of the characters that were searched for; nil if there is none.
  @inline(__always)
  func first(_ near: Mask) -> Int? {
    let hits = near & ~bits & Self.repeating(0x80)
    if hits[0] != 0 { return Word.first(hits[0]) }
    return hits[1] == 0 ? nil : 8 + Word.first(hits[1])
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> Mask { Mask(repeating: Word.repeating(byte)) }
}
