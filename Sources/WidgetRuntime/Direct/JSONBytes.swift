/// Bytes that somebody else keeps in memory: a document, or a part of one.
///
/// All unsafe memory of the runtime is in this file. Its bound: bytes are loaded only if all of
/// them are at offsets from 0 to `count`, whatever the caller asks for, and a reader never leaves
/// the closure that has the document's memory, nor outlives the `JSONMemory` that it reads. Text is
/// made without the standard library's check only of bytes that a reader has checked: `isUTF8` and
/// `scalar(at:)` accepted them, or nothing is beyond ASCII.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@_documentation(visibility: internal)
public struct JSONBytes {
  @usableFromInline let start: UnsafeRawPointer
  /// How many bytes there are.
  public let count: Int

  @inlinable
  init(start: UnsafeRawPointer, count: Int) {
    #if compiler(>=6.2)
      unsafe self.start = start
    #else
      self.start = start
    #endif
    self.count = count
  }

  /// The bytes of a buffer, which must live longer.
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

  /// The bytes of a literal.
  @inlinable
  @inline(__always)
  init(_ literal: StaticString) {
    #if compiler(>=6.2)
      unsafe self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #else
      self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #endif
  }

  /// An integer of the bytes at an offset, the first one lowest; 0 where there are not enough.
  @inlinable
  @inline(__always)
  func load<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    let size = Word.bitWidth / 8
    guard offset >= 0, offset <= count &- size else { return 0 }
    return uncheckedLoad(type, at: offset)
  }

  /// The same, where all bytes are known to be there.
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

  /// The byte at an offset; 0 beyond the end, which no JSON contains.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      // A negative offset is a large one without a sign.
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

  /// The bytes in a range, as far as there are any.
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

  /// Passes the bytes to a function.
  @inlinable
  func withBuffer<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    #if compiler(>=6.2)
      return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
    #else
      return try body(UnsafeRawBufferPointer(start: start, count: count))
    #endif
  }

  /// The bytes as text; what is not UTF-8 is replaced.
  @inlinable
  var text: String {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe String(decoding: $0, as: UTF8.self) }
    #else
      withBuffer { String(decoding: $0, as: UTF8.self) }
    #endif
  }

  /// The bytes as text, where they are known to be UTF-8: they are copied without another look.
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

  /// A copy.
  var array: [UInt8] {
    var array: [UInt8] = []
    append(to: &array)
    return array
  }

  /// Appends a copy.
  func append(to array: inout [UInt8]) {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe array.append(contentsOf: $0) }
    #else
      withBuffer { array.append(contentsOf: $0) }
    #endif
  }
}

/// Bytes in memory of its own, which live as long as the object.
#if compiler(>=6.2)
  @safe
#endif
final class JSONMemory {
  private let buffer: UnsafeMutableRawBufferPointer
  let capacity: Int

  /// Memory for a number of bytes, all 0.
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

  /// Copies bytes to the start, as many as there is room for.
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
  /// Passes the bytes to a function, where they are if they are in one place.
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
