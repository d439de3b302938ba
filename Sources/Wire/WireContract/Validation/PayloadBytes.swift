/// A view of a payload's bytes. Any offset can be read. Bytes past the end are zero.
///
/// This is the only file of the module that stores an unsafe pointer. Validation reads every byte of many files. With
/// an array's subscript, reference counting and bounds checks would take half of the time (`Benchmarks`, `validate`).
/// The access is safe because each read compares the offset with `count`. The view is used only in the closure of
/// `withBytes`, while the array owns the memory.
struct PayloadBytes {
  private let buffer: UnsafeRawBufferPointer
  let count: Int

  private init(_ buffer: UnsafeRawBufferPointer) {
    self.buffer = buffer
    count = buffer.count
  }

  /// Runs `body` with a view of `bytes`. The view must not outlive the call.
  static func withBytes<Result>(_ bytes: [UInt8], _ body: (PayloadBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { body(PayloadBytes($0)) }
  }

  /// The byte at an offset, or zero outside the payload.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? buffer[offset] : 0
  }

  /// Returns the eight bytes that start at an offset, the first byte in the lowest bits. Bytes outside the payload are
  /// zero.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return lastWord(at: offset) }
    return UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(8 &* index) }
    return word
  }

  /// Returns the bytes of a range.
  func copy(_ range: Range<Int>) -> [UInt8] { Array(buffer[range.clamped(to: 0..<count)]) }

  /// Returns the text of a range. Invalid UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    let bounds = range.clamped(to: 0..<count)
    return String(decoding: buffer[bounds], as: UTF8.self)
  }

  /// Whether the bytes of a range are equal to a key.
  @inline(__always)
  func matches(_ range: Range<Int>, _ key: [UInt8]) -> Bool {
    guard range.count == key.count, range.upperBound <= count else { return false }
    for index in 0..<key.count where buffer[range.lowerBound &+ index] != key[index] {
      return false
    }
    return true
  }
}

/// Searches in the eight bytes of a `UInt64`, whose first byte is in the lowest bits (Hacker's Delight, 6-1).
enum PayloadWord {
  /// Sets the highest bit of each byte that ends plain text in a string. Such a byte is a quote, a backslash, a control
  /// character, or not ASCII. Only the lowest set bit is reliable: higher bits can be set by mistake.
  @inline(__always)
  static func endsPlainText(_ word: UInt64) -> UInt64 {
    let quotes = zeros(word ^ repeating(0x22))
    let escapes = zeros(word ^ repeating(0x5C))
    let controls = (word &- repeating(0x20)) & ~word & repeating(0x80)
    return quotes | escapes | controls | (word & repeating(0x80))
  }

  /// Sets the highest bit of each byte that is not a space.
  @inline(__always)
  static func notSpaces(_ word: UInt64) -> UInt64 {
    let other = word ^ repeating(0x20)
    return ((other & repeating(0x7F)) &+ repeating(0x7F) | other) & repeating(0x80)
  }

  /// Returns the index of the first byte that is not zero in a mask.
  @inline(__always)
  static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount / 8 }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- repeating(1)) & ~word & repeating(0x80)
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
