// Functions with which generated code reads the fields of an object one by one. They are not inlined, so that generated
// code compiles faster. For the same reason, an error is stored until the object ends, so that generated code throws at
// only one place.

@_documentation(visibility: internal)
extension JSONReader {
  /// Opens an object.
  ///
  /// - Parameters:
  ///   - keys: The keys of the fields.
  ///   - tag: The key of the object's name, which has been read and is skipped.
  ///   - isKept: Whether skipped members of the object are read later.
  public mutating func fields(
    _ keys: JSONKeys, skipping tag: StaticString? = nil, isKept: Bool = false
  ) -> JSONObject {
    let start = offset
    guard let tag, isTagged(tag) else {
      // If a decoder is read instead of bytes, `byte` is 0.
      guard byte == UInt8(ascii: "{"), depth < Self.maximumDepth else {
        return unusualObject(keys, isKept)
      }
      depth &+= 1
      offset &+= 1
      return JSONObject(start: start, keys: keys, isKept: isKept)
    }
    depth &+= 1
    guard tagged.comma < 0 else {
      offset &+= 1
      return JSONObject(start: start, keys: keys, tag: (tagged.comma, tagged.end), isKept: isKept)
    }
    offset = tagged.end
    return JSONObject(start: start, keys: keys, isEmpty: false, isKept: isKept)
  }

  /// Opens the container of a decoder. Without a decoder, returns an object that failed because the value is not an
  /// object or is nested too deeply.
  @inline(never)
  private mutating func unusualObject(_ keys: JSONKeys, _ isKept: Bool) -> JSONObject {
    var object = JSONObject(start: offset, keys: keys, isKept: isKept)
    do {
      if session.isOfDecoder { try openContainer(&object) } else { _ = try self.object() }
    } catch {
      fail(error, &object)
    }
    return object
  }

  /// Opens the decoder's container for an object.
  func openContainer(_ object: inout JSONObject) throws {
    try session.openContainer()
    object.isDecoded = true
  }

  /// Whether the last tag that was read is the tag of this object, under the given key.
  @inline(__always)
  private func isTagged(_ tag: StaticString) -> Bool {
    offset == tagged.start && depth < Self.maximumDepth && tagged.key.equals(JSONBytes(tag))
  }

  /// Moves to the value of the next field and returns the position of its key, or nil at the end of the object or after
  /// an error. Unknown keys, and keys that were read before, are skipped.
  public mutating func field(in object: inout JSONObject) -> Int? {
    if let number = nextField(in: &object) { return number }
    guard byte == UInt8(ascii: "}"), !object.isFailed else { return otherField(in: &object) }
    close()
    return nil
  }

