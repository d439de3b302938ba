/// Bytes in memory that their owner keeps alive, such as a document, a literal or a part of either.
///
/// All unsafe code that loads bytes is in this file. Bytes are loaded only if all of them are in bounds. A reader never
/// escapes the closure that receives the document's memory, and never outlives the `JSONMemory` it reads. Text is
/// created without the standard library's validation only from bytes that a reader has validated: `endOfUTF8`
/// accepted them, or all of them are ASCII.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONBytes {
  @usableFromInline let start: UnsafeRawPointer
  /// The number of bytes.
  @usableFromInline let count: Int

  @inlinable
  init(start: UnsafeRawPointer, count: Int) {
    #if compiler(>=6.2)
      unsafe self.start = start
    #else
      self.start = start
    #endif
    self.count = count
  }

  /// Creates a view of a buffer. The buffer must outlive the view.
  #if compiler(>=6.2)
    @unsafe
  #endif
  init(_ buffer: UnsafeRawBufferPointer) {
    let nothing: StaticString = ""
    #if compiler(>=6.2)
      unsafe self.init(
        start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
    #else
      self.init(
        start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
    #endif
  }

  /// Creates a view of a literal.
  @inlinable
  @inline(__always)
  init(_ literal: StaticString) {
    #if compiler(>=6.2)
      unsafe self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #else
      self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #endif
  }

  /// Returns the little-endian integer at an offset, or 0 if any of its bytes is out of bounds.
  @inlinable
  @inline(__always)
  func load<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    let size = Word.bitWidth / 8
    guard offset >= 0, offset <= count &- size else { return 0 }
    return uncheckedLoad(type, at: offset)
  }

  /// Returns the little-endian integer at an offset. All of its bytes must be in bounds.
  @inlinable
  @inline(__always)
  func uncheckedLoad<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    #if compiler(>=6.2)
      let word = unsafe start.loadUnaligned(fromByteOffset: offset, as: type)
    #else
      let word = start.loadUnaligned(fromByteOffset: offset, as: type)
    #endif
    return Word(littleEndian: word)
  }

  /// The byte at an offset, or 0 if the offset is out of bounds. Valid JSON never contains the byte 0.
  @inlinable
  subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      // A negative offset is out of bounds, because it becomes a large unsigned number.
      guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
      return uncheckedLoad(UInt8.self, at: offset)
    }
  }

  /// The address of the first byte, which identifies a literal.
  var address: UInt {
    #if compiler(>=6.2)
      unsafe UInt(bitPattern: start)
    #else
      UInt(bitPattern: start)
    #endif
  }

  /// Returns the bytes in a range, which is clamped to the bounds.
  @inlinable
  @inline(__always)
  func part(from lower: Int, to upper: Int) -> JSONBytes {
    let lower = min(max(lower, 0), count)
    let upper = min(max(upper, lower), count)
    #if compiler(>=6.2)
      return unsafe JSONBytes(start: start + lower, count: upper - lower)
    #else
      return JSONBytes(start: start + lower, count: upper - lower)
    #endif
  }

  /// Returns the bytes in a range, which must be in bounds.
  @inline(__always)
  func uncheckedPart(from lower: Int, to upper: Int) -> JSONBytes {
    #if compiler(>=6.2)
      unsafe JSONBytes(start: start + lower, count: upper &- lower)
    #else
      JSONBytes(start: start + lower, count: upper &- lower)
    #endif
  }

  /// Calls a closure with the bytes.
  @inlinable
  func withBuffer<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    #if compiler(>=6.2)
      return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
    #else
      return try body(UnsafeRawBufferPointer(start: start, count: count))
    #endif
  }

  /// The bytes as text. Invalid UTF-8 is replaced.
  @inlinable
  var text: String {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe String(decoding: $0, as: UTF8.self) }
    #else
      withBuffer { String(decoding: $0, as: UTF8.self) }
    #endif
  }

  /// Returns the bytes as text. They must be valid UTF-8, and are not validated on systems with `UTF8Span`.
  @inline(__always)
  func uncheckedText(isASCII: Bool) -> String {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        let bytes = unsafe UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt8.self), count: count)
        return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
      }
    #endif
    return text
  }

  /// A copy of the bytes.
  var array: [UInt8] {
    var array: [UInt8] = []
    append(to: &array)
    return array
  }

  /// Appends a copy of the bytes to an array.
  func append(to array: inout [UInt8]) {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe array.append(contentsOf: $0) }
    #else
      withBuffer { array.append(contentsOf: $0) }
    #endif
  }
}

/// The owner of a buffer. The buffer is deallocated when its owner is released.
#if compiler(>=6.2)
  @safe
#endif
final class JSONMemory {
  private let buffer: UnsafeMutableRawBufferPointer
  let capacity: Int

  /// Allocates a number of bytes, all 0.
  init(capacity: Int) {
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe buffer = .allocate(byteCount: capacity, alignment: 8)
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
    #else
      buffer = .allocate(byteCount: capacity, alignment: 8)
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
    #endif
  }

  deinit {
    #if compiler(>=6.2)
      unsafe buffer.deallocate()
    #else
      buffer.deallocate()
    #endif
  }

  /// Copies the bytes to the start of the buffer, up to its capacity, and returns the copy.
  func fill(_ bytes: JSONBytes) -> JSONBytes {
    let copied = bytes.part(from: 0, to: capacity)
    #if compiler(>=6.2)
      unsafe copied.withBuffer { unsafe buffer.copyMemory(from: $0) }
      return unsafe JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
    #else
      copied.withBuffer { buffer.copyMemory(from: $0) }
      return JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
    #endif
  }
}

extension Sequence<UInt8> {
  /// Calls a closure with the bytes. They are copied only if they are not contiguous.
  func withJSONBytes<Result>(_ body: (JSONBytes) throws -> Result) rethrows -> Result {
    #if compiler(>=6.2)
      let result = try withContiguousStorageIfAvailable {
        try unsafe body(JSONBytes(UnsafeRawBufferPointer($0)))
      }
      if let result { return result }
      return try unsafe Array(self).withUnsafeBytes { try unsafe body(JSONBytes($0)) }
    #else
      let result = try withContiguousStorageIfAvailable {
        try body(JSONBytes(UnsafeRawBufferPointer($0)))
      }
      if let result { return result }
      return try Array(self).withUnsafeBytes { try body(JSONBytes($0)) }
    #endif
  }
}
