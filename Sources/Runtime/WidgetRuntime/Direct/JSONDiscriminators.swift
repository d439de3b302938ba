/// The location of an object's tag, which is skipped when the object's other members are read.
@frozen
@usableFromInline
struct JSONTagged {
  /// The offset of the object.
  @usableFromInline var start = -1
  /// The offset of the comma before the tag, or -1 if the tag is the first member.
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

extension WidgetCoding {
  /// A name in the JSON that selects a type of a family or a case of an enum.
  @frozen
  public struct JSONName {
    @usableFromInline let text: JSONBytes
    /// The offset of the named object.
    @usableFromInline let start: Int
    /// The offset of the name itself, or a negative number if the object has no name.
    @usableFromInline let offset: Int
    /// The number of arrays and objects around the object.
    @usableFromInline let depth: Int
    /// Whether the name contains a character that is canonically equivalent to an ASCII character.
    @usableFromInline let hasTwin: Bool

    @inlinable
    init(_ text: JSONBytes, of start: Int, at offset: Int, depth: Int, hasTwin: Bool = false) {
      self.text = text
      self.hasTwin = hasTwin
      self.start = start
      self.offset = offset
      self.depth = depth
    }

    /// The name as a string.
    public var string: String { text.text }

    /// Whether the object has no name.
    public var isMissing: Bool { offset < 0 }

    /// Whether a name in a document is the same as a name in generated code.
    @inlinable
    @inline(__always)
    public static func ~= (known: StaticString, name: JSONName) -> Bool {
      known ~= JSONKey(name.text, hasTwin: name.hasTwin)
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Returns the name of the object, and stays at the object.
  ///
  /// - Parameter tag: A key without quotes, backslashes or control characters. Use `name(at:)` for other keys.
  public mutating func name(under tag: StaticString) throws -> WidgetCoding.JSONName {
    // Most servers write the tag as the first key.
    let value = value(of: JSONBytes(tag), after: Self.brace, at: offset)
    guard value > 0 else { return try anyName(under: tag) }
    let start = offset
    offset = value
    return try firstName(of: start, tag)
  }

  /// Reads the name under the first key of an object, and moves back to the object.
  @inline(__always)
  private mutating func firstName(of start: Int, _ tag: StaticString) throws
    -> WidgetCoding.JSONName
  {
    let name = try readName(of: start)
    tagged = JSONTagged(start: start, end: offset, key: JSONBytes(tag))
    offset = start
    return name
  }

  /// Returns the name of an object whose tag can be at any position, with any white space and escapes.
  @inline(never)
  private mutating func anyName(under tag: StaticString) throws -> WidgetCoding.JSONName {
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
      if bytes[end] == UInt8(ascii: "\""),
        tag ~= WidgetCoding.JSONKey(bytes.part(from: key, to: end))
      {
        offset = end &+ 1
        try expect(UInt8(ascii: ":"))
        skipSpace()
        return try firstName(of: start, tag)
      }
    }
    offset = start
    return try readName(at: value(ofTag: tag) ?? -1, tag)
  }

