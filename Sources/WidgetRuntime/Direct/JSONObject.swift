/// An object that is being read: where it begins, and which of the keys that generated code knows
/// have been seen. Of equal keys the first one counts.
@frozen
@_documentation(visibility: internal)
public struct JSONObject {
  @usableFromInline let start: Int
  @usableFromInline var seen: UInt64 = 0
  /// The number of the key that most likely comes next; of none, where one is to be looked for.
  @usableFromInline var next: Int
  /// Where the tag is, which is passed over: the offset of the comma before it, and its end.
  @usableFromInline let tag: (comma: Int, end: Int)
  @usableFromInline var isEmpty: Bool
  /// Whether something is wrong with it.
  public var isFailed = false
  /// Whether it is looked at again.
  @usableFromInline let isKept: Bool
  /// Whether none of the keys that generated code knows is written otherwise in JSON.
  @usableFromInline let hasPlainKeys: Bool

  @inlinable
  init(
    start: Int, isEmpty: Bool = true, tag: (comma: Int, end: Int) = (-1, -1),
    isKept: Bool = false, hasPlainKeys: Bool = true
  ) {
    self.start = start
    self.isEmpty = isEmpty
    self.tag = tag
    self.isKept = isKept
    self.hasPlainKeys = hasPlainKeys
    next = hasPlainKeys ? 0 : .max
  }

  /// Whether a key is seen for the first time.
  @inline(__always)
  mutating func isFirst(_ number: UInt64) -> Bool {
    let bit = 1 &<< number
    guard seen & bit == 0 else { return false }
    seen |= bit
    return true
  }

  /// Whether a key has been seen.
  @inlinable
  @inline(__always)
  public func has(_ number: UInt64) -> Bool { seen & (1 &<< number) != 0 }
}

/// A key of an object, or a name of a type, as the bytes of its text.
///
/// For example: `switch key { case "title": … }`.
@frozen
@_documentation(visibility: internal)
public struct JSONKey {
  @usableFromInline let text: JSONBytes

  @inlinable
  init(_ text: JSONBytes) { self.text = text }

  /// The key as a string.
  public var string: String { text.text }

  /// Compares a key with one that generated code knows.
  @inlinable
  @inline(__always)
  public static func ~= (known: StaticString, key: JSONKey) -> Bool {
    known.isASCII ? key.text.equals(JSONBytes(known)) : key.equals(known)
  }

  /// Strings are equal if they look the same, however they are composed.
  @usableFromInline
  func equals(_ known: StaticString) -> Bool { text.text == "\(known)" }
}

@_documentation(visibility: internal)
extension JSONReader {
  /// Opens an object.
  @inlinable
  public mutating func object() throws -> JSONObject {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let object = JSONObject(start: offset)
    try open()
    return object
  }

  /// The next key, with the reader at its value; nil at the end of the object.
  @inlinable
  public mutating func key(in object: inout JSONObject) throws -> JSONKey? {
    try nextKey(in: &object)
  }

