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
    try open()
    skipSpace()
    while byte != UInt8(ascii: "]") {
      try element(&self)
      skipSpace()
      if byte == UInt8(ascii: ",") {
        offset &+= 1
        skipSpace()
      } else if byte != UInt8(ascii: "]") {
        throw unexpected()
      }
    }
    close()
  }

  /// Reads the values of a family in an array.
  @inlinable
  public mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    var values: [Box.Family] = []
    try readElements { json in
      // Where there are two there are often more, and growing by one costs an allocation each.
      if values.count == 1 { values.reserveCapacity(4) }
      values.append(try Box(from: &json).value)
    }
    return values
  }

  /// Reads the values of a family in an array; nil for `null`.
  @inlinable
  public mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }
}
