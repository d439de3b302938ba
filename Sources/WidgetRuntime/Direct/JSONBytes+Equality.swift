extension JSONBytes {
  /// Whether these are the same bytes as others, compared in as few words as possible.
  ///
  /// All loads are within the first `count` bytes of both. Of a literal nothing is left but
  /// comparisons with constants.
  @inlinable
  @inline(__always)
  func equals(_ other: JSONBytes) -> Bool { count == other.count && contains(other, at: 0) }

  /// Whether other bytes are at an offset, compared in the same way.
  @inlinable
  @inline(__always)
  func contains(_ other: JSONBytes, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count &- other.count else { return false }
    return isEqual(other, from: offset)
  }

  /// The same, where all bytes are known to be there.
  @inlinable
  @inline(__always)
  func isEqual(_ other: JSONBytes, from offset: Int) -> Bool {
    switch other.count {
    case 17...: return part(from: offset, to: offset &+ other.count).equalsInWords(other)
    case 8...: return isEqual(UInt64.self, other, from: offset, last: other.count &- 8)
    case 4...: return isEqual(UInt32.self, other, from: offset, last: other.count &- 4)
    case 2...: return isEqual(UInt16.self, other, from: offset, last: other.count &- 2)
    case 1: return uncheckedLoad(UInt8.self, at: offset) == other.uncheckedLoad(UInt8.self, at: 0)
    default: return true
    }
  }

  /// Whether a quote and a colon are at an offset, and a value directly after them.
  @inline(__always)
  func isEndOfKey(_ offset: Int) -> Bool {
    offset >= 0 && offset < count &- 2 && uncheckedLoad(UInt16.self, at: offset) == 0x3A22
      && uncheckedLoad(UInt8.self, at: offset &+ 2) > 0x20
  }

  /// Whether the first and last words, which may overlap, are the same.
  @inlinable
  @inline(__always)
  func isEqual<Word: FixedWidthInteger>(
    _ type: Word.Type, _ other: JSONBytes, from offset: Int, last: Int
  ) -> Bool {
    uncheckedLoad(type, at: offset) == other.uncheckedLoad(type, at: 0)
      && uncheckedLoad(type, at: offset &+ last) == other.uncheckedLoad(type, at: last)
  }

  @usableFromInline
  func equalsInWords(_ other: JSONBytes) -> Bool {
    for offset in stride(from: 0, to: count - 8, by: 8)
    where load(UInt64.self, at: offset) != other.load(UInt64.self, at: offset) {
      return false
    }
    return load(UInt64.self, at: count - 8) == other.load(UInt64.self, at: count - 8)
  }
}
