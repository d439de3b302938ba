/// Where the first member of an object, its tag, ends.
@frozen
@usableFromInline
struct JSONTagged {
  @usableFromInline var start = -1
  @usableFromInline var end = -1
  @usableFromInline var key = JSONBytes("")

  @inlinable
  init(start: Int = -1, end: Int = -1, key: JSONBytes = JSONBytes("")) {
    self.start = start
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
  public mutating func name(under tag: StaticString) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = offset
    offset &+= 1
    skipSpace()
    if byte == UInt8(ascii: "\"") {
      let key = offset &+ 1
      let end = bytes.endOfPlainText(from: key)
      // The first key, as servers write it.
      if bytes[end] == UInt8(ascii: "\""), tag ~= JSONKey(bytes.part(from: key, to: end)) {
        offset = end &+ 1
        try expect(UInt8(ascii: ":"))
        skipSpace()
        let name = try readName(of: start)
        tagged = JSONTagged(start: start, end: offset, key: JSONBytes(tag))
        offset = start
        return name
      }
    }
    offset = start
    return try nameBehind(tag)
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

  /// The name where its key is not the first one.
  @usableFromInline
  @inline(never)
  mutating func nameBehind(_ tag: StaticString) throws -> JSONName {
    let start = offset
    guard let place = try session.index.offset(ofTag: tag, &self) else {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: start)
    }
    offset = place
    defer { offset = start }
    return try readName(of: start)
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

@_documentation(visibility: internal)
extension JSONReader {
  /// The name that is the only key of the object, with the reader at its value.
  public mutating func onlyName() throws -> JSONName {
    let start = offset
    var object = try object()
    let place = offset
    guard let key = try key(in: &object) else {
      throw JSONFault(.keys, at: start)
    }
    let text = session.hold(name: key.string)
    return JSONName(text, of: start, at: place, depth: depth - 1)
  }

  /// Moves to the value of a key in the object with a name.
  public mutating func enter(_ content: StaticString, of name: JSONName) throws {
    guard try find(content, of: name) else {
      throw JSONFault(.missing("\(content)"), at: name.start)
    }
  }

  /// Moves to the value of a key in the object with a name; false where there is none or it is
  /// `null`, and then to the end of the object.
  public mutating func enterIfPresent(_ content: StaticString, of name: JSONName) throws -> Bool {
    guard try find(content, of: name) else { return false }
    guard try readNull() else { return true }
    try leave(name)
    return false
  }

  private mutating func find(_ content: StaticString, of name: JSONName) throws -> Bool {
    rewind(to: name)
    var object = try object()
    while let key = try key(in: &object) {
      if content ~= key { return true }
      try skip()
    }
    return false
  }

  /// Moves from the value of a key to the end of the object.
  public mutating func leave(_ name: JSONName) throws {
    var object = JSONObject(start: name.start)
    object.isEmpty = false
    while try key(in: &object) != nil { try skip() }
  }

  /// Checks that the object of a name, at whose value the reader is, has no other key.
  public func checkOnly(_ name: JSONName) throws {
    var reader = self
    try reader.skip()
    try reader.leaveOnly(name)
  }

  /// The error of a value under the only key of an object: that there are several comes first.
  public func failure(_ error: any Swift.Error, ofOnly name: JSONName) -> any Swift.Error {
    var reader = self
    reader.rewind(to: name)
    do {
      let only = try reader.onlyName()
      try reader.checkOnly(only)
      return error
    } catch {
      return error
    }
  }

  /// The error of a widget under the only key of an object, which is its name.
  public func failure(_ error: any Swift.Error, inOnly name: JSONName) -> any Swift.Error {
    let own = failure(error, ofOnly: name)
    return (own as? JSONFault)?.isOfKeys(at: name.start) ?? false ? own : failure(own, in: name)
  }

  /// Moves from the value of the only key to the end of the object, which must have no other.
  public mutating func leaveOnly(_ name: JSONName) throws {
    var reader = self
    reader.offset = name.offset
    var object = JSONObject(start: name.start)
    let only = try reader.key(in: &object)?.string
    while let key = try key(in: &object) {
      guard key.string == only else {
        throw JSONFault(.keys, at: name.start)
      }
      try skip()
    }
  }
}
