extension SourceFile {
  /// The place of the first byte that no text in UTF-8 has: NUL, or one that belongs to no
  /// character.
  package var firstForeignByte: Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\0"), .error: return offset
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      }
    }
  }
}
