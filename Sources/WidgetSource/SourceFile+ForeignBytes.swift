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