  /// Returns the name of the object, and stays at the object. The name is empty if it is missing or null.
  public mutating func nameIfPresent(under tag: StaticString) throws -> WidgetCoding.JSONName {
    let start = self
    do {
      return try name(under: tag)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  /// Reads the name at an offset inside the object, and stays at the object.
  ///
  /// - Parameter value: The offset of the tag's value, or a negative number if the tag is missing.
  private mutating func readName(at value: Int, _ tag: StaticString) throws -> WidgetCoding.JSONName
  {
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
    // The tag can be skipped later only if it is written as `,"type":`, without white space or escapes.
    if bytes.load(UInt16.self, at: comma) == 0x222C,
      bytes.load(UInt16.self, at: value &- 2) == 0x3A22
    {
      tagged = JSONTagged(start: start, comma: comma, end: offset, key: key)
    }
    return name
  }

  /// Checks that all keys of the object are strings, and stays at the object.
  func checkKeys() throws {
    var reader = self
    var object = try reader.object()
    while try reader.key(in: &object) != nil { try reader.skip() }
  }

  /// Reads the name at the reader.
  ///
  /// - Parameter start: The offset of the named object.
  @inlinable
  @inline(__always)
  mutating func readName(of start: Int) throws -> WidgetCoding.JSONName {
    let place = offset
    if byte == UInt8(ascii: "\"") {
      let end = bytes.endOfPlainText(from: place &+ 1)
      if bytes[end] == UInt8(ascii: "\"") {
        offset = end &+ 1
        return WidgetCoding.JSONName(
          bytes.part(from: place &+ 1, to: end), of: start, at: place, depth: depth)
      }
    }
    return try readUnusualName(of: start)
  }

  @usableFromInline
  @inline(never)
  mutating func readUnusualName(of start: Int) throws -> WidgetCoding.JSONName {
    let place = offset
    let text = try readString()
    return WidgetCoding.JSONName(
      session.hold(name: text), of: start, at: place, depth: depth, hasTwin: Self.hasTwin(text))
  }

  /// Returns the name in lower case.
  public func lowercased(_ name: WidgetCoding.JSONName) -> WidgetCoding.JSONName {
    let text = name.string.lowercased()
    return WidgetCoding.JSONName(
      session.hold(lowercased: text), of: name.start, at: name.offset, depth: name.depth,
      hasTwin: name.hasTwin && Self.hasTwin(text))
  }
}

// Functions for externally tagged objects, whose only key is the name (`{"text": {…}}`), and for adjacently tagged
// objects, which have the name and the content under two keys.

extension WidgetCoding.JSONReader {
  /// Returns the object's first key, which is the name, and moves to the key's value.
  public mutating func onlyName() throws -> WidgetCoding.JSONName {
    let start = offset
    var object = try object()
    let place = offset
    guard let key = try key(in: &object) else {
      throw JSONFault(.keys, at: start)
    }
    let text = session.hold(name: key.string)
    return WidgetCoding.JSONName(text, of: start, at: place, depth: depth - 1, hasTwin: key.hasTwin)
  }

  /// Moves to the value of a key in a named object.
  public mutating func enter(_ content: StaticString, of name: WidgetCoding.JSONName) throws {
    guard try find(content, of: name) else {
      throw JSONFault(.missing("\(content)"), at: name.start)
    }
  }

  /// Moves to the value of a key in a named object. Returns false, and moves to the end of the object, if the key is
  /// missing or its value is `null`.
  public mutating func enterIfPresent(_ content: StaticString, of name: WidgetCoding.JSONName)
    throws -> Bool
  {
    guard try find(content, of: name) else { return false }
    guard try readNull() else { return true }
    try leave(name)
    return false
  }

  private mutating func find(_ content: StaticString, of name: WidgetCoding.JSONName) throws -> Bool
  {
    rewind(to: name)
    var object = try object()
    while let key = try key(in: &object) {
      if content ~= key { return true }
      try skip()
    }
    return false
  }

  /// Moves from the end of a key's value to the end of the object.
  public mutating func leave(_ name: WidgetCoding.JSONName) throws {
    var object = WidgetCoding.JSONObject(start: name.start)
    object.isEmpty = false
    while try key(in: &object) != nil { try skip() }
  }

  /// Checks that an externally tagged object has no other key. The reader must be at the name's value.
  public func checkOnly(_ name: WidgetCoding.JSONName) throws {
    var reader = self
    try reader.skip()
    try reader.leaveOnly(name)
  }

  /// Returns the given error, which was thrown for the value of an externally tagged object. If the object has several
  /// keys, returns the error for the keys instead.
  public func failure(_ error: any Swift.Error, ofOnly name: WidgetCoding.JSONName) -> any Swift
    .Error
  {
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

  /// Adds the name of an externally tagged widget to an error that was thrown inside the widget. If the object has
  /// several keys, returns the error for the keys instead.
  public func failure(_ error: any Swift.Error, inOnly name: WidgetCoding.JSONName) -> any Swift
    .Error
  {
    let own = failure(error, ofOnly: name)
    return (own as? JSONFault)?.isOfKeys(at: name.start) ?? false ? own : failure(own, in: name)
  }

  /// Moves from the end of the name's value to the end of the object, which must have no other key.
  public mutating func leaveOnly(_ name: WidgetCoding.JSONName) throws {
    var reader = self
    reader.offset = name.offset
    var object = WidgetCoding.JSONObject(start: name.start)
    let only = try reader.key(in: &object)?.string
    while let key = try key(in: &object) {
      guard key.string == only else {
        throw JSONFault(.keys, at: name.start)
      }
      try skip()
    }
  }
}

// Functions for names that are numbers or Booleans: `"kind": 1`. Such names are compared as text.

extension WidgetCoding.JSONReader {
  /// Returns the numeric or Boolean name of the object, and stays at the object.
  public mutating func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    guard let place = try value(ofTag: tag) else {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: offset)
    }
    var reader = self
    reader.offset = place
    let text = session.hold(name: try Tag(from: &reader).description)
    return WidgetCoding.JSONName(text, of: offset, at: place, depth: depth)
  }

  /// Returns the numeric or Boolean name of the object, and stays at the object. The name is empty if it is missing or
  /// null.
  public mutating func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = self
    do {
      if let place = try value(ofTag: tag), isNull(at: place) {
        return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
      }
      return try name(under: tag, as: type)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  func isNull(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "n") }

  /// Returns the text of the name at the reader, or nil for any other value.
  func nameText() -> String? {
    var reader = self
    switch byte {
    case UInt8(ascii: "\""): return try? reader.readString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return try? reader.readBool().description
    default: return try? reader.readInteger(Int.self).description
    }
  }
}

// Functions for names and contents in nested objects: `tag = meta.type`.

extension WidgetCoding.JSONReader {
  /// Returns the object's name, which is at a path in the object, and stays at the object.
  public func name(at path: String...) throws -> WidgetCoding.JSONName {
    try name(path) { try $0.readName(of: $1) }
  }

