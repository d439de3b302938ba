/// A view of a file's bytes that can be read at any offset. Bytes outside of the file are zero.
///
/// This is the module's only file with unsafe code. The unsafe code is necessary because the scanner
/// reads up to 32 bytes at once, through a view without reference counting. An array offers
/// neither. The code is safe because all reads compare the offset with `count` first, so even a
/// negative offset cannot access memory outside of the buffer. The view also never leaves the closure
/// of `withBytes`, during which the array owns the memory.
struct SourceBytes {
  private let buffer: UnsafeRawBufferPointer
  let count: Int

  private init(_ buffer: UnsafeRawBufferPointer) {
    self.buffer = buffer
    count = buffer.count
  }

  /// Calls `body` with a view of `bytes`. The view must not outlive the call.
  static func withBytes<Result>(_ bytes: [UInt8], _ body: (SourceBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { body(SourceBytes($0)) }
  }

  /// The byte at an offset, or zero outside of the file.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? buffer[offset] : 0
  }

  /// Returns the eight bytes from an offset, with the first byte in the lowest bits. Bytes outside of the
  /// file are zero.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return lastWord(at: offset) }
    return UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the sixteen bytes from an offset as two words. Bytes outside of the file are zero.
  @inline(__always)
  func words(at offset: Int) -> SIMD2<UInt64> {
    guard offset >= 0, offset <= count &- 16 else { return lastWords(at: offset) }
    let words = buffer.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  /// Returns the 32 bytes from an offset. Bytes outside of the file are zero.
  @inline(__always)
  func block(at offset: Int) -> Block {
    guard offset >= 0, offset <= count &- Block.count else { return lastBlock(at: offset) }
    let words = buffer.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    return Block(
      bits: SIMD4(
        UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]),
        UInt64(littleEndian: words[2]), UInt64(littleEndian: words[3])))
  }

  @inline(never)
  private func lastBlock(at offset: Int) -> Block {
    Block(bits: SIMD4(lowHalf: words(at: offset), highHalf: words(at: offset &+ 16)))
  }

  @inline(never)
  private func lastWords(at offset: Int) -> SIMD2<UInt64> {
    SIMD2(word(at: offset), word(at: offset &+ 8))
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
