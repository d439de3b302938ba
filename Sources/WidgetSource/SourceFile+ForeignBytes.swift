extension SourceFile {
  /// The place of the first byte that belongs to no character in UTF-8.
  ///
  /// - Parameter allowsNUL: whether NUL, which is a character but stands in no source, counts as one.
  package func firstForeignByte(allowsNUL: Bool) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
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
