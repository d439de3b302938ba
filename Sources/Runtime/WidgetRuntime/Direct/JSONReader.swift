extension WidgetCoding {
  /// A position in a JSON document, from which generated code reads values.
  ///
  /// Reading accepts and rejects the same documents as Foundation's `JSONDecoder`, with the exceptions in
  /// docs/direct-json.md. If a value is skipped, only its structure is checked.
  @frozen
  public struct JSONReader {
    @usableFromInline let bytes: JSONBytes
    /// The offset of the next byte, which is a value's first byte before the value is read.
    public var offset = 0
    /// The number of open arrays and objects.
    @usableFromInline var depth = 0
    @usableFromInline let session: JSONSession
    /// The object whose tag was read last, and the tag's location.
    @usableFromInline var tagged = JSONTagged()

    init(_ bytes: JSONBytes, at offset: Int = 0, depth: Int = 0, _ session: JSONSession) {
      self.bytes = bytes
      self.offset = offset
      self.depth = depth
      self.session = session
    }

    /// The maximum depth of nested values, the same as in Foundation's decoder.
    @inlinable static var maximumDepth: Int { 512 }

    /// The next byte.
    @inlinable var byte: UInt8 {
      @inline(__always) get { bytes[offset] }
    }

    /// Moves past white space.
    @inlinable
    @inline(__always)
    mutating func skipSpace() {
      if byte <= 0x20 { skipSpaces() }
    }

    @usableFromInline
    mutating func skipSpaces() { offset = bytes.endOfSpaces(from: offset) }

    /// Moves past white space and the given byte, or throws an error if another byte follows.
    @inlinable
    @inline(__always)
    mutating func expect(_ expected: UInt8) throws {
      skipSpace()
      guard byte == expected else { throw unexpected() }
      offset += 1
    }

    /// Throws an error if a value is nested deeper than the stack allows.
    @inlinable
    @inline(__always)
    public func checkDepth() throws {
      if !session.hasRoom() { throw withoutRoom() }
    }

    /// Moves past the brace or bracket that opens an object or array, or throws an error above `maximumDepth`.
    @inlinable
    @inline(__always)
    mutating func open() throws {
      guard depth < Self.maximumDepth else { throw tooDeep() }
      depth += 1
      offset += 1
    }

    /// Moves past the brace or bracket that closes an object or array.
    @inlinable
    @inline(__always)
    mutating func close() {
      depth -= 1
      offset += 1
    }

    /// Returns whether the value is `null`, and moves past it if so.
    @inlinable
    @inline(__always)
    public mutating func readNull() throws -> Bool {
      guard byte == UInt8(ascii: "n") else { return false }
      try expectWord("null")
      return true
    }

    /// Moves past the given literal, or throws an error if the bytes are different.
    @inlinable
    @inline(__always)
    mutating func expectWord(_ word: StaticString) throws {
      offset = try bytes.endOfWord(word, at: offset)
    }
  }
}

extension JSONBytes {
  /// Returns the end of optional white space at an offset.
  @inline(__always)
  func endOfSpace(from start: Int) -> Int {
    self[start] <= 0x20 ? endOfSpaces(from: start) : start
  }

  /// Returns the end of white space at an offset.
  @inline(never)
  func endOfSpaces(from start: Int) -> Int {
    if start >= 0, start <= count &- 24 {
      // Most white space is a line break followed by at most 15 spaces.
      let first = uncheckedLoad(UInt64.self, at: start) ^ 0x2020_2020_2020_200A
      let second = uncheckedLoad(UInt64.self, at: start &+ 8) ^ 0x2020_2020_2020_2020
      let others = first == 0 ? second : first
      let end = start &+ (first == 0 ? 8 : 0) &+ others.trailingZeroBitCount &>> 3
      if uncheckedLoad(UInt8.self, at: end) > 0x20 { return end }
    }
    var next = self[start] == 0x0A ? start &+ 1 : start
    while true {
      let word = load(UInt64.self, at: next)
      let others = word ^ 0x2020_2020_2020_2020
      if others == 0 {
        next &+= 8
        continue
      }
      let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & 0x38
      next &+= Int(truncatingIfNeeded: bits &>> 3)
      if word &>> bits & 0xFF > 0x20 { return next }
      // Line breaks and tabs are skipped byte by byte. Near the document's end, `word` is 0, and spaces are also
      // skipped here.
      switch self[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next &+= 1
      default: return next
      }
    }
  }
}