  /// The same where it is worth its code.
  @inlinable
  @inline(__always)
  mutating func nextKey(in object: inout JSONObject) throws -> JSONKey? {
    skipSpace()
    if object.isEmpty {
      object.isEmpty = false
    } else if byte == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    } else if byte != UInt8(ascii: "}") {
      throw unexpected()
    }
    if byte == UInt8(ascii: "}") {
      close()
      return nil
    }
    let key = try readKey()
    try expect(UInt8(ascii: ":"))
    skipSpace()
    return key
  }

  /// A brace and a quote, which the first key begins with.
  static var brace: UInt16 { 0x227B }
  /// A comma and a quote, which the next key begins with.
  static var comma: UInt16 { 0x222C }

  /// The offset of the value of a key that generated code knows, where that key is at an offset, after
  /// two bytes, spelled as it is in the code and without white space after it; 0 where it is not.
  ///
  /// - Parameters:
  ///   - known: a key without quotes, backslashes and control characters: the same bytes in a
  ///     document are a key as well.
  ///   - lead: `brace` or `comma`.
  ///   - start: the offset of those two.
  @inline(__always)
  func value(of known: JSONBytes, after lead: UInt16, at start: Int) -> Int {
    let end = start &+ 2 &+ known.count
    // All that is loaded is between `start` and the byte after the quote and the colon.
    guard start >= 0, bytes.isEndOfKey(end),
      bytes.uncheckedLoad(UInt16.self, at: start) == lead,
      bytes.isEqual(known, from: start &+ 2)
    else { return 0 }
    return end &+ 2
  }

  /// Moves past a key.
  @inlinable
  @inline(__always)
  mutating func readKey() throws -> JSONKey {
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    let start = offset + 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualKey() }
    offset = end + 1
    return JSONKey(bytes.part(from: start, to: end))
  }

  /// Moves past a key with escapes, or with letters beyond ASCII.
  @usableFromInline
  @inline(never)
  mutating func readUnusualKey() throws -> JSONKey {
    JSONKey(session.hold(key: Self.replacingTwins(in: try readString())))
  }

  /// Three characters are the same as one of ASCII for Swift's strings, and no others are: the
  /// Kelvin sign, the Greek question mark and the Greek grave accent.
  static func replacingTwins(in text: String) -> String {
    let twins: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`",
    ]
    guard text.unicodeScalars.contains(where: { twins[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(twins[scalar] ?? scalar) }
    return String(result)
  }
}

// The fields of an object, which generated code reads one after the other. What goes wrong is kept until
// the object ends, so that generated code throws at one place, and not at one for each field; and what
// reads is called, not inlined. Both keep the time short that generated code takes to compile.

@_documentation(visibility: internal)
extension JSONReader {
  /// Opens an object.
  ///
  /// - Parameters:
  ///   - tag: a key that has been read and that is not needed again.
  ///   - isKept: whether parts of the object are looked at later.
  ///   - hasPlainKeys: whether none of the keys of the fields has a quote, a backslash or a control
  ///     character.
  public mutating func fields(
    besides tag: StaticString? = nil, isKept: Bool = false, hasPlainKeys: Bool = true
  ) -> JSONObject {
    guard let tag, isTagged(tag) else { return otherFields(isKept, hasPlainKeys) }
    let start = offset
    depth &+= 1
    guard tagged.comma < 0 else {
      offset &+= 1
      return JSONObject(
        start: start, tag: (tagged.comma, tagged.end), isKept: isKept, hasPlainKeys: hasPlainKeys)
    }
    offset = tagged.end
    return JSONObject(start: start, isEmpty: false, isKept: isKept, hasPlainKeys: hasPlainKeys)
  }

  /// Opens an object whose tag is among its fields, or that has none.
  @inline(never)
  private mutating func otherFields(_ isKept: Bool, _ hasPlainKeys: Bool) -> JSONObject {
    var object = JSONObject(start: offset, isKept: isKept, hasPlainKeys: hasPlainKeys)
    do { _ = try self.object() } catch { fail(error, &object) }
    return object
  }

  /// Whether the reader is at the object whose tag was read last, under a key.
  @inline(__always)
  private func isTagged(_ tag: StaticString) -> Bool {
    offset == tagged.start && depth < Self.maximumDepth && tagged.key.equals(JSONBytes(tag))
  }

  /// The number of the next field, with the reader at its value; nil at the end of the object, and
  /// where something is wrong. What has another key, or an equal one, is skipped.
  public mutating func field(in object: inout JSONObject, of keys: [StaticString]) -> Int? {
    likelyField(in: &object, of: keys) ?? unlikelyField(in: &object, of: keys)
  }

  /// The number of the next field, where it is the one that is declared next, and without white
  /// space; otherwise nil, with the reader where it was. Most documents have no other.
  @inline(__always)
  private mutating func likelyField(
    in object: inout JSONObject, of keys: [StaticString]
  ) -> Int? {
    let number = object.next
    guard number < keys.count else { return nil }
    let value =
      object.isEmpty
      ? value(of: JSONBytes(keys[number]), after: Self.brace, at: offset &- 1)
      : value(of: JSONBytes(keys[number]), after: Self.comma, at: offset)
    guard value > 0, object.isFirst(UInt64(truncatingIfNeeded: number)) else { return nil }
    object.isEmpty = false
    object.next = number &+ 1
    offset = value
    return number
  }

  /// The same where the object ends, its tag is, or something is wrong; and for any other field.
  @inline(never)
  private mutating func unlikelyField(
    in object: inout JSONObject, of keys: [StaticString]
  ) -> Int? {
    if object.isFailed { return nil }
    if offset == object.tag.comma {
      offset = object.tag.end
      if let number = likelyField(in: &object, of: keys) { return number }
    }
    if byte == UInt8(ascii: "}") {
      close()
      return nil
    }
    return anyField(in: &object, of: keys)
  }

  /// The same for any field, as white space and keys come.
  private mutating func anyField(in object: inout JSONObject, of keys: [StaticString]) -> Int? {
    do {
      while true {
        switch try nextMember(in: &object, of: keys) {
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

  /// Moves to the value of the next member.
  @inline(__always)
  private mutating func nextMember(
    in object: inout JSONObject, of keys: [StaticString]
  ) throws -> JSONMember {
    let comma = object.isEmpty ? offset &- 1 : offset
    let start = bytes.endOfSpace(from: comma &+ 1) &+ 1
    guard object.isEmpty || bytes[comma] == UInt8(ascii: ","),
      bytes[start &- 1] == UInt8(ascii: "\"")
    else { return try unusualMember(in: &object, of: keys) }
    var (number, end) = (object.next, -1)
    // Without white space, that key has been compared.
    if start &- 2 != comma, number < keys.count {
      end = bytes.end(ofKey: JSONBytes(keys[number]), at: start)
    }
    if end < 0 {
      end = bytes.endOfPlainText(from: start)
      guard bytes[end] == UInt8(ascii: "\"") else {
        return try unusualMember(in: &object, of: keys)
      }
      number = object.number(ofPlain: bytes.part(from: start, to: end), in: keys)
    }
    object.isEmpty = false
    offset = end &+ 1
    try expect(UInt8(ascii: ":"))
    // One space is after most colons.
    if byte == 0x20 { offset &+= 1 }
    skipSpace()
    if number < 0 { return .other }
    if object.hasPlainKeys { object.next = number &+ 1 }
    return object.isFirst(UInt64(truncatingIfNeeded: number)) ? .field(number) : .other
  }

  /// The same for the end of the object, and for a key with escapes or letters beyond ASCII.
  @inline(never)
  private mutating func unusualMember(
    in object: inout JSONObject, of keys: [StaticString]
  ) throws -> JSONMember {
    guard let key = try nextKey(in: &object) else { return .end }
    return object.number(of: key, in: keys).map(JSONMember.field) ?? .other
  }

  /// The error of an object that could not be read, or that lacks a field.
  ///
  /// - Parameter required: the numbers of the fields that must be there.
  public func failure(
    of object: JSONObject, _ keys: [StaticString], required: Int...
  ) -> any Swift.Error {
    if object.isFailed, let failure = session.failure { return failure }
    let missing = required.first { !object.has(UInt64($0)) } ?? 0
    return JSONFault(.missing("\(keys[missing])"), at: object.start)
  }

  /// Keeps an error until the object ends.
  @usableFromInline
  @inline(never)
  mutating func fail(_ error: any Swift.Error, _ object: inout JSONObject) {
    session.failure = error
    object.isFailed = true
    object.next = .max
  }
}

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads the value of a field; nil where that fails.
  @inlinable
  @inline(never)
  public mutating func read<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try Value(from: &self) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field, which is of any type; nil where that fails.
  @inlinable
  @inline(never)
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try read(type) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field; nil for `null`, and where that fails.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try readNull() ? nil : Value(from: &self) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field, which is of any type; nil for `null`, and where that fails.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try readIfPresent(type) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field; nil where that fails.
  @inlinable
  @inline(never)
  public mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try read(listOf: box) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field, of a module that was not generated with
  /// `--direct-json`; nil where that fails.
  public mutating func read<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try read(listOf: box) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field, of such a module; nil for `null`, and where
  /// that fails.
  public mutating func readIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try readIfPresent(listOf: box) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field; nil for `null`, and where that fails.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try readIfPresent(listOf: box) } catch { fail(error, &object) }
    return nil
  }
}

/// What is next in an object.
private enum JSONMember {
  /// The value of a field that is seen for the first time.
  case field(Int)
  /// The value of an unknown key, or of one that was there before.
  case other
  case end
}

extension JSONBytes {
  /// The offset of the quote after a key at an offset; negative where another key is.
  @inline(__always)
  fileprivate func end(ofKey known: JSONBytes, at start: Int) -> Int {
    let end = start &+ known.count
    return end < count && isEqual(known, from: start) && self[end] == UInt8(ascii: "\"")
      ? end : -1
  }
}

extension StaticString {
  /// Whether it is a key in ASCII, most of which differ in their length or first letter.
  @inline(__always)
  fileprivate func equals(_ key: JSONBytes) -> Bool {
    let known = JSONBytes(self)
    return known.count == key.count && known[0] == key[0] && key.isEqual(known, from: 0)
  }
}

extension JSONObject {
  /// The number of a key in ASCII, without escapes, that has not been seen; negative for any other.
  @inline(__always)
  fileprivate func number(ofPlain key: JSONBytes, in keys: [StaticString]) -> Int {
    let all: UInt64 = keys.count < 64 ? 1 &<< UInt64(keys.count) &- 1 : .max
    let unseen = all & ~seen
    // Most often keys are in the order of the declarations, with some of them missing.
    let later = next < 64 ? unseen & (.max &<< UInt64(next)) : 0
    var rest = later
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      if keys[number].equals(key) { return number }
      rest &= rest &- 1
    }
    rest = unseen & ~later
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      if keys[number].equals(key) { return number }
      rest &= rest &- 1
    }
    return -1
  }

  /// The number of a key that is seen for the first time.
  mutating func number(of key: JSONKey, in keys: [StaticString]) -> Int? {
    // Most often keys are in the order of the declarations.
    var number = next
    for _ in keys.indices {
      if number >= keys.count { number = 0 }
      if keys[number] ~= key {
        if hasPlainKeys { next = number + 1 }
        return isFirst(UInt64(number)) ? number : nil
      }
      number += 1
    }
    return nil
  }
}