  /// Returns the numeric or Boolean name at a path in the object, and stays at the object.
  public func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    try name(path) { try $0.readName(of: $1, as: type) }
  }

  /// Returns the name at a path in the object, and stays at the object. The name is empty if a key of the path is
  /// missing or null.
  public func nameIfPresent(at path: String...) throws -> WidgetCoding.JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1) }
  }

  /// Returns the numeric or Boolean name at a path in the object, and stays at the object. The name is empty if a key
  /// of the path is missing or null.
  public func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1, as: type) }
  }

  /// Returns the name under the first of several keys that exists, and stays at the object.
  public func name(atFirst keys: String...) throws -> WidgetCoding.JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// Returns the numeric or Boolean name under the first of several keys that exists, and stays at the object.
  public func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// Returns the name under the first of several keys that exists, and stays at the object. The name is empty if none
  /// of the keys exists, or if the value is null.
  public func nameIfPresent(atFirst keys: String...) throws -> WidgetCoding.JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// Returns the numeric or Boolean name under the first of several keys that exists, and stays at the object. The name
  /// is empty if none of the keys exists, or if the value is null.
  public func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// Reads the value at a path in a named object.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, at path: String..., of name: WidgetCoding.JSONName
  ) throws -> Value {
    rewind(to: name)
    let object = try passObject()
    return try read(type, atFirst: path, of: object)
  }

  /// Moves to the value at a path in a named object.
  public mutating func enter(at path: String..., of name: WidgetCoding.JSONName) throws {
    rewind(to: name)
    offset = try required(path)
  }

  /// Moves to the value at a path in a named object. Returns false, and moves to the end of the object, if a key of the
  /// path is missing or null.
  public mutating func enterIfPresent(at path: String..., of name: WidgetCoding.JSONName) throws
    -> Bool
  {
    rewind(to: name)
    guard let place = try valuePlace(at: path) else {
      try skip()
      return false
    }
    offset = place
    return true
  }

  /// Moves to the end of a named object.
  public mutating func leaveWhole(_ name: WidgetCoding.JSONName) throws {
    rewind(to: name)
    try skip()
  }

  /// Reads the fallback of an unrecognized value from a path inside the value, or from the value itself if the path is
  /// missing.
  public mutating func readContent<Value: Decodable>(
    _ type: Value.Type, at path: String...
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: path, of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: path, of: object)
  }
}

extension WidgetCoding.JSONReader {
  /// Returns the path of the first key that exists in the object, or of the first key if no key exists.
  private func first(of keys: [String]) -> [String] {
    first(of: keys.map { [$0] }, WidgetCoding.JSONObject(start: offset))
  }

  private func name(
    _ path: [String], _ read: (inout WidgetCoding.JSONReader, Int) throws -> WidgetCoding.JSONName
  ) throws -> WidgetCoding.JSONName {
    var reader = self
    reader.offset = try required(path)
    return try read(&reader, offset)
  }

  private func nameIfPresent(
    _ path: [String], _ read: (inout WidgetCoding.JSONReader, Int) throws -> WidgetCoding.JSONName
  ) throws -> WidgetCoding.JSONName {
    guard let place = try valuePlace(at: path) else {
      return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
    var reader = self
    reader.offset = place
    return try read(&reader, offset)
  }

  /// Returns the offset of the value at a path of the object, or nil if a key of the path is missing or null.
  private func valuePlace(at path: [String]) throws -> Int? {
    guard case .value(let place) = try place(at: path, WidgetCoding.JSONObject(start: offset)),
      !isNull(at: place)
    else { return nil }
    return place
  }

  /// Returns the offset of the value at a path of the object. Throws an error if a key of the path is missing, or if
  /// the value of a key before the last one is null.
  private func required(_ path: [String]) throws -> Int {
    switch try place(at: path, WidgetCoding.JSONObject(start: offset)) {
    case .value(let place): return place
    case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
    case .missing(let key, in: let start):
      try checkKeys()
      throw JSONFault(.missing(key), at: start)
    }
  }

  /// Reads a name that is a number or a Boolean.
  private mutating func readName<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
    of start: Int, as type: Tag.Type
  ) throws -> WidgetCoding.JSONName {
    let place = offset
    let text = session.hold(name: try Tag(from: &self).description)
    return WidgetCoding.JSONName(text, of: start, at: place, depth: depth)
  }
}

extension WidgetCoding.JSONWriter {
  /// Opens the object at a path in the open object, and creates missing objects on the way.
  public mutating func openObject(at path: StaticString...) -> [WidgetCoding.JSONScope] {
    path.map { reopenObject(forKey: $0) }
  }

  /// Closes the objects of a path.
  public mutating func close(_ scopes: [WidgetCoding.JSONScope]) {
    for scope in scopes.reversed() { close(scope) }
  }
}

extension WidgetCoding.NamePattern {
  /// Whether a name in a document matches the pattern.
  public static func ~= (pattern: WidgetCoding.NamePattern, name: WidgetCoding.JSONName) -> Bool {
    pattern ~= name.string
  }
}
