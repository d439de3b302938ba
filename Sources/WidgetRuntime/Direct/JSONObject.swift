/// An object that is being read, and which of the known keys it has. The first of equal keys is used.
@frozen
@_documentation(visibility: internal)
public struct JSONObject {
  @usableFromInline let start: Int
  /// The known keys.
  @usableFromInline let keys: JSONKeys
  @usableFromInline var seen: UInt64 = 0
  /// The position of the key that most likely comes next.
  @usableFromInline var next = 0
  /// The offset of that key in the literal of keys.
  @usableFromInline var place = 0
  /// The offset of the comma before the tag, which is skipped, and the end of the tag.
  @usableFromInline let tag: (comma: Int, end: Int)
  @usableFromInline var isEmpty: Bool
  /// Whether an error was found in it.
  public var isFailed = false
  /// Whether a decoder decodes it, so that its fields are in a container.
  @usableFromInline var isDecoded = false
  /// Whether parts of it are read later.
  @usableFromInline let isKept: Bool

  @inlinable
  init(
    start: Int, keys: JSONKeys = "", isEmpty: Bool = true,
    tag: (comma: Int, end: Int) = (-1, -1), isKept: Bool = false
  ) {
    self.start = start
    self.keys = keys
    self.isEmpty = isEmpty
    self.tag = tag
    self.isKept = isKept
  }

  /// Marks a key as read. Returns whether it is read for the first time.
  @inline(__always)
  mutating func isFirst(_ number: UInt64) -> Bool {
    let bit = 1 &<< number
    guard seen & bit == 0 else { return false }
    seen |= bit
    return true
  }

  /// Continues after the key that is declared next, whose position it returns.
  ///
  /// - Parameter place: The offset of the key after it in the literal.
  @inline(__always)
  mutating func advance(to place: Int) -> Int {
    let number = next
    isEmpty = false
    next = number &+ 1
    self.place = place
    return number
  }

  /// Whether the object has a key.
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

  /// Whether it is the same text as a known key.
  func isEqual(to known: JSONBytes) -> Bool {
    text.equals(known) || !known.isASCII && text.text == known.text
  }
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
