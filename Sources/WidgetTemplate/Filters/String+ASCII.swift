/// The short way of the filters for names: nearly all names are short and ASCII, and of such a
/// string neither the bytes that are read nor those that are written need memory of their own.
///
/// Unsafe code; the buffers never leave these two functions, and a template of filters renders a
/// tenth faster for it.
extension String {
  /// What `body` makes of the bytes; nil when one is not ASCII.
  func withASCII<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    var text = self
    return text.withUTF8 { bytes in bytes.reduce(0, |) < 0x80 ? body(bytes) : nil }
  }

  /// A string of ASCII that `fill` writes; it gives the number of bytes, at most `capacity`.
  init(asciiCapacity capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: fill)
  }
}
