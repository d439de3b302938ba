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
    memory.grow(to: capacity, keeping: count)
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
    var text = text
    #if compiler(>=6.2)
      text.withUTF8 { unsafe put(text: JSONBytes(start: $0.bytes, count: $0.count)) }
    #else
      text.withUTF8 { put(text: JSONBytes(start: $0.bytes, count: $0.count)) }
    #endif
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

/// The memory of a document that is being written.
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
      unsafe start = .allocate(byteCount: capacity, alignment: 8)
    #else
      start = .allocate(byteCount: capacity, alignment: 8)
    #endif
  }

  deinit {
    #if compiler(>=6.2)
      unsafe start.deallocate()
    #else
      start.deallocate()
    #endif
  }

  fileprivate func grow(to capacity: Int, keeping count: Int) {
    #if compiler(>=6.2)
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
      unsafe larger.copyMemory(from: start, byteCount: min(count, self.capacity))
      unsafe start.deallocate()
      unsafe start = larger
    #else
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
      larger.copyMemory(from: start, byteCount: min(count, self.capacity))
      start.deallocate()
      start = larger
    #endif
    self.capacity = capacity
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

/// Calls a function with a value whose type is known to be another one by now, without a copy.
///
/// For example: a value of a family as the type that it was found to be, which can write itself.
@inlinable
@inline(__always)
func with<Value, Same, Result>(
  _ value: borrowing Value, as type: Same.Type, _ body: (Same) throws -> Result
) rethrows -> Result? {
  guard Value.self == Same.self else { return nil }
  #if compiler(>=6.2)
    return try unsafe withUnsafePointer(to: value) {
      try unsafe body(UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee)
    }
  #else
    return try withUnsafePointer(to: value) {
      try body(UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee)
    }
  #endif
}
