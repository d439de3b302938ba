/// The path and the content of an input file, such as a Swift source, a template or a
/// configuration.
///
/// The bytes are stored as read, with the byte order mark and all line breaks. Every position is an
/// offset into them, and strings are created only where they are needed.
///
/// For example: `SourceFile(path: "Button.swift", text: "struct Button {}")`.
package struct SourceFile: Sendable {
  /// The path as printed in diagnostics. It is relative if the user specified a relative path.
  package let path: String
  /// The content, usually UTF-8. Invalid bytes are possible.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text of a range. Invalid UTF-8 becomes U+FFFD, and a range beyond the end is
  /// clamped.
  package func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The whole content as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceFile {
  /// Returns the offset of the first byte that does not belong to valid UTF-8 text, or nil if there
  /// isn't one.
  ///
  /// - Parameter allowsNUL: whether NUL is valid. Swift sources should not contain it.
  package func firstForeignByte(allowsNUL: Bool) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let chunk = bytes[offset..<min(offset + 256, bytes.count)]
      // Most text is ASCII. Unlike a search, this reduction processes many bytes at once.
      let isASCII = allowsNUL && chunk.reduce(0, |) < 0x80
      guard !isASCII, let start = chunk.firstIndex(where: { $0 >= 0x80 || ($0 == 0 && !allowsNUL) })
      else {
        offset = chunk.endIndex
        continue
      }
      var decoder = UTF8()
      var iterator = bytes[start...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar != "\0" || allowsNUL
      else { return start }
      offset = start + UTF8.width(scalar)
    }
    return nil
  }
}
