#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// Bytes that grow: a document that is being written.
///
/// The unsafe memory of writing is in this file. Its bound: whatever is stored begins at `count`, and
/// room for it is reserved first; what is moved lies before `count`. The memory belongs to an object
/// that lives as long as the writer.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONOutput: ~Copyable {
  @usableFromInline let memory: JSONOutputMemory
  /// Where the memory is, which only changes as it grows.
  @usableFromInline var start: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  /// How many bytes have been written.
  @usableFromInline var count = 0

  init(capacity: Int) {
    memory = JSONOutputMemory(capacity: capacity)
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe start = memory.start
    #else
      start = memory.start
    #endif
  }

  /// Makes room for a number of bytes.
  @inlinable
  @inline(__always)
  mutating func reserve(_ size: Int) {
    if capacity &- count < size { grow(by: size) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(by size: Int) {
    precondition(size >= 0)
    capacity = max(capacity * 2, count + size)
    memory.grow(to: capacity)
    #if compiler(>=6.2)
      unsafe start = memory.start
    #else
      start = memory.start
    #endif
  }

  /// Stores an integer behind the last byte, for which there must be room; its lowest byte comes first.
  @inlinable
  @inline(__always)
  mutating func store<Word: FixedWidthInteger>(_ word: Word) {
    #if compiler(>=6.2)
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #else
      start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #endif
  }

  /// Copies bytes behind the last one, for which there must be room.
  @inlinable
  @inline(__always)
  mutating func store(_ bytes: JSONBytes) {
    #if compiler(>=6.2)
      unsafe (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
    #else
      (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
    #endif
  }

  /// Appends a byte.
  @inlinable
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    reserve(1)
    store(byte)
    count &+= 1
  }

  /// Appends the lowest bytes of a word.
  @inlinable
  @inline(__always)
  mutating func put(word: UInt64, _ size: Int) {
    reserve(8)
    store(word)
    count &+= size
  }

  /// Appends bytes.
  @inlinable
  @inline(__always)
  mutating func put(_ bytes: JSONBytes) {
    reserve(bytes.count)
    store(bytes)
    count &+= bytes.count
  }

  /// What has been written so far; it must not outlive the next change.
  @inlinable var written: JSONBytes {
    @inline(__always) get {
      #if compiler(>=6.2)
        unsafe JSONBytes(start: UnsafeRawPointer(start), count: count)
      #else
        JSONBytes(start: UnsafeRawPointer(start), count: count)
      #endif
    }
  }

  /// A copy of what has been written.
  var array: [UInt8] { written.array }

  /// What has been written, as text.
  var text: String { written.text }

  /// Passes the bytes to a function that owns them from then on, and must pass them to `free`.
  #if compiler(>=6.2)
    @unsafe
  #endif
  consuming func take<Result>(_ body: (UnsafeMutableRawPointer, Int) -> Result) -> Result {
    let count = count
    #if compiler(>=6.2)
      return unsafe memory.take(count) { unsafe body($0, count) }
    #else
      return memory.take(count) { body($0, count) }
    #endif
  }

  /// Removes the bytes in a range, as far as there are any.
  mutating func remove(from lower: Int, to upper: Int) {
    let upper = min(max(upper, 0), count)
    let lower = min(max(lower, 0), upper)
    #if compiler(>=6.2)
      unsafe (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
    #else
      (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
    #endif
    count -= upper - lower
  }

  /// Appends a string in quotes.
  @inlinable
  mutating func put(_ text: String) {
    // `withUTF8` would need a copy.
    #if compiler(>=6.2)
      let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
        unsafe put(text: JSONBytes(start: $0.bytes, count: $0.count))
      }
    #else
      let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
        put(text: JSONBytes(start: $0.bytes, count: $0.count))
      }
    #endif
    if isDone == nil { put(foreign: text) }
  }

  /// Appends a string of Objective-C's.
  @usableFromInline
  @inline(never)
  mutating func put(foreign text: String) {
    var text = text
    text.makeContiguousUTF8()
    text.utf8.withJSONBytes { put(text: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the bytes are, be it that there are none.
  @inlinable var bytes: UnsafeRawPointer {
    let nothing: StaticString = ""
    #if compiler(>=6.2)
      return unsafe UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #else
      return UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #endif
  }
}

/// The memory of a document that is being written, as `malloc` returns it.
#if compiler(>=6.2)
  @safe
#endif
@usableFromInline
final class JSONOutputMemory {
  fileprivate var start: UnsafeMutableRawPointer
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe start = Self.checked(malloc(capacity))
    #else
      start = Self.checked(malloc(capacity))
    #endif
  }

  deinit {
    #if compiler(>=6.2)
      unsafe free(start)
    #else
      free(start)
    #endif
  }

  fileprivate func grow(to capacity: Int) {
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe start = Self.checked(realloc(start, capacity))
    #else
      start = Self.checked(realloc(start, capacity))
    #endif
  }

  /// Ends the program if there is no memory, as Swift does.
  #if compiler(>=6.2)
    @unsafe
  #endif
  private static func checked(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    #if compiler(>=6.2)
      if let start = unsafe start { return unsafe start }
    #else
      if let start { return start }
    #endif
    preconditionFailure("out of memory")
  }

  /// Passes the memory to a function that owns it from then on, and must pass it to `free`.
  fileprivate func take<Result>(
    _ count: Int, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    // Doubling leaves less than half of it, of which pages that were never written take no memory. To return
    // these costs more than to encode into them the next time.
    if count < capacity / 2 { grow(to: max(count, 1)) }
    capacity = 1
    #if compiler(>=6.2)
      let taken = unsafe start
      unsafe start = Self.checked(malloc(1))
      return unsafe body(taken)
    #else
      let taken = start
      start = Self.checked(malloc(1))
      return body(taken)
    #endif
  }

  /// The first bytes, for which there is memory.
  func bytes(_ count: Int) -> JSONBytes {
    #if compiler(>=6.2)
      unsafe JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #else
      JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #endif
  }
}

extension JSONWriter {
  /// Writes a value whose type is known to be another one by now: one that writes itself.
  @inlinable
  @inline(__always)
  mutating func write<Value, Same: JSONWritable>(
    _ value: borrowing Value, as type: Same.Type
  ) throws {
    guard Value.self == Same.self else { return }
    #if compiler(>=6.2)
      try unsafe withUnsafePointer(to: value) {
        try unsafe UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee.write(to: &self)
      }
    #else
      try withUnsafePointer(to: value) {
        try UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee.write(to: &self)
      }
    #endif
  }
}

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
