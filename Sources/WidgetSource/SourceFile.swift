/// A named piece of text: a Swift source, a template or a configuration file, as bytes.
///
/// The bytes are kept exactly as read, byte order mark and line ends included; every position in
/// the project is an offset into them, and a `String` is only made at the edges.
///
/// For example: `SourceFile(path: "Button.swift", text: "struct Button {}")`.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it: relative when the user gave a relative one.
  package let path: String
  /// The content, in UTF-8 as far as the author kept to it.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; invalid UTF-8 reads as U+FFFD, a range past the end is cut.
  package func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The whole content as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceFile {
  /// The place of the first byte that belongs to no character in UTF-8.
  ///
  /// - Parameter allowsNUL: whether NUL, a character that occurs in no source, is allowed.
  package func firstForeignByte(allowsNUL: Bool) -> Int? {
    // Before that every byte is a character.
    let start = bytes.firstIndex { $0 >= 0x80 || ($0 == 0 && !allowsNUL) }
    guard var offset = start else { return nil }
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .error: return offset
      case .scalarValue("\0") where !allowsNUL: return offset
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      }
    }
  }
}
