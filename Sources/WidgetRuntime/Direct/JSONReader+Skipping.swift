@_documentation(visibility: internal)
extension JSONReader {
  /// Moves past the value, of which only the structure is checked.
  @inlinable
  public mutating func skip() throws {
    switch byte {
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    default: try skipScalar()
    }
  }

  /// Moves past a value that may be looked at later, and remembers the ends of what is in it: so
  /// that values within values, each of which is looked at later, take time in proportion to the
  /// document.
  public mutating func skipForLater() throws {
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return try skip() }
    if let end = session.ends?.offset(of: offset) {
      offset = end
    } else {
      try noteEnds()
    }
  }

  /// Moves past an object or array.
  @usableFromInline
  @inline(never)
  mutating func skipContainer() throws {
    if let end = session.ends?.offset(of: offset) {
      offset = end
      return
    }
    var nobody = JSONNobody()
    try skipContainer(&nobody)
  }

  /// Moves past an object or array, and shows what is in it.
  @inline(__always)
  mutating func skipContainer<Observer: JSONObserver>(_ observer: inout Observer) throws {
    offset = try bytes.endOfContainer(at: offset, depth: depth, &observer)
  }

  @usableFromInline
  mutating func skipScalar() throws { offset = try bytes.endOfScalar(at: offset) }

  /// Moves past whatever may be in a number, in whatever order.
  mutating func skipNumber() { offset = bytes.endOfNumber(at: offset) }

  /// Moves past a string.
  @inlinable
  @inline(__always)
  mutating func skipString() throws { offset = try bytes.endOfString(at: offset) }
}

extension JSONBytes {
  /// The end of the string at an offset.
  @inlinable
  @inline(__always)
  func endOfString(at start: Int) throws -> Int {
    let end = endOfText(from: start &+ 1)
    return self[end] == UInt8(ascii: "\"") ? end &+ 1 : try endOfUnusualString(from: end)
  }

  /// The end of the number or literal at an offset.
  func endOfScalar(at start: Int) throws -> Int {
    switch self[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): endOfNumber(at: start)
    case UInt8(ascii: "t"): try endOfWord("true", at: start)
    case UInt8(ascii: "f"): try endOfWord("false", at: start)
    case UInt8(ascii: "n"): try endOfWord("null", at: start)
    default: throw unexpected(at: start)
    }
  }

  /// The end of a literal at an offset.
  @inlinable
  @inline(__always)
  func endOfWord(_ word: StaticString, at start: Int) throws -> Int {
    let literal = JSONBytes(word)
    guard contains(literal, at: start) else { throw unexpected(besides: word, at: start) }
    return start &+ literal.count
  }

  /// The error of the first byte that is not that of a literal.
  @usableFromInline
  @inline(never)
  func unexpected(besides word: StaticString, at start: Int) -> any Swift.Error {
    let literal = JSONBytes(word)
    let wrong = (0..<literal.count).first { self[start + $0] != literal[$0] }
    return unexpected(at: start + (wrong ?? 0))
  }

  /// The end of whatever may be in a number, in whatever order.
  func endOfNumber(at start: Int) -> Int {
    var next = start
    while true {
      switch self[next] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        next &+= 1
      default: return next
      }
    }
  }

  /// The end of a string from its first byte on that is no plain text. Of its escapes only those of
  /// four digits are looked at.
  @usableFromInline
  @inline(never)
  func endOfUnusualString(from start: Int) throws -> Int {
    var next = start
    while self[next] != UInt8(ascii: "\"") {
      guard next < count else { throw JSONFault(.malformed("the document ends here"), at: next) }
      guard self[next] == UInt8(ascii: "\\") else {
        next = endOfText(from: next + 1)
        continue
      }
      next += 2
      if self[next - 1] == UInt8(ascii: "u") {
        for digit in next..<next + 4 where self[digit] == UInt8(ascii: "\"") {
          throw JSONFault(.malformed("four hexadecimal digits expected after \\u"), at: next - 2)
        }
        next += 4
      }
      guard next <= count else { throw JSONFault(.malformed("the document ends here"), at: count) }
    }
    return next + 1
  }
}
