// The search for the next field of an object. A document usually has the keys in the order of declaration, so that the key
// that is declared next is compared first. The paths are separate functions, because one function for all of them would be
// slower for compact documents.

extension WidgetCoding.JSONReader {
  /// Moves to the value of the next field and returns the position of its key, or nil at the end of the object or after
  /// an error. Unknown keys, and keys that were read before, are skipped.
  public mutating func field(in object: inout WidgetCoding.JSONObject) -> Int? {
    let number = nextField(in: &object)
    return number < 0 ? nil : number
  }

  /// Does the same as `field(in:)`, but returns -1 instead of nil. Results of one word let the paths jump to each other.
  @inline(__always)
  private mutating func nextField(in object: inout WidgetCoding.JSONObject) -> Int {
    let start = offset
    // If a decoder is read instead of bytes, there are no bytes.
    guard start >= 0, start <= bytes.count &- 16 else { return otherField(in: &object) }
    if object.isEmpty { return firstField(in: &object, at: start) }
    switch bytes.uncheckedLoad(UInt16.self, at: start) {
    case Self.comma:
      guard object.place <= object.keys.text.count &- 8 else {
        return unusualField(in: &object, from: start &+ 2)
      }
      let expected = object.keys.text.uncheckedLoad(UInt64.self, at: object.place)
      return compactField(in: &object, expected, from: start &+ 2, isUnusual: false)
    case Self.commaAndLineBreak: return indentedField(in: &object, from: start)
    default: return spacedFieldOrEnd(in: &object, at: start)
    }
  }

  /// Moves to the value of the next field. Its key usually is the key that is declared next, and has the same indentation as
  /// the previous key.
  ///
  /// - Parameter start: The offset of the comma. At least 16 bytes must follow.
  @inline(never)
  private mutating func indentedField(in object: inout WidgetCoding.JSONObject, from start: Int)
    -> Int
  {
    let quote = start &+ object.indentation.count
    guard quote <= bytes.count &- 64, let key = object.quotedKeys[object.next],
      object.indentation.first
        == bytes.uncheckedLoad(UInt64.self, at: start &+ object.indentation.offset),
      // Because the first bytes are equal, there are at least eight bytes before the quote.
      object.indentation.last == bytes.uncheckedLoad(UInt64.self, at: quote &- 8),
      object.indentation.count <= 18 || areSpaces(from: start &+ 10, to: quote &- 8),
      key.isShort, key.isAlmost(at: quote, in: bytes), object.seen & key.bit == 0
    else { return spacedField(in: &object, from: start &+ 1) }
    object.seen |= key.bit
    let end = quote &+ key.count
    if bytes.uncheckedLoad(UInt8.self, at: end) == 0x20,
      bytes.uncheckedLoad(UInt8.self, at: end &+ 1) > 0x20
    {
      offset = end &+ 1
    } else {
      offset = end
      skipSpace()
    }
    return object.advance(to: key.next)
  }

  /// Whether the 1 to 16 bytes in a range are spaces. The bytes up to eight before and after them must also be spaces.
  @inline(__always)
  private func areSpaces(from start: Int, to end: Int) -> Bool {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    return bytes.uncheckedLoad(UInt64.self, at: start) == spaces
      && bytes.uncheckedLoad(UInt64.self, at: end &- 8) == spaces
  }

  /// The comma and the line break before a key.
  private static var commaAndLineBreak: UInt16 { 0x0A2C }

  /// Moves to the value of the first field, or past the end of the object.
  @inline(never)
  private mutating func firstField(in object: inout WidgetCoding.JSONObject, at start: Int) -> Int {
    switch bytes.uncheckedLoad(UInt8.self, at: start) {
    case UInt8(ascii: "\""): return unusualField(in: &object, from: start &+ 1)
    case 0x0A: return spacedField(in: &object, from: start)
    default: return otherField(in: &object)
    }
  }

  /// Moves to the value of a field after a comma and white space other than a line break, or past the end of the object.
  @inline(never)
  private mutating func spacedFieldOrEnd(in object: inout WidgetCoding.JSONObject, at start: Int)
    -> Int
  {
    if bytes.uncheckedLoad(UInt8.self, at: start) == UInt8(ascii: ",") {
      return spacedField(in: &object, from: start &+ 1)
    }
    let end = bytes.endOfSpace(from: start)
    guard bytes[end] == UInt8(ascii: "}"), !object.isFailed else {
      return otherField(in: &object)
    }
    offset = end
    close()
    return -1
  }

  /// Moves to the value of the next field. Its key, which follows a quote without white space, usually is the key that is
  /// declared next. It can be one of the last keys of the literal or contain digits, and white space can precede its value.
  ///
  /// - Parameter start: The offset after the quote. At least 14 bytes must follow.
  @inline(never)
  private mutating func unusualField(in object: inout WidgetCoding.JSONObject, from start: Int)
    -> Int
  {
    guard object.place < object.keys.text.count else { return otherField(in: &object) }
    let expected = object.keys.word(at: object.place)
    return compactField(in: &object, expected, from: start, isUnusual: true)
  }

