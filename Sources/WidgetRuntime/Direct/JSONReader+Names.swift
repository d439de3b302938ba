/// Where the tag of an object is, which is not read again with the object's other members.
@frozen
@usableFromInline
struct JSONTagged {
  /// The offset of the object.
  @usableFromInline var start = -1
  /// The offset of the comma before the tag; -1 where the tag is the first member.
  @usableFromInline var comma = -1
  /// The end of the tag's value.
  @usableFromInline var end = -1
  @usableFromInline var key = JSONBytes("")

  @inlinable
  init(start: Int = -1, comma: Int = -1, end: Int = -1, key: JSONBytes = JSONBytes("")) {
    self.start = start
    self.comma = comma
    self.end = end
    self.key = key
  }
}

/// The name of a type in a family's JSON.
@frozen
@_documentation(visibility: internal)
public struct JSONName {
  @usableFromInline let text: JSONBytes
  /// The offset of the object that it is the name of.
  @usableFromInline let start: Int
  /// The offset of the name itself.
  @usableFromInline let offset: Int
  /// How many arrays and objects are around the object.
  @usableFromInline let depth: Int

  @inlinable
  init(_ text: JSONBytes, of start: Int, at offset: Int, depth: Int) {
    self.text = text
    self.start = start
    self.offset = offset
    self.depth = depth
  }

  /// The name as a string.
  public var string: String { text.text }

  /// Whether the object has none.
  public var isMissing: Bool { offset < 0 }

  /// Compares a name with one that generated code knows.
  public static func ~= (known: StaticString, name: JSONName) -> Bool {
    known ~= JSONKey(name.text)
  }
}

@_documentation(visibility: internal)
extension JSONReader {
  /// The name of the object's type; the reader stays at the object.
  ///
  /// - Parameter tag: a key without quotes, backslashes and control characters; for others there is
  ///   `name(at:)`.
  public mutating func name(under tag: StaticString) throws -> JSONName {
    // The first key, as servers write it.
    let value = value(of: JSONBytes(tag), after: Self.brace, at: offset)
    guard value > 0 else { return try anyName(under: tag) }
    let start = offset
    offset = value
    return try firstName(of: start, tag)
  }

  /// Reads the name that the reader is at, under the first key of an object, and goes back to that.
  @inline(__always)
  private mutating func firstName(of start: Int, _ tag: StaticString) throws -> JSONName {
    let name = try readName(of: start)
    tagged = JSONTagged(start: start, end: offset, key: JSONBytes(tag))
    offset = start
    return name
  }

  /// The same however the object is spelled.
  @inline(never)
  private mutating func anyName(under tag: StaticString) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = offset
    if let value = session.value(ofTag: tag, at: start) {
      return try readName(at: value, tag)
    }
    offset &+= 1
    skipSpace()
    if byte == UInt8(ascii: "\"") {
      let key = offset &+ 1
      let end = bytes.endOfPlainText(from: key)
      if bytes[end] == UInt8(ascii: "\""), tag ~= JSONKey(bytes.part(from: key, to: end)) {
        offset = end &+ 1
        try expect(UInt8(ascii: ":"))
        skipSpace()
        return try firstName(of: start, tag)
      }
    }
    offset = start
    return try readName(at: value(ofTag: tag) ?? -1, tag)
  }

  /// The name of the object's type, which is empty where it is missing or null; the reader stays at
  /// the object.
  public mutating func nameIfPresent(under tag: StaticString) throws -> JSONName {
    let start = self
    do {
      return try name(under: tag)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  /// Reads the name where its key is not the first one; the reader stays at the object.
  ///
  /// - Parameter value: the offset of the tag's value; negative where it is missing.
  private mutating func readName(at value: Int, _ tag: StaticString) throws -> JSONName {
    let start = offset
    if value < 0 {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: start)
    }
    offset = value
    defer { offset = start }
    let name = try readName(of: start)
    let key = JSONBytes(tag)
    let comma = value &- key.count &- 4
    // `,"type":`, without white space or escapes.
    if bytes.load(UInt16.self, at: comma) == 0x222C,
      bytes.load(UInt16.self, at: value &- 2) == 0x3A22
    {
      tagged = JSONTagged(start: start, comma: comma, end: offset, key: key)
    }
    return name
  }

  /// Checks that the keys of the object at the reader, which stays there, are strings.
  func checkKeys() throws {
    var reader = self
    var object = try reader.object()
    while try reader.key(in: &object) != nil { try reader.skip() }
  }

  /// Reads the string that is a name.
  @inlinable
  @inline(__always)
  mutating func readName(of start: Int) throws -> JSONName {
    let place = offset
    if byte == UInt8(ascii: "\"") {
      let end = bytes.endOfPlainText(from: place &+ 1)
      if bytes[end] == UInt8(ascii: "\"") {
        offset = end &+ 1
        return JSONName(bytes.part(from: place &+ 1, to: end), of: start, at: place, depth: depth)
      }
    }
    return try readUnusualName(of: start)
  }

  @usableFromInline
  @inline(never)
  mutating func readUnusualName(of start: Int) throws -> JSONName {
    let place = offset
    let text = session.hold(name: Self.replacingTwins(in: try readString()))
    return JSONName(text, of: start, at: place, depth: depth)
  }

  /// The name in lower case.
  public func lowercased(_ name: JSONName) -> JSONName {
    let text = Self.replacingTwins(in: name.string.lowercased())
    return JSONName(session.hold(name: text), of: name.start, at: name.offset, depth: name.depth)
  }
}
