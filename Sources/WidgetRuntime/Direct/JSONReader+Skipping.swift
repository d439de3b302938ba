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
    if let end = session.index.end(of: offset) {
      offset = end
    } else {
      try noteEnds()
    }
  }

  /// Moves past an object or array.
  @usableFromInline
  @inline(never)
  mutating func skipContainer() throws {
    if let end = session.index.end(of: offset) {
      offset = end
      return
    }
    var nobody = JSONNobody()
    try skipContainer(&nobody)
  }

  @usableFromInline
  mutating func skipScalar() throws {
    switch byte {
    case UInt8(ascii: "n"): try expectWord("null")
    case UInt8(ascii: "t"): try expectWord("true")
    case UInt8(ascii: "f"): try expectWord("false")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
    default: throw unexpected()
    }
  }

  /// Moves past whatever may be in a number, in whatever order.
  mutating func skipNumber() {
    while true {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        offset += 1
      default: return
      }
    }
  }

  /// Moves past a string.
  @inlinable
  @inline(__always)
  mutating func skipString() throws {
    let end = bytes.endOfText(from: offset &+ 1)
    if bytes[end] == UInt8(ascii: "\"") {
      offset = end &+ 1
    } else {
      try skipUnusualString(plainTo: end)
    }
  }

  /// Moves past a string with escapes, of which only those of four digits are looked at.
  @usableFromInline
  @inline(never)
  mutating func skipUnusualString(plainTo end: Int) throws {
    var next = end
    while bytes[next] != UInt8(ascii: "\"") {
      guard next < bytes.count else {
        throw JSONFault(.malformed("the document ends here"), at: next)
      }
      guard bytes[next] == UInt8(ascii: "\\") else {
        next = bytes.endOfText(from: next + 1)
        continue
      }
      next += 2
      if bytes[next - 1] == UInt8(ascii: "u") {
        for digit in next..<next + 4 where bytes[digit] == UInt8(ascii: "\"") {
          throw JSONFault(.malformed("four hexadecimal digits expected after \\u"), at: next - 2)
        }
        next += 4
      }
      guard next <= bytes.count else {
        throw JSONFault(.malformed("the document ends here"), at: bytes.count)
      }
    }
    offset = next + 1
  }

  /// Moves past an object or array, one level at a time, without recursion.
  @inline(__always)
  mutating func skipContainer<Observer: JSONObserver>(_ observer: inout Observer) throws {
    let floor = depth
    var levels = JSONLevels()
    try enter(&levels, &observer)
    while depth > floor {
      // A comma and a quote, which most members begin with.
      if !levels.isFirst, bytes.load(UInt16.self, at: offset) == 0x222C {
        offset &+= 1
      } else if try isAtEnd(&levels, &observer) {
        continue
      }
      if levels.isObject { try skipKey(&observer) }
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): try enter(&levels, &observer)
      default: try skipScalar()
      }
    }
  }

  /// Moves to the next member or element; true where the object or array ends, or does so next.
  @inline(__always)
  private mutating func isAtEnd<Observer: JSONObserver>(
    _ levels: inout JSONLevels, _ observer: inout Observer
  ) throws -> Bool {
    skipSpace()
    let isObject = levels.isObject
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == end {
      close()
      observer.close(at: offset, isObject: isObject)
      levels.leave(to: depth)
      return true
    }
    if levels.isFirst {
      levels.isFirst = false
      return false
    }
    try expect(UInt8(ascii: ","))
    skipSpace()
    return byte == end
  }

  @inline(__always)
  private mutating func enter<Observer: JSONObserver>(
    _ levels: inout JSONLevels, _ observer: inout Observer
  ) throws {
    let isObject = byte == UInt8(ascii: "{")
    observer.open(at: offset, isObject: isObject)
    try open()
    levels.enter(depth, isObject: isObject)
  }

  @inline(__always)
  private mutating func skipKey<Observer: JSONObserver>(_ observer: inout Observer) throws {
    let start = offset
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    let end = bytes.endOfPlainText(from: start &+ 1)
    // A quote and a colon.
    guard bytes.load(UInt16.self, at: end) == 0x3A22, bytes[end &+ 2] > 0x20 else {
      return try skipUnusualKey(&observer)
    }
    offset = end &+ 2
    if Observer.isInterestedInKeys {
      observer.key(from: start &+ 1, to: end, in: bytes, valueAt: offset)
    }
  }

  /// The same where the key has escapes, or white space is after it.
  @inline(never)
  private mutating func skipUnusualKey<Observer: JSONObserver>(
    _ observer: inout Observer
  ) throws {
    let start = offset
    let end = bytes.endOfPlainText(from: start &+ 1)
    let isPlain = bytes[end] == UInt8(ascii: "\"")
    if isPlain { offset = end &+ 1 } else { try skipString() }
    try expect(UInt8(ascii: ":"))
    skipSpace()
    guard Observer.isInterestedInKeys else { return }
    if isPlain {
      observer.key(from: start &+ 1, to: end, in: bytes, valueAt: offset)
    } else {
      observer.unusualKey(at: start, self)
    }
  }
}

/// Whether each open level is an object, and whether something has been in the innermost one.
private struct JSONLevels {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// Whether the innermost level is an object.
  private(set) var isObject = false
  var isFirst = true

  mutating func enter(_ depth: Int, isObject: Bool) {
    isFirst = true
    self.isObject = isObject
    let bit: UInt64 = 1 &<< UInt64(depth & 63)
    func set(_ word: inout UInt64) { word = isObject ? word | bit : word & ~bit }
    switch depth >> 6 {
    case 0: set(&words.0)
    case 1: set(&words.1)
    case 2: set(&words.2)
    case 3: set(&words.3)
    case 4: set(&words.4)
    case 5: set(&words.5)
    case 6: set(&words.6)
    case 7: set(&words.7)
    default: set(&words.8)
    }
  }

  mutating func leave(to depth: Int) {
    isFirst = false
    let word =
      switch depth >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      case 3: words.3
      case 4: words.4
      case 5: words.5
      case 6: words.6
      case 7: words.7
      default: words.8
      }
    isObject = word & (1 &<< UInt64(depth & 63)) != 0
  }
}
