/// Methods that append and move text as blocks of bytes, without retaining the owner of the bytes.
///
/// This is unsafe code, but the buffers never leave these functions. Appending the usual way
/// retains the owner of each piece of text, and rendering takes a tenth longer.
extension [UInt8] {
  /// Appends the bytes of a string.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Moves bytes to an earlier position and returns their new end.
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
