/// Appends text to the output as one block of bytes, without retaining its owner.
///
/// Unsafe code; the buffers never leave these two functions. The plain way, `append(contentsOf:)`,
/// counts a reference for each piece of text and goes through a string's bytes one by one, and
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
}
