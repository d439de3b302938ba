/// A fast path for short ASCII strings, such as nearly all names. They are read and written without allocating memory.
///
/// This is unsafe code. The buffers are used only by the closures that these two functions call. Templates with many
/// filters render a tenth faster with it.
extension String {
  /// Returns the result of `body` for the bytes of the string. Returns nil if the string is not ASCII, or if `body`
  /// returns nil.
  func withASCII<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    var text = self
    return text.withUTF8 { bytes in bytes.reduce(0, |) < 0x80 ? body(bytes) : nil }
  }

  /// Creates an ASCII string. `fill` writes at most `capacity` bytes and returns their number.
  init(asciiCapacity capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: fill)
  }
}
