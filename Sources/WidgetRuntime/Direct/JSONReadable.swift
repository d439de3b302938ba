/// A type that is read from the bytes of a JSON document, without `Codable`.
///
/// The initializer is generated. It reads the value at the reader, which is at its first byte, and
/// leaves the reader behind the last one.
@_documentation(visibility: internal)
public protocol JSONReadable: Decodable {
  /// Reads a value.
  init(from json: inout JSONReader) throws
}

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads a value of a type that is known to read itself.
  @inlinable
  @inline(__always)
  public mutating func read<Value: JSONReadable>(_ type: Value.Type) throws -> Value {
    try Value(from: &self)
  }

  /// Reads a value of any type: one that does not read itself is decoded as by `JSONDecoder`.
  @inlinable
  public mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any JSONReadable.Type {
      return try readDynamically(readable, as: type)
    }
    return try decode(type)
  }

  @usableFromInline
  mutating func readDynamically<Readable: JSONReadable, Value>(
    _ readable: Readable.Type, as type: Value.Type
  ) throws -> Value {
    let start = offset
    guard let value = try Readable(from: &self) as? Value else {
      throw JSONFault(.mismatch(type, found: "\(readable)"), at: start)
    }
    return value
  }

  /// Reads a value; nil for `null`.
  @inlinable
  @inline(__always)
  public mutating func readIfPresent<Value: JSONReadable>(_ type: Value.Type) throws -> Value? {
    try readNull() ? nil : Value(from: &self)
  }

  /// Reads a value of any type; nil for `null`.
  @inlinable
  public mutating func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try readNull() ? nil : read(type)
  }

  /// Reads a value; one that cannot be read is skipped, replaced and reported.
  @inlinable
  public mutating func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: (inout JSONReader) throws -> Value
  ) throws -> Value {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      offset = start
      depth = level
      // That the document is malformed is an error nonetheless.
      try skip()
      reportReplaced(error, at: start)
      return replacement()
    }
  }

  @usableFromInline
  @inline(never)
  func reportReplaced(_ error: any Swift.Error, at start: Int) {
    session.report(JSONFault(error, at: start), at: start, in: bytes, .replaced)
  }

  /// Reads the elements of an array.
  @inlinable
  @inline(__always)
  mutating func readElements(_ element: (inout JSONReader) throws -> Void) throws {
    guard try moveToFirstElement() else { return }
    repeat { try element(&self) } while try moveToNextElement()
  }

  /// Opens an array; false for one without elements, which is closed.
  @inlinable
  @inline(__always)
  mutating func moveToFirstElement() throws -> Bool {
    try open()
    skipSpace()
    return !closeIfAtEnd()
  }

  /// Moves past the comma after an element; false where the array ends, which is closed.
  @inlinable
  @inline(__always)
  mutating func moveToNextElement() throws -> Bool {
    skipSpace()
    if byte == UInt8(ascii: ",") {
      offset &+= 1
      skipSpace()
    } else if byte != UInt8(ascii: "]") {
      throw unexpected()
    }
    return !closeIfAtEnd()
  }

  /// Closes an array that ends here; true for one that does.
  @inlinable
  @inline(__always)
  mutating func closeIfAtEnd() -> Bool {
    guard byte == UInt8(ascii: "]") else { return false }
    close()
    return true
  }

  /// Reads the values of a family in an array.
  @inlinable
  public mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    guard try moveToFirstElement() else { return [] }
    let first = try Box(from: &self).value
    guard try moveToNextElement() else { return [first] }
    // Where there are two there are often more, and growing by one costs an allocation each.
    var values: [Box.Family] = []
    values.reserveCapacity(8)
    values.append(first)
    repeat { values.append(try Box(from: &self).value) } while try moveToNextElement()
    return values
  }

  /// Reads the values of a family in an array, of a module that was not generated with `--direct-json`.
  public mutating func read<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family] {
    try read([Box].self).map(\.value)
  }

  /// Reads the values of a family in an array, of such a module; nil for `null`.
  public mutating func readIfPresent<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }

  /// Reads the values of a family in an array; nil for `null`.
  @inlinable
  public mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }
}
