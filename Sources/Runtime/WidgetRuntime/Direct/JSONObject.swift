extension WidgetCoding {
  /// An open object, and the known keys that were read from it. If a key is repeated, the first occurrence is used.
  @frozen
  public struct JSONObject {
    @usableFromInline let start: Int
    /// The keys that generated code reads.
    @usableFromInline let keys: JSONKeys
    @usableFromInline var seen: UInt64 = 0
    /// The position of the key that most likely comes next.
    @usableFromInline var next = 0
    /// The offset in the literal of the key at position `next`, or `Int.max` if the next key must be searched for.
    @usableFromInline var place = 0
    /// The keys as they are written in documents, or an empty list if no key followed white space so far.
    @usableFromInline var quotedKeys = JSONQuotedKeys()
    /// The white space before the last key.
    @usableFromInline var indentation = JSONIndentation()
    /// The offset of the comma before the tag, and the offset of the tag's end. Both are -1 if no tag is skipped later.
    @usableFromInline let tag: (comma: Int, end: Int)
    @usableFromInline var isEmpty: Bool
    /// Whether an error occurred, which the session stores.
    public var isFailed = false
    /// Whether the object's fields are in a container of a decoder instead of bytes.
    @usableFromInline var isDecoded = false
    /// Whether skipped members of the object are read later.
    @usableFromInline let isKept: Bool
    /// The table of the keys, or nil if no table was needed so far or the session cannot create another table.
    @usableFromInline var table: JSONKeyTableReference?

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

    /// Marks a key as read, and returns whether it is read for the first time.
    @inline(__always)
    mutating func isFirst(_ number: UInt64) -> Bool {
      let bit = 1 &<< number
      guard seen & bit == 0 else { return false }
      seen |= bit
      return true
    }

    /// Advances past the key that is declared next, and returns its position.
    ///
    /// - Parameter place: The offset of the following key in the literal.
    @inline(__always)
    mutating func advance(to place: Int) -> Int {
      let number = next
      isEmpty = false
      next = number &+ 1
      self.place = place
      return number
    }

    /// Whether the key at a position in the list of keys was read from the object.
    @inlinable
    @inline(__always)
    public func has(_ number: UInt64) -> Bool { seen & (1 &<< number) != 0 }
  }
}

/// The white space before a key, if it is a line break and 6 to 32 spaces.
///
/// Usually, the same white space precedes all keys of an object.
@frozen
@usableFromInline
struct JSONIndentation {
  /// The number of bytes from the comma to the quote, or 0 for other white space.
  @usableFromInline var count = 0
  /// The first eight bytes after the comma and the line break. If there are fewer before the quote, they include the
  /// comma, or the comma and the line break.
  @usableFromInline var first: UInt64 = 0
  /// The offset of `first` from the comma.
  @usableFromInline var offset = 0
  /// The last eight bytes before the quote.
  @usableFromInline var last: UInt64 = 0

  @inlinable
  init() {}

  /// Creates the indentation of a key.
  ///
  /// - Parameters:
  ///   - start: The offset of the comma or, for an object's first key, of the brace.
  ///   - quote: The offset of the key's quote.
  init(in document: JSONBytes, from start: Int, to quote: Int) {
    let count = quote &- start
    guard count >= 8, count <= 34, document[start &+ 1] == 0x0A else { return }
    self.count = count
    offset = min(count &- 8, 2)
    first = document.load(UInt64.self, at: start &+ offset)
    // All following keys follow a comma.
    if offset == 0 { first = first & ~0xFF | UInt64(UInt8(ascii: ",")) }
    last = document.load(UInt64.self, at: quote &- 8)
  }
}

extension WidgetCoding {
  /// A key of an object, or a name of a type, as the bytes of its text.
  ///
  /// For example: `switch key { case "title": … }`.
  @frozen
  public struct JSONKey {
    @usableFromInline let text: JSONBytes
    /// Whether the key contains a character that is canonically equivalent to an ASCII character.
    @usableFromInline let hasTwin: Bool

    @inlinable
    init(_ text: JSONBytes, hasTwin: Bool = false) {
      self.text = text
      self.hasTwin = hasTwin
    }

    /// The key as a string.
    public var string: String { text.text }

    /// Whether a key in a document is the same as a key in generated code.
    @inlinable
    @inline(__always)
    public static func ~= (known: StaticString, key: JSONKey) -> Bool {
      known.isASCII && !key.hasTwin ? key.text.equals(JSONBytes(known)) : key.equals(known)
    }

    /// Whether the key is canonically equivalent to a key in generated code, as Swift compares strings.
    @usableFromInline
    func equals(_ known: StaticString) -> Bool { text.text == "\(known)" }

    /// Whether the key is canonically equivalent to a known key.
    func isEqual(to known: JSONBytes) -> Bool {
      text.equals(known) || (hasTwin || !known.isASCII) && text.text == known.text
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Opens an object.
  @inlinable
  public mutating func object() throws -> WidgetCoding.JSONObject {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let object = WidgetCoding.JSONObject(start: offset)
    try open()
    return object
  }

  /// Returns the next key and moves to its value, or returns nil at the end of the object.
  @inlinable
  public mutating func key(in object: inout WidgetCoding.JSONObject) throws -> WidgetCoding.JSONKey?
  {
    try nextKey(in: &object)
  }

  /// Returns the next key and moves to its value, or returns nil at the end of the object. This function is inlined
  /// where the speed is worth the code size.
  @inlinable
  @inline(__always)
  mutating func nextKey(in object: inout WidgetCoding.JSONObject) throws -> WidgetCoding.JSONKey? {
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

  /// The brace and the quote before the first key.
  static var brace: UInt16 { 0x227B }
  /// The comma and the quote before any other key.
  static var comma: UInt16 { 0x222C }

  /// Returns the offset of a known key's value if the bytes from `start` on are `lead`, the key, a quote and a colon.
  /// The value must follow without white space. Otherwise, returns 0.
  ///
  /// - Parameters:
  ///   - known: A key without quotes, backslashes or control characters, so that it is spelled the same in a document.
  ///   - lead: `brace` or `comma`.
  ///   - start: The offset of `lead`.
  @inline(__always)
  func value(of known: JSONBytes, after lead: UInt16, at start: Int) -> Int {
    let end = start &+ 2 &+ known.count
    // All loaded bytes are between `start` and the byte after the quote and the colon.
    guard start >= 0, bytes.isEndOfKey(end),
      bytes.uncheckedLoad(UInt16.self, at: start) == lead,
      bytes.isEqual(known, from: start &+ 2)
    else { return 0 }
    return end &+ 2
  }

  /// Returns the key at the reader and moves past it.
  @inlinable
  @inline(__always)
  mutating func readKey() throws -> WidgetCoding.JSONKey {
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    let start = offset + 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualKey() }
    offset = end + 1
    return WidgetCoding.JSONKey(bytes.part(from: start, to: end))
  }

  /// Returns a key that contains escapes or non-ASCII characters, and moves past it.
  @usableFromInline
  @inline(never)
  mutating func readUnusualKey() throws -> WidgetCoding.JSONKey {
    let text = try readString()
    return WidgetCoding.JSONKey(session.hold(key: text), hasTwin: Self.hasTwin(text))
  }

  /// Whether a text contains one of the only three characters that are canonically equivalent to an ASCII character:
  /// the Kelvin sign, the Greek question mark and the Greek varia.
  static func hasTwin(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "\u{212A}" || $0 == "\u{37E}" || $0 == "\u{1FEF}" }
  }
}
