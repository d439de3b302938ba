extension JSONBytes {
  /// Returns the offset of the first quote, backslash or control character, or of the end.
  @inlinable
  @inline(__always)
  func endOfText(from start: Int) -> Int {
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let ends = Self.ends(in: uncheckedLoad(UInt64.self, at: offset))
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      offset &+= 1
    }
  }

  /// Returns the offset of the first quote, backslash, control character or non-ASCII byte, or of the end.
  @inlinable
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let word = uncheckedLoad(UInt64.self, at: offset)
      let ends = Self.ends(in: word) | word & Self.highBits
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return offset }
      offset &+= 1
    }
  }

  /// Returns the offset of the first quote, backslash or control character, or of the end, or nil if the text before it is
  /// not valid UTF-8.
  func endOfUTF8(from start: Int) -> Int? {
    var offset = start
    while true {
      while offset <= count &- 8, Self.isPair(uncheckedLoad(UInt64.self, at: offset)) {
        offset &+= 6
      }
      if self[offset] < 0x80 {
        offset = endOfPlainText(from: offset)
        if self[offset] < 0x80 { return offset }
      } else {
        let length = scalar(at: offset).length
        if length == 0 { return nil }
        offset &+= length
      }
    }
  }

  /// Whether a word starts with two valid scalars of three bytes each, as most Chinese and Japanese text does.
  @inline(__always)
  static func isPair(_ word: UInt64) -> Bool {
    // As in `scalar(at:)`, but without scalars whose first byte is 0xE0 or 0xED.
    let first = word & 0x0F00_000F
    let others = (first &+ 0x0F00_000F) & ((first ^ 0x0D00_000D) &+ 0x0F00_000F)
    return word & 0xC0_C0F0_C0C0_F0 == 0x80_80E0_8080_E0 && others & 0x1000_0010 == 0x1000_0010
  }

  /// Returns the length in bytes of the non-ASCII scalar at an offset, or 0 if its bytes are invalid (Unicode 16, table
  /// 3-7). Also returns the bytes, with the first byte in the lowest bits. Higher bits may contain later bytes of the
  /// text.
  @inline(__always)
  func scalar(at offset: Int) -> (bytes: UInt32, length: Int) {
    let bytes =
      offset <= count &- 4 ? load(UInt32.self, at: offset) : lastBytes(from: offset)
    if bytes & 0xC0E0 == 0x80C0 {
      // The sequence is valid unless one byte would suffice for the scalar.
      return (bytes, bytes & 0x1E != 0 ? 2 : 0)
    }
    if bytes & 0xC0_C0F0 == 0x80_80E0 {
      // The sequence is valid unless two bytes would suffice or the scalar is a surrogate.
      let bits = bytes & 0x200F
      return (bytes, bits != 0 && bits != 0x200D ? 3 : 0)
    }
    if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
      // The sequence is valid unless three bytes would suffice or the scalar is above U+10FFFF.
      let isUnicode = bytes & 0x4 == 0 || bytes & 0x3003 == 0
      return (bytes, bytes & 0x3007 != 0 && isUnicode ? 4 : 0)
    }
    return (bytes, 0)
  }

  /// Returns the bytes from an offset to the end, which must be fewer than four.
  @inline(never)
  private func lastBytes(from offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[offset &+ $1]) << UInt32($1 * 8) }
  }

  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns the high bits of the quotes, backslashes and control characters in a word. Bits above the lowest set bit
  /// may be wrong.
  @inlinable
  @inline(__always)
  static func ends(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Flipping the second-lowest bit moves the quote next to the control characters.
    let controls = word ^ (ones &* 0x02)
    let backslashes = word ^ (ones &* 0x5C)
    let found = (controls &- ones &* 0x21) & ~word | (backslashes &- ones) & ~backslashes
    return found & highBits
  }
}

extension JSONBytes {
  /// Whether the bytes equal the given bytes. As few words as possible are compared.
  ///
  /// All loads are in bounds of both operands. If one operand is a literal, only comparisons with constants remain
  /// after optimization.
  @inlinable
  @inline(__always)
  func equals(_ other: JSONBytes) -> Bool { count == other.count && contains(other, at: 0) }

  /// Whether the given bytes occur at an offset.
  @inlinable
  @inline(__always)
  func contains(_ other: JSONBytes, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count &- other.count else { return false }
    return isEqual(other, from: offset)
  }

  /// Whether the given bytes occur at an offset. All compared bytes must be in bounds.
  @inlinable
  @inline(__always)
  func isEqual(_ other: JSONBytes, from offset: Int) -> Bool {
    switch other.count {
    case 17...: return part(from: offset, to: offset &+ other.count).equalsInWords(other)
    case 8...: return isEqual(UInt64.self, other, from: offset, last: other.count &- 8)
    case 4...: return isEqual(UInt32.self, other, from: offset, last: other.count &- 4)
    case 2...: return isEqual(UInt16.self, other, from: offset, last: other.count &- 2)
    case 1: return uncheckedLoad(UInt8.self, at: offset) == other.uncheckedLoad(UInt8.self, at: 0)
    default: return true
    }
  }

