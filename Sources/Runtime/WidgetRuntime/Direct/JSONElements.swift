extension WidgetCoding {
  /// An open array whose elements are the properties of a type in order.
  @frozen
  public struct JSONElements {
    @usableFromInline let start: Int
    /// The position of the next element. After the end of the array, missing elements are counted.
    @usableFromInline var position = 0
    /// Whether the reader has moved past the end of the array.
    @usableFromInline var isAtEnd: Bool

    @inlinable
    init(start: Int, isAtEnd: Bool) {
      self.start = start
      self.isAtEnd = isAtEnd
    }

    /// Returns whether the next element is missing, and in this case moves past it.
    @inlinable
    public mutating func passMissing() -> Bool {
      if isAtEnd { position &+= 1 }
      return isAtEnd
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Opens an array.
  @inlinable
  public mutating func elements() throws -> WidgetCoding.JSONElements {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    let start = offset
    return WidgetCoding.JSONElements(start: start, isAtEnd: try !moveToFirstElement())
  }

  /// Moves past the remaining elements and the end of the array.
  @inlinable
  public mutating func close(_ elements: inout WidgetCoding.JSONElements) throws {
    while !elements.isAtEnd {
      try skip()
      try moveOn(in: &elements)
    }
  }

  /// Returns a decoder for an array, for user-defined functions.
  public func decoder(of elements: WidgetCoding.JSONElements) -> any Decoder {
    decoder(of: WidgetCoding.JSONObject(start: elements.start))
  }

  @inlinable
  @inline(__always)
  mutating func moveOn(in elements: inout WidgetCoding.JSONElements) throws {
    elements.position &+= 1
    elements.isAtEnd = try !moveToNextElement()
  }

  /// Returns the error for a missing element.
  @usableFromInline
  @inline(never)
  func missing(_ name: StaticString, in elements: WidgetCoding.JSONElements) -> any Swift.Error {
    JSONFault(
      .ended(WidgetCoding.WireElements.missing("\(name)"), elements.position), at: elements.start)
  }

  /// Reads the next element.
  ///
  /// - Parameter name: The property that the element belongs to.
  @inlinable
  @inline(never)
  public mutating func read<Value: WidgetCoding.JSONReadable>(
    _ type: Value.Type, for name: StaticString, in elements: inout WidgetCoding.JSONElements
  ) throws -> Value {
    if elements.isAtEnd { throw missing(name, in: elements) }
    let value = try Value(from: &self)
    try moveOn(in: &elements)
    return value
  }

  /// Reads the next element as a value of any type.
  ///
  /// - Parameter name: The property that the element belongs to.
  @inlinable
  @inline(never)
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, for name: StaticString, in elements: inout WidgetCoding.JSONElements
  ) throws -> Value {
    if elements.isAtEnd { throw missing(name, in: elements) }
    let value = try read(type)
    try moveOn(in: &elements)
    return value
  }

  /// Reads the next element, or returns nil if it is null or the array has ended.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(
    _ type: Value.Type, in elements: inout WidgetCoding.JSONElements
  ) throws -> Value? {
    if elements.passMissing() { return nil }
    let value = try readNull() ? nil : Value(from: &self)
    try moveOn(in: &elements)
    return value
  }

  /// Reads the next element as a value of any type, or returns nil if it is null or the array has ended.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, in elements: inout WidgetCoding.JSONElements
  ) throws -> Value? {
    if elements.passMissing() { return nil }
    let value = try readIfPresent(type)
    try moveOn(in: &elements)
    return value
  }

  /// Reads the next element. An invalid element is replaced and reported.
  public mutating func recovering<Value>(
    in elements: inout WidgetCoding.JSONElements, with replacement: @autoclosure () -> Value,
    _ body: (inout WidgetCoding.JSONReader, inout WidgetCoding.JSONElements) throws -> Value
  ) throws -> Value {
    // A missing element is not replaced: the closure throws an error or returns a default.
    if elements.isAtEnd { return try body(&self, &elements) }
    let (start, level, before) = (offset, depth, elements)
    do {
      return try body(&self, &elements)
    } catch {
      (offset, depth, elements) = (start, level, before)
      // Malformed JSON is still an error.
      try skip()
      try moveOn(in: &elements)
      reportReplaced(error, at: start)
      return replacement()
    }
  }
}

// Functions for arrays whose elements are the properties of a type, in order.
extension WidgetCoding.JSONWriter {
  /// Opens an array.
  public mutating func openArray() -> WidgetCoding.JSONScope {
    // `isJoining` is restored when the array is closed, so that a caller that expects members of an object reports an
    // error.
    let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: isJoining)
    isJoining = false
    firstKey = -1
    depth &+= 1
    output.put(UInt8(ascii: "["))
    return scope
  }

  /// Closes an array.
  public mutating func closeArray(_ scope: WidgetCoding.JSONScope) {
    firstKey = scope.firstKey
    isJoining = scope.isJoined
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the next element of the open array.
  @inlinable
  @inline(never)
  public mutating func write<Value: WidgetCoding.JSONWritable>(element value: Value) throws {
    beginElement()
    try value.write(to: &self)
  }

  /// Writes a value of any type as the next element of the open array.
  @inlinable
  public mutating func write<Value: Encodable>(element value: Value) throws {
    beginElement()
    try write(value)
  }

  /// Writes the comma before an element other than the first.
  @inlinable
  @inline(__always)
  mutating func beginElement() {
    // The last byte is an opening bracket only before the first element, because no value ends with an opening bracket.
    if output.written[output.count &- 1] != UInt8(ascii: "[") {
      output.put(UInt8(ascii: ","))
    }
  }
}
