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

/// A growing buffer for the document that is being written.
///
/// All unsafe code that writes to this buffer is in this file. Bytes are stored only at or after `count`, in room that
/// was reserved, and moved only within the written bytes. The memory belongs to an object that lives as long as the
/// buffer.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONOutput: ~Copyable {
  @usableFromInline let memory: JSONOutputMemory
  /// The start of the memory, which changes only when the memory grows.
  @usableFromInline var start: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  /// The number of written bytes.
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

  /// Reserves room for a number of bytes.
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

  /// Stores an integer after the last byte, lowest byte first. The caller must have reserved room for it.
  @inlinable
  @inline(__always)
  mutating func store<Word: FixedWidthInteger>(_ word: Word) {
    #if compiler(>=6.2)
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #else
      start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #endif
  }

  /// Copies bytes after the last byte. The caller must have reserved room for them.
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

  /// The written bytes, which are valid until the next change.
  @inlinable var written: JSONBytes {
    @inline(__always) get {
      #if compiler(>=6.2)
        unsafe JSONBytes(start: UnsafeRawPointer(start), count: count)
      #else
        JSONBytes(start: UnsafeRawPointer(start), count: count)
      #endif
    }
  }

  /// A copy of the written bytes.
  var array: [UInt8] { written.array }

  /// The written bytes as text.
  var text: String { written.text }

  /// Calls a closure with the bytes and their count. The closure takes ownership of the bytes and must pass them to
  /// `free`.
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

  /// Removes the bytes in a range, which is clamped to the written bytes.
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
    // `withUTF8` would require a mutable copy of the string.
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

  /// Appends a string without contiguous UTF-8, such as a bridged string.
  @usableFromInline
  @inline(never)
  mutating func put(foreign text: String) {
    var text = text
    text.makeContiguousUTF8()
    text.utf8.withJSONBytes { put(text: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The address of the first byte, or any valid address if the buffer is empty.
  @inlinable var bytes: UnsafeRawPointer {
    let nothing: StaticString = ""
    #if compiler(>=6.2)
      return unsafe UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #else
      return UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #endif
  }
}

/// The memory of a document that is being written. It is allocated with `malloc`.
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

  /// Returns an address that `malloc` or `realloc` returned, or traps if memory is exhausted, as Swift does.
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

  /// Calls a closure that takes ownership of the memory and must pass it to `free`.
  fileprivate func take<Result>(
    _ count: Int, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    // More than half of the memory is unused only if the initial capacity or a reservation was too large, or if bytes
    // were removed. The unused memory is then released. Releasing less would cost more than it saves, because pages
    // that were never written take no memory.
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

  /// Returns the first bytes of the memory.
  func bytes(_ count: Int) -> JSONBytes {
    #if compiler(>=6.2)
      unsafe JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #else
      JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #endif
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value whose type is `Same`. If `Value` is a different type, writes nothing.
  @inlinable
  @inline(__always)
  mutating func write<Value, Same: WidgetCoding.JSONWritable>(
    _ value: borrowing Value, as type: Same.Type
  ) throws {
    guard Value.self == Same.self else { return }
    #if compiler(>=6.2)
      try unsafe withUnsafePointer(to: value) { try unsafe write(at: $0, as: type) }
    #else
      try withUnsafePointer(to: value) { try write(at: $0, as: type) }
    #endif
  }

  /// Writes the elements of an array.
  ///
  /// - Parameter type: The type of the elements, or a family's box, whose only stored property is an element.
  @inlinable
  @inline(__always)
  mutating func write<Element, Same: WidgetCoding.JSONWritable>(
    elements: [Element], as type: Same.Type
  ) throws {
    precondition(MemoryLayout<Element>.size == MemoryLayout<Same>.size)
    depth &+= 1
    output.put(UInt8(ascii: "["))
    #if compiler(>=6.2)
      try unsafe elements.withUnsafeBufferPointer { elements in
        for index in elements.indices {
          if index > 0 { output.put(UInt8(ascii: ",")) }
          guard let start = elements.baseAddress else { return }
          try unsafe write(at: start + index, as: type)
        }
      }
    #else
      try elements.withUnsafeBufferPointer { elements in
        for index in elements.indices {
          if index > 0 { output.put(UInt8(ascii: ",")) }
          guard let start = elements.baseAddress else { return }
          try write(at: start + index, as: type)
        }
      }
    #endif
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the value at an address without copying it. The memory must have the layout of the type.
  #if compiler(>=6.2)
    @unsafe
  #endif
  @inlinable
  @inline(__always)
  mutating func write<Value: WidgetCoding.JSONWritable>(
    at place: UnsafeRawPointer, as type: Value.Type
  ) throws {
    #if compiler(>=6.2)
      try unsafe place.assumingMemoryBound(to: JSONBorrowed<Value>.self).pointee.write(to: &self)
    #else
      try place.assumingMemoryBound(to: JSONBorrowed<Value>.self).pointee.write(to: &self)
    #endif
  }
}

/// A wrapper with the same memory layout as its value.
///
/// A value behind a pointer is copied before one of its functions is called, because the function could change the
/// memory. This type cannot be copied.
@frozen
@usableFromInline
struct JSONBorrowed<Value: WidgetCoding.JSONWritable>: ~Copyable {
  @usableFromInline let value: Value

  @inlinable
  @inline(__always)
  func write(to json: inout WidgetCoding.JSONWriter) throws { try value.write(to: &json) }
}

/// The position of the next byte during several stores. As a local variable, it stays in a register. The output's count
/// does not, because as far as the compiler knows, any store might change it.
///
/// A cursor is created for a number of bytes, for which the output reserves room. It does not outlive the
/// function that creates it.
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

  /// Stores an integer a number of bytes ahead, lowest byte first.
  @inlinable
  @inline(__always)
  func store<Word: FixedWidthInteger>(_ word: Word, ahead: Int = 0) {
    #if compiler(>=6.2)
      unsafe place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
    #else
      place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
    #endif
  }

  /// Moves past stored bytes.
  @inlinable
  @inline(__always)
  mutating func move(by size: Int) {
    #if compiler(>=6.2)
      unsafe place += size
    #else
      place += size
    #endif
  }

  /// Stores an integer and moves past it.
  @inlinable
  @inline(__always)
  mutating func put<Word: FixedWidthInteger>(_ word: Word) {
    store(word)
    move(by: Word.bitWidth / 8)
  }

  /// Stores bytes as words that may overlap, and moves past them.
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
  /// Returns a cursor at the end, with room for a number of bytes.
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

  /// Sets the end of the document to the position of a cursor.
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