  /// Whether a quote, a colon and the start of a value are at an offset.
  @inline(__always)
  func isEndOfKey(_ offset: Int) -> Bool {
    offset >= 0 && offset < count &- 2 && uncheckedLoad(UInt16.self, at: offset) == 0x3A22
      && uncheckedLoad(UInt8.self, at: offset &+ 2) > 0x20
  }

  /// Whether the first and last words equal the first and last words of the given bytes. The two words may overlap.
  @inlinable
  @inline(__always)
  func isEqual<Word: FixedWidthInteger>(
    _ type: Word.Type, _ other: JSONBytes, from offset: Int, last: Int
  ) -> Bool {
    uncheckedLoad(type, at: offset) == other.uncheckedLoad(type, at: 0)
      && uncheckedLoad(type, at: offset &+ last) == other.uncheckedLoad(type, at: last)
  }

  @usableFromInline
  func equalsInWords(_ other: JSONBytes) -> Bool {
    for offset in stride(from: 0, to: count - 8, by: 8)
    where load(UInt64.self, at: offset) != other.load(UInt64.self, at: offset) {
      return false
    }
    return load(UInt64.self, at: count - 8) == other.load(UInt64.self, at: count - 8)
  }
}

extension WidgetCoding.JSONReader {
  /// Moves past the value. Only its structure is checked.
  @inlinable
  public mutating func skip() throws {
    switch byte {
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    default: try skipScalar()
    }
  }

  /// Moves past a value that may be read later, and records the ends of nested objects and arrays. Skipping and reading
  /// nested values again then takes linear time.
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
    var observer = JSONNullObserver()
    try skipContainer(&observer)
  }

  /// Moves past an object or array, and reports the objects, arrays and keys in it to an observer.
  @inline(__always)
  mutating func skipContainer<Observer: JSONObserver>(_ observer: inout Observer) throws {
    offset = try bytes.endOfContainer(at: offset, depth: depth, &observer)
  }

  @usableFromInline
  mutating func skipScalar() throws { offset = try bytes.endOfScalar(at: offset) }

  /// Moves past all characters that may occur in a number, in any order.
  mutating func skipNumber() { offset = bytes.endOfNumber(at: offset) }

  /// Moves past a string.
  @inlinable
  @inline(__always)
  mutating func skipString() throws { offset = try bytes.endOfString(at: offset) }
}

extension JSONBytes {
  /// Returns the end of the string at an offset.
  @inlinable
  @inline(__always)
  func endOfString(at start: Int) throws -> Int {
    let end = endOfText(from: start &+ 1)
    return self[end] == UInt8(ascii: "\"") ? end &+ 1 : try endOfUnusualString(from: end)
  }

  /// Returns the end of the number or literal at an offset.
  func endOfScalar(at start: Int) throws -> Int {
    switch self[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): endOfNumber(at: start)
    case UInt8(ascii: "t"): try endOfWord("true", at: start)
    case UInt8(ascii: "f"): try endOfWord("false", at: start)
    case UInt8(ascii: "n"): try endOfWord("null", at: start)
    default: throw unexpected(at: start)
    }
  }

  /// Returns the end of the given literal at an offset, or throws an error if the bytes are different.
  @inlinable
  @inline(__always)
  func endOfWord(_ word: StaticString, at start: Int) throws -> Int {
    let literal = JSONBytes(word)
    guard contains(literal, at: start) else { throw unexpected(insteadOf: word, at: start) }
    return start &+ literal.count
  }

  /// Returns the error for the first byte that differs from a literal.
  @usableFromInline
  @inline(never)
  func unexpected(insteadOf word: StaticString, at start: Int) -> any Swift.Error {
    let literal = JSONBytes(word)
    let wrong = (0..<literal.count).first { self[start + $0] != literal[$0] }
    return unexpected(at: start + (wrong ?? 0))
  }

  /// Returns the end of all characters that may occur in a number, in any order.
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

  /// Returns the end of a string with escapes or control characters. Only the length of `\u` escapes is checked.
  ///
  /// - Parameter start: The offset of the first backslash or control character, or of the end of the document.
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

