/// A view of a file's bytes that can be read at any offset: past the end there are zeros.
///
/// The only file of the module that touches unsafe memory. Why: the scanner lives on reading eight
/// or sixteen bytes at once, and on a view that costs no reference counting; the array's own
/// subscript gives neither. Why it is safe: all readers compare the offset with `count` first, so no
/// offset, negative ones included, reaches memory outside the buffer; and the view never leaves the
/// closure of `withBytes`, during which the array owns the memory.
struct SourceBytes {
  private let buffer: UnsafeRawBufferPointer
  let count: Int

  private init(_ buffer: UnsafeRawBufferPointer) {
    self.buffer = buffer
    count = buffer.count
  }

  /// Runs `body` with a view of `bytes`, which must not outlive the call.
  static func withBytes<Result>(_ bytes: [UInt8], _ body: (SourceBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { body(SourceBytes($0)) }
  }

  /// The byte at an offset; zero outside the file.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? buffer[offset] : 0
  }

  /// Eight bytes from an offset on, the first in the lowest bits; zeros outside the file.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return lastWord(at: offset) }
    return UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Sixteen bytes from an offset on; zeros outside the file.
  @inline(__always)
  func block(at offset: Int) -> Block {
    guard offset >= 0, offset <= count &- 16 else { return lastBlock(at: offset) }
    let bits = buffer.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    return Block(bits: SIMD2(UInt64(littleEndian: bits[0]), UInt64(littleEndian: bits[1])))
  }

  @inline(never)
  private func lastBlock(at offset: Int) -> Block {
    Block(bits: SIMD2(word(at: offset), word(at: offset &+ 8)))
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 {
      word |= UInt64(self[offset &+ index]) << UInt64(8 * index)
    }
    return word
  }
}