  /// Moves to the value of the field that is declared next, or returns nil and does not move.
  ///
  /// Most fields of compact documents take this path: no white space precedes their keys, which have at most seven
  /// letters. Without a check of the bounds, at most the 10 bytes after the quote that opens the key are loaded.
  @inline(__always)
  private mutating func nextField(in object: inout JSONObject) -> Int? {
    var start = offset
    guard start >= 0, start <= bytes.count &- 16, object.place < object.keys.text.count else {
      return nil
    }
    if object.isEmpty {
      if bytes.uncheckedLoad(UInt8.self, at: start) != UInt8(ascii: "\"") {
        return spacedField(in: &object, at: start)
      }
    } else if bytes.uncheckedLoad(UInt16.self, at: start) == Self.comma {
      start &+= 1
    } else {
      guard bytes.uncheckedLoad(UInt8.self, at: start) == UInt8(ascii: ",") else { return nil }
      return spacedField(in: &object, at: start &+ 1)
    }
    let expected = object.keys.word(at: object.place)
    let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: start &+ 1)
    let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount)
    guard bits < 64 else { return longField(in: &object, from: start &+ 9) }
    let size = Int(truncatingIfNeeded: bits &>> 3)
    let mark = UInt8(truncatingIfNeeded: expected &>> (bits & 0x38))
    let end = start &+ 1 &+ size
    guard JSONKeys.isEnd(mark),
      bytes.uncheckedLoad(UInt16.self, at: end) == 0x3A22,  // ":
      object.isFirst(UInt64(truncatingIfNeeded: object.next))
    else { return nil }
    offset = end &+ 2
    if bytes.uncheckedLoad(UInt8.self, at: offset) <= 0x20 { skipSpaceAfterColon() }
    return object.advance(to: object.place &+ size &+ JSONKeys.length(ofMark: mark))
  }

  /// Moves past white space. One space follows most colons in documents with white space.
  @inline(__always)
  private mutating func skipSpaceAfterColon() {
    if byte == 0x20 { offset &+= 1 }
    skipSpace()
  }

  /// Moves to the value of the field that is declared next, whose key follows white space. Returns nil and does not move
  /// if another key follows.
  ///
  /// - Parameter start: The offset of the white space.
  @inline(never)
  private mutating func spacedField(in object: inout JSONObject, at start: Int) -> Int? {
    guard start <= bytes.count &- 32 else { return nil }
    // Most white space is a line break followed by at most 15 spaces.
    let first = bytes.uncheckedLoad(UInt64.self, at: start) ^ 0x2020_2020_2020_200A
    let second = bytes.uncheckedLoad(UInt64.self, at: start &+ 8) ^ 0x2020_2020_2020_2020
    let quote =
      start &+ (first == 0 ? 8 : 0) &+ (first == 0 ? second : first).trailingZeroBitCount &>> 3
    guard bytes.uncheckedLoad(UInt8.self, at: quote) == UInt8(ascii: "\"") else {
      return unusuallySpacedField(in: &object, at: start)
    }
    return longField(in: &object, at: object.place, from: quote &+ 1)
  }

  /// Does the same as `spacedField(in:at:)` for white space that does not consist of a line break and a few spaces.
  @inline(never)
  private mutating func unusuallySpacedField(in object: inout JSONObject, at start: Int) -> Int? {
    guard bytes[start] <= 0x20 else { return nil }
    let quote = bytes.endOfSpaces(from: start)
    guard bytes[quote] == UInt8(ascii: "\""), quote <= bytes.count &- 16 else { return nil }
    return longField(in: &object, at: object.place, from: quote &+ 1)
  }

  /// Moves to the value of the field that is declared next. The first eight letters of its key are equal. Returns nil and
  /// does not move if another letter differs.
  ///
  /// - Parameter start: The offset of the ninth letter in the document.
  @inline(never)
  private mutating func longField(in object: inout JSONObject, from start: Int) -> Int? {
    guard start <= bytes.count &- 16 else { return nil }
    return longField(in: &object, at: object.place &+ 8, from: start)
  }

  /// Moves to the value of the field that is declared next, whose key may have any length. Returns nil and does not move
  /// if the document has another key, or if the key was read before.
  ///
  /// - Parameters:
  ///   - place: The offset in the literal of the key, or of the rest of the key.
  ///   - start: The offset in the document of the key, or of the rest of the key. At least 15 bytes must follow.
  @inline(__always)
  private mutating func longField(
    in object: inout JSONObject, at place: Int, from start: Int
  ) -> Int? {
    var (known, next) = (place, start)
    while known <= object.keys.text.count &- 8 {
      let expected = object.keys.text.uncheckedLoad(UInt64.self, at: known)
      let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: next)
      if difference != 0 { return endOfField(in: &object, expected, difference, known, next) }
      (known, next) = (known &+ 8, next &+ 8)
      guard next <= bytes.count &- 16 else { return nil }
    }
    return lastField(in: &object, at: known, from: next)
  }

  /// Does the same as `longField(in:at:from:)` for a key that ends in the last seven bytes of the literal.
  @inline(never)
  private mutating func lastField(
    in object: inout JSONObject, at place: Int, from start: Int
  ) -> Int? {
    let surplus = place &- max(object.keys.text.count &- 8, 0)
    let expected = surplus < 8 ? object.keys.word(at: place) : 0
    let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: start)
    return endOfField(in: &object, expected, difference, place, start)
  }

  /// Moves from the first word of a key that differs from the document to the field's value. Returns nil and does not
  /// move if the key does not end in this word, or if the key was read before.
  ///
  /// - Parameters:
  ///   - expected: The word in the literal, which contains the mark after the key.
  ///   - difference: The bits in which the document differs.
  ///   - known: The offset of the word in the literal.
  ///   - next: The offset of the word in the document.
  @inline(__always)
  private mutating func endOfField(
    in object: inout JSONObject, _ expected: UInt64, _ difference: UInt64, _ known: Int, _ next: Int
  ) -> Int? {
    let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount) & 0x38
    let size = Int(truncatingIfNeeded: bits &>> 3)
    let mark = UInt8(truncatingIfNeeded: expected &>> bits)
    let end = next &+ size
    let following = bytes.uncheckedLoad(UInt32.self, at: end)
    guard JSONKeys.isEnd(mark), following & 0xFFFF == 0x3A22,  // ":
      object.isFirst(UInt64(truncatingIfNeeded: object.next))
    else { return nil }
    let number = object.advance(to: known &+ size &+ JSONKeys.length(ofMark: mark))
    if following &>> 16 & 0xFF == 0x20, following &>> 24 > 0x20 {
      offset = end &+ 3
    } else {
      offset = end &+ 2
      if following &>> 16 & 0xFF <= 0x20 { skipSpaces() }
    }
    return number
  }

  /// Moves to the value of the next field if the fast path, `nextField(in:)`, does not find it. Returns nil at the end
  /// of the object and after an error.
  @inline(never)
  private mutating func otherField(in object: inout JSONObject) -> Int? {
    if object.isFailed { return nil }
    if object.isDecoded { return session.nextField(in: &object) }
    if offset == object.tag.comma {
      offset = object.tag.end
      object.isEmpty = false
      if let number = nextField(in: &object) { return number }
    }
    if byte <= 0x20 {
      skipSpaces()
      if byte == UInt8(ascii: "}") {
        close()
        return nil
      }
    }
    do {
      while true {
        switch try nextMember(in: &object) {
        case .field(let number): return number
        case .end: return nil
        case .other: if object.isKept { try skipForLater() } else { try skip() }
        }
      }
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Moves to the value of the next member, in any order and with any white space.
  @inline(__always)
  private mutating func nextMember(in object: inout JSONObject) throws -> JSONMember {
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
    let follows = isOrdered || number == object.next
    // After the last declared key, the first declared key is expected again.
    (object.next, object.place) = next < object.keys.text.count ? (number &+ 1, next) : (0, 0)
    if !follows { object.place = .max }
    return object.isFirst(UInt64(truncatingIfNeeded: number)) ? .field(number) : .other
  }

  /// Finds a plain ASCII key in an object without a key table. Returns the position of the key, or -1 for an unknown
  /// key, and the offset of the following key in the literal.
  @inline(never)
  private func firstPosition(
    from start: Int, to end: Int, in object: inout JSONObject
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
    let entry = object.keys.first { JSONKey(key).isEqual(to: $0.key) }
    return (entry?.number ?? -1, entry?.next ?? 0)
  }

  /// Moves to the value of the next key, or past the end of the object. Handles all members that the fast path does
  /// not, such as keys with escapes or with characters beyond ASCII.
  @inline(never)
  private mutating func unusualMember(in object: inout JSONObject) throws -> JSONMember {
    guard let key = try nextKey(in: &object) else { return .end }
    guard let entry = object.keys.first(where: { key.isEqual(to: $0.key) }) else { return .other }
    // The fast path finds only keys that are spelled in the literal as in JSON.
    (object.next, object.place) = (entry.number &+ 1, object.keys.isPlain ? entry.next : .max)
    return object.isFirst(UInt64(truncatingIfNeeded: entry.number)) ? .field(entry.number) : .other
  }

  /// Returns the error for an object that could not be read, or that has no value for a required key.
  public func failure(of object: JSONObject) -> any Swift.Error {
    if object.isDecoded { return session.failureOfDecoder() }
    if object.isFailed, let failure = session.failure { return failure }
    let missing = object.keys.first { $0.presence == .required && !object.has(UInt64($0.number)) }
    return JSONFault(.missing(missing?.key.text ?? ""), at: object.start)
  }

  /// Stores an error until the object ends.
  @usableFromInline
  @inline(never)
  mutating func fail(_ error: any Swift.Error, _ object: inout JSONObject) {
    session.failure = error
    object.isFailed = true
    object.place = .max
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

// Functions for scalars are compiled once, unlike generic functions, which each module specializes. `Codable`'s
// containers also have dedicated functions for scalars, which are faster.

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: String.Type, in object: inout JSONObject) -> String? {
    do {
      return try object.isDecoded ? session.decode(type) : readText()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: String.Type, in object: inout JSONObject) -> String? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readText()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Int.Type, in object: inout JSONObject) -> Int? {
    do {
      return try object.isDecoded ? session.decode(type) : readInteger(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Int.Type, in object: inout JSONObject) -> Int? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readInteger(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Double.Type, in object: inout JSONObject) -> Double? {
    do {
      return try object.isDecoded ? session.decode(type) : readDouble()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Double.Type, in object: inout JSONObject) -> Double? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readDouble()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Bool.Type, in object: inout JSONObject) -> Bool? {
    do {
      return try object.isDecoded ? session.decode(type) : readBool()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Bool.Type, in object: inout JSONObject) -> Bool? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readBool()
    } catch {
      fail(error, &object)
    }
    return nil
  }
}

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads the value of a field, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decode(type) : Value(from: &self)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field of any type, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decode(type) : read(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : Value(from: &self)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field of any type, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decodeIfPresent(type) : readIfPresent(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil after an error. This overload is for families
  /// whose modules were not generated with `--direct-json`.
  public mutating func read<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error. This overload
  /// is for families whose modules were not generated with `--direct-json`.
  public mutating func readIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded
        ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded
        ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }
}