extension JSONBytes {
  /// Returns the end of the object or array at an offset, without recursion.
  ///
  /// - Parameter depth: The number of arrays and objects around the object or array.
  @inline(__always)
  func endOfContainer<Observer: JSONObserver>(
    at start: Int, depth: Int, _ observer: inout Observer
  ) throws -> Int {
    var levels = JSONLevels(depth: depth)
    var next = try enter(&levels, &observer, at: start)
    // Whether a member or element is next instead of the end of the object or array.
    var isInside = self[next] != levels.end
    while true {
      if isInside {
        if levels.isObject { next = try endOfKey(&observer, at: next) }
        switch self[next] {
        case UInt8(ascii: "\""): next = try endOfString(at: next)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          next = try enter(&levels, &observer, at: next)
          isInside = self[next] != levels.end
          continue
        default: next = try endOfScalar(at: next)
        }
      } else {
        next &+= 1
        observer.close(at: next, isObject: levels.isObject)
        levels.leave()
        if levels.depth == depth { return next }
      }
      // In most objects, a comma is directly followed by the quote of the next key.
      if load(UInt16.self, at: next) == WidgetCoding.JSONReader.comma {
        next &+= 1
        isInside = true
      } else {
        next = try endOfComma(before: levels.end, at: next)
        isInside = self[next] != levels.end
      }
    }
  }

  /// Enters the object or array at an offset. Returns the offset after its opening brace or bracket and the white space
  /// that follows.
  @inline(__always)
  private func enter<Observer: JSONObserver>(
    _ levels: inout JSONLevels, _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard levels.depth < WidgetCoding.JSONReader.maximumDepth else {
      throw WidgetCoding.JSONReader.tooDeep(at: start)
    }
    let isObject = self[start] == UInt8(ascii: "{")
    observer.open(at: start, isObject: isObject)
    levels.enter(isObject: isObject)
    return endOfSpace(from: start &+ 1)
  }

  /// Returns the end of white space and a comma. Before the closing brace or bracket, the comma is optional.
  @inline(__always)
  private func endOfComma(before end: UInt8, at start: Int) throws -> Int {
    let next = endOfSpace(from: start)
    if self[next] == end { return next }
    guard self[next] == UInt8(ascii: ",") else { throw unexpected(at: next) }
    return endOfSpace(from: next &+ 1)
  }

  /// Returns the start of the value after a key and a colon.
  @inline(__always)
  private func endOfKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard self[start] == UInt8(ascii: "\"") else { throw unexpected(at: start) }
    let end = endOfPlainText(from: start &+ 1)
    guard isEndOfKey(end) else {
      return try endOfUnusualKey(&observer, at: start, plainTo: end)
    }
    if Observer.isInterestedInKeys {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: end &+ 2)
    }
    return end &+ 2
  }

  /// Returns the start of the value after any key. The key can contain escapes or non-ASCII characters, and white space
  /// can surround the colon.
  @inline(never)
  private func endOfUnusualKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int, plainTo end: Int
  ) throws -> Int {
    let isPlain = self[end] == UInt8(ascii: "\"")
    let colon = endOfSpace(from: isPlain ? end &+ 1 : try endOfString(at: start))
    guard self[colon] == UInt8(ascii: ":") else { throw unexpected(at: colon) }
    let value = endOfSpace(from: colon &+ 1)
    guard Observer.isInterestedInKeys else { return value }
    if isPlain {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: value)
    } else {
      observer.unusualKey(at: start, in: self, valueAt: value)
    }
    return value
  }
}

/// The open objects and arrays.
private struct JSONLevels {
  /// The number of open objects and arrays.
  private(set) var depth: Int
  /// Whether the innermost level is an object.
  private(set) var isObject = false
  /// One bit for each of up to 64 levels around the innermost level, with inner levels in lower bits. A set bit
  /// represents an object.
  private var word: UInt64 = 0
  /// The bits of the levels around the levels in `word`, 64 in each element.
  private var words: [UInt64] = []

  init(depth: Int) { self.depth = depth }

  /// The byte that ends the innermost level.
  var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  @inline(__always)
  mutating func enter(isObject: Bool) {
    if depth & 63 == 63 { words.append(word) }
    word = word &<< 1 | (self.isObject ? 1 : 0)
    self.isObject = isObject
    depth &+= 1
  }

  @inline(__always)
  mutating func leave() {
    depth &-= 1
    isObject = word & 1 == 1
    word = depth & 63 == 63 ? words.removeLast() : word &>> 1
  }
}

/// An observer of the objects, arrays and keys that are skipped.
protocol JSONObserver {
  /// Whether the observer needs keys.
  static var isInterestedInKeys: Bool { get }
  /// Called when an object or array begins.
  mutating func open(at offset: Int, isObject: Bool)
  /// Called after a key of plain ASCII.
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// Called after a key with escapes or non-ASCII characters.
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// Called when an object or array has ended before an offset.
  mutating func close(at offset: Int, isObject: Bool)
}

extension JSONObserver {
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {}
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {}
}

/// An observer that ignores everything.
struct JSONNullObserver: JSONObserver {
  static var isInterestedInKeys: Bool { false }
  mutating func open(at offset: Int, isObject: Bool) {}
  mutating func close(at offset: Int, isObject: Bool) {}
}
