/// The end of a document for some stores in a row. It is a local variable of the function that stores, so
/// that it stays in a register: a store may change any memory, and with it the output's count.
///
/// Its bound: whoever makes a cursor states how many bytes are stored, and the output makes room for them. A
/// cursor does not outlive the function.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONCursor {
  @usableFromInline var place: UnsafeMutableRawPointer

  @inlinable
  @inline(__always)
  init(_ place: UnsafeMutableRawPointer) {
    #if compiler(>=6.2)
      unsafe self.place = place
    #else
      self.place = place
    #endif
  }

  /// Stores an integer some bytes ahead, its lowest byte first.
  @inlinable
  @inline(__always)
  func store<Word: FixedWidthInteger>(_ word: Word, ahead: Int = 0) {
    #if compiler(>=6.2)
      unsafe place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
    #else
      place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
    #endif
  }

  /// Moves past bytes that have been stored.
  @inlinable
  @inline(__always)
  mutating func move(by size: Int) {
    #if compiler(>=6.2)
      unsafe place += size
    #else
      place += size
    #endif
  }

  /// Stores an integer, and moves past it.
  @inlinable
  @inline(__always)
  mutating func put<Word: FixedWidthInteger>(_ word: Word) {
    store(word)
    move(by: Word.bitWidth / 8)
  }

  /// Stores a few bytes in words that may overlap, and moves past them.
  @inlinable
  @inline(__always)
  mutating func put(short bytes: JSONBytes) {
    let size = bytes.count
    if size >= 8 {
      var offset = 0
      while offset < size &- 8 {
        store(bytes.uncheckedLoad(UInt64.self, at: offset), ahead: offset)
        offset &+= 8
      }
      store(bytes.uncheckedLoad(UInt64.self, at: size &- 8), ahead: size &- 8)
    } else if size >= 4 {
      store(bytes.uncheckedLoad(UInt32.self, at: 0))
      store(bytes.uncheckedLoad(UInt32.self, at: size &- 4), ahead: size &- 4)
    } else if size > 0 {
      store(bytes.uncheckedLoad(UInt8.self, at: 0))
      store(bytes.uncheckedLoad(UInt8.self, at: size &>> 1), ahead: size &>> 1)
      store(bytes.uncheckedLoad(UInt8.self, at: size &- 1), ahead: size &- 1)
    }
    move(by: size)
  }
}

extension JSONOutput {
  /// A cursor at the end, with room for some bytes.
  @inlinable
  @inline(__always)
  mutating func cursor(for size: Int) -> JSONCursor {
    reserve(size)
    #if compiler(>=6.2)
      return unsafe JSONCursor(start + count)
    #else
      return JSONCursor(start + count)
    #endif
  }

  /// Ends the document at a cursor.
  @inlinable
  @inline(__always)
  mutating func end(at cursor: JSONCursor) {
    #if compiler(>=6.2)
      unsafe count = cursor.place - start
    #else
      count = cursor.place - start
    #endif
  }
}
