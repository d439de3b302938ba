/// Appends and moves text in the output as one block of bytes, without retaining its owner.
///
/// Unsafe code; the buffers never leave these functions. The plain way, `append(contentsOf:)` or byte by byte, counts a reference for each piece of text, and
/// rendering takes a tenth longer.
extension [UInt8] {
  /// Adds the bytes of a string.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Adds bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Moves bytes to an earlier place; returns where they end.
  mutating func move(_ range: Range<Int>, to start: Int) -> Int {
    precondition(0 <= start && start <= range.lowerBound && range.upperBound <= count)
    let end = start + range.count
    if start != range.lowerBound {
      withUnsafeMutableBytes { bytes in
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<end])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
    return end
  }
}