  /// Moves to the value of the next field. Its key, which follows a quote without white space, usually is the key that is
  /// declared next and has at most seven letters.
  ///
  /// Without a check of the bounds, at most the 10 bytes after the quote are loaded.
  ///
  /// - Parameters:
  ///   - expected: The word of the literal with the key that is declared next.
  ///   - start: The offset after the quote. At least 14 bytes must follow.
  ///   - isUnusual: Whether the caller is `unusualField(in:from:)`.
  @inline(__always)
  private mutating func compactField(
    in object: inout WidgetCoding.JSONObject, _ expected: UInt64, from start: Int, isUnusual: Bool
  ) -> Int {
    let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: start)
    let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount)
    let isSingle = WidgetCoding.JSONKeys.hasNoMark(
      expected, before: Int(truncatingIfNeeded: bits &>> 3))
    guard bits < 64 else { return longField(in: &object, from: start &+ 8, isSingle: isSingle) }
    let size = Int(truncatingIfNeeded: bits &>> 3)
    let mark = UInt8(truncatingIfNeeded: expected &>> (bits & 0x38))
    let end = start &+ size
    guard WidgetCoding.JSONKeys.isEnd(mark),
      bytes.uncheckedLoad(UInt16.self, at: end) == 0x3A22,  // ":
      object.seen & (1 &<< UInt64(truncatingIfNeeded: object.next)) == 0
    else { return otherField(in: &object) }
    let isSpaced = bytes.uncheckedLoad(UInt8.self, at: end &+ 2) <= 0x20
    if isUnusual {
      guard isSingle || object.keys.isSingle(from: object.place, to: object.place &+ size) else {
        return otherField(in: &object)
      }
    } else if !isSingle || isSpaced {
      return unusualField(in: &object, from: start)
    }
    object.seen |= 1 &<< UInt64(truncatingIfNeeded: object.next)
    offset = end &+ 2
    if isUnusual, isSpaced { skipSpaceAfterColon() }
    return object.advance(to: object.place &+ size &+ WidgetCoding.JSONKeys.length(ofMark: mark))
  }

  /// Moves past white space. One space follows most colons in documents with white space.
  @inline(__always)
  private mutating func skipSpaceAfterColon() {
    if byte == 0x20 { offset &+= 1 }
    skipSpace()
  }

  /// Moves to the value of the next field. Its key, which follows white space, usually is the key that is declared next.
  ///
  /// - Parameter start: The offset of the white space.
  @inline(never)
  private mutating func spacedField(in object: inout WidgetCoding.JSONObject, from start: Int)
    -> Int
  {
    // After a key that was not in order, and after an error, no key is expected.
    guard object.place < object.keys.text.count, object.keys.isPlain else {
      return otherField(in: &object)
    }
    if object.quotedKeys.isEmpty { object.quotedKeys = session.quotedKeys(of: object.keys) }
    let quote = bytes.endOfSpace(from: start)
    guard let key = object.quotedKeys[object.next], object.seen & key.bit == 0,
      key.isKey(at: quote, in: bytes, of: object.keys)
    else { return otherField(in: &object) }
    object.seen |= key.bit
    object.indentation = JSONIndentation(in: bytes, from: start &- 1, to: quote)
    offset = quote &+ key.count
    if byte <= 0x20 { skipSpaceAfterColon() }
    return object.advance(to: key.next)
  }

  /// Moves to the value of the next field. The first eight letters of its key are the ones of the key that is declared next.
  ///
  /// - Parameters:
  ///   - start: The offset of the ninth letter in the document.
  ///   - isSingle: Whether the first eight letters certainly contain no mark.
  @inline(never)
  private mutating func longField(
    in object: inout WidgetCoding.JSONObject, from start: Int, isSingle: Bool
  ) -> Int {
    var (known, next, isSingle) = (object.place &+ 8, start, isSingle)
    while next <= bytes.count &- 16 {
      // The last key may end with the literal.
      let expected = known < object.keys.text.count ? object.keys.word(at: known) : 0
      let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: next)
      guard difference == 0 else {
        return endOfLongField(in: &object, expected, difference, known, next, isSingle)
      }
      isSingle = isSingle && WidgetCoding.JSONKeys.hasNoMark(expected, before: 8)
      (known, next) = (known &+ 8, next &+ 8)
    }
    return otherField(in: &object)
  }

  /// Moves from the first word of a long key that differs from the document to the field's value.
  ///
  /// - Parameters:
  ///   - expected: The word in the literal, which contains the mark after the key.
  ///   - difference: The bits in which the document differs.
  ///   - known: The offset of the word in the literal.
  ///   - next: The offset of the word in the document. At least 16 bytes must follow.
  ///   - isSingle: Whether the letters before the word certainly contain no mark.
  @inline(__always)
  private mutating func endOfLongField(
    in object: inout WidgetCoding.JSONObject, _ expected: UInt64, _ difference: UInt64,
    _ known: Int,
    _ next: Int, _ isSingle: Bool
  ) -> Int {
    let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount) & 0x38
    let size = Int(truncatingIfNeeded: bits &>> 3)
    let mark = UInt8(truncatingIfNeeded: expected &>> bits)
    let end = next &+ size
    guard WidgetCoding.JSONKeys.isEnd(mark),
      bytes.uncheckedLoad(UInt16.self, at: end) == 0x3A22,  // ":
      isSingle && WidgetCoding.JSONKeys.hasNoMark(expected, before: size)
        || object.keys.isSingle(from: object.place, to: known &+ size),
      object.isFirst(UInt64(truncatingIfNeeded: object.next))
    else { return otherField(in: &object) }
    offset = end &+ 2
    if bytes.uncheckedLoad(UInt8.self, at: offset) <= 0x20 { skipSpaceAfterColon() }
    return object.advance(to: known &+ size &+ WidgetCoding.JSONKeys.length(ofMark: mark))
  }

  /// Moves to the value of the next field if no fast path finds it. Returns -1 at the end of the object and after an error.
  @inline(never)
  private mutating func otherField(in object: inout WidgetCoding.JSONObject) -> Int {
    if object.isFailed { return -1 }
    if object.isDecoded { return session.nextField(in: &object) ?? -1 }
    if offset == object.tag.comma {
      offset = object.tag.end
      object.isEmpty = false
      return field(in: &object) ?? -1
    }
    if byte <= 0x20 {
      skipSpaces()
      if byte == UInt8(ascii: "}") {
        close()
        return -1
      }
    }
    do {
      while true {
        switch try nextMember(in: &object) {
        case .field(let number): return number
        case .end: return -1
        case .other: if object.isKept { try skipForLater() } else { try skip() }
        }
      }
    } catch {
      fail(error, &object)
    }
    return -1
  }

  /// Moves to the value of the next member, in any order and with any white space.
  @inline(__always)
  private mutating func nextMember(in object: inout WidgetCoding.JSONObject) throws -> JSONMember {
    var start = offset
    if !object.isEmpty {
      guard bytes[start] == UInt8(ascii: ",") else { return try unusualMember(in: &object) }
      start &+= 1
    }
    start = bytes.endOfSpace(from: start) &+ 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[start &- 1] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\""),
      object.keys.isPlain, end <= bytes.count &- 8
    else { return try unusualMember(in: &object) }
    let isOrdered = object.table == nil
    let (number, next) =
      object.table?.find(in: bytes, from: start, to: end)
      ?? firstPosition(from: start, to: end, in: &object)
    object.isEmpty = false
    if bytes.isEndOfKey(end) {
      offset = end &+ 2
    } else {
      offset = end &+ 1
      try expect(UInt8(ascii: ":"))
      skipSpace()
    }
    guard number >= 0 else { return .other }
    let follows = isOrdered || number == object.next || number == object.next &+ 1
    // After the last declared key, the first declared key is expected again.
    (object.next, object.place) = next < object.keys.text.count ? (number &+ 1, next) : (0, 0)
    if !follows { object.place = .max }
    return object.isFirst(UInt64(truncatingIfNeeded: number)) ? .field(number) : .other
  }

  /// Finds a plain ASCII key in an object without a key table. Returns the position of the key, or -1 for an unknown
  /// key, and the offset of the following key in the literal.
  @inline(never)
  private func firstPosition(
    from start: Int, to end: Int, in object: inout WidgetCoding.JSONObject
  ) -> (number: Int, next: Int) {
    object.table = session.existingTable(of: object.keys)
    if object.table == nil {
      // If the key that is declared next is missing, the key declared after it is the most likely one.
      let place = object.keys.text.offset(of: UInt8(ascii: ","), from: object.place) &+ 1
      let (match, next) = object.keys.match(at: place, bytes, from: start)
      if match == end { return (object.next &+ 1, next) }
    }
    object.table = object.table ?? session.newTable(of: object.keys)
    if let table = object.table { return table.find(in: bytes, from: start, to: end) }
    let key = bytes.part(from: start, to: end)
    let entry = object.keys.first { WidgetCoding.JSONKey(key).isEqual(to: $0.key) }
    return (entry?.number ?? -1, entry?.next ?? 0)
  }

  /// Moves to the value of the next key, or past the end of the object. Handles all members that the fast path does
  /// not, such as keys with escapes or with characters beyond ASCII.
  @inline(never)
  private mutating func unusualMember(in object: inout WidgetCoding.JSONObject) throws -> JSONMember
  {
    guard let key = try nextKey(in: &object) else { return .end }
    guard let entry = object.keys.first(where: { key.isEqual(to: $0.key) }) else { return .other }
    // The fast path finds only keys that are spelled in the literal as in JSON.
    (object.next, object.place) = (entry.number &+ 1, object.keys.isPlain ? entry.next : .max)
    return object.isFirst(UInt64(truncatingIfNeeded: entry.number)) ? .field(entry.number) : .other
  }
}

/// The next member of an object, or the object's end.
private enum JSONMember {
  /// The value of a field that is read for the first time.
  case field(Int)
  /// The value of an unknown key, or of a key that was read before.
  case other
  case end
}
