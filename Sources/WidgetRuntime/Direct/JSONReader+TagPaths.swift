// Names and contents of families in objects within an object: `tag = meta.type`.

@_documentation(visibility: internal)
extension JSONReader {
  /// The name of the object's type, in an object within it; the reader stays at the object.
  public func name(at path: String...) throws -> JSONName {
    try name(path) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  public func name<Tag: JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> JSONName {
    try name(path) { try $0.readName(of: $1, as: type) }
  }

  /// The name of the object's type, which is empty where a key of the path is missing or null; the
  /// reader stays at the object.
  public func nameIfPresent(at path: String...) throws -> JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  public func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1, as: type) }
  }

  /// The name of the object's type under the first of some keys that exists; the reader stays at the
  /// object.
  public func name(atFirst keys: String...) throws -> JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  public func name<Tag: JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// The name under the first of some keys that exists, which is empty where none does or that is null;
  /// the reader stays at the object.
  public func nameIfPresent(atFirst keys: String...) throws -> JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  public func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// Reads the value at a path of the object with a name.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, at path: String..., of name: JSONName
  ) throws -> Value {
    rewind(to: name)
    let object = try passObject()
    return try read(type, atFirst: path, of: object)
  }

  /// Moves to the value at a path of the object with a name.
  public mutating func enter(at path: String..., of name: JSONName) throws {
    rewind(to: name)
    offset = try required(path)
  }

  /// Moves to the value at a path of the object with a name; false where a key of the path is missing
  /// or null, and then to the end of the object.
  public mutating func enterIfPresent(at path: String..., of name: JSONName) throws -> Bool {
    rewind(to: name)
    guard let place = try valuePlace(at: path) else {
      try skip()
      return false
    }
    offset = place
    return true
  }

  /// Moves to the end of the object with a name.
  public mutating func leaveWhole(_ name: JSONName) throws {
    rewind(to: name)
    try skip()
  }

  /// Reads the fallback of an unrecognized value from an object within it; of a value without that
  /// object from the value itself.
  public mutating func readContent<Value: Decodable>(
    _ type: Value.Type, at path: String...
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: path, of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: path, of: object)
  }
}

extension JSONReader {
  /// The path of the first of some keys that exists, or of the first of all.
  private func first(of keys: [String]) -> [String] {
    first(of: keys.map { [$0] }, JSONObject(start: offset))
  }

  private func name(
    _ path: [String], _ read: (inout JSONReader, Int) throws -> JSONName
  ) throws -> JSONName {
    var reader = self
    reader.offset = try required(path)
    return try read(&reader, offset)
  }

  private func nameIfPresent(
    _ path: [String], _ read: (inout JSONReader, Int) throws -> JSONName
  ) throws -> JSONName {
    guard let place = try valuePlace(at: path) else {
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
    var reader = self
    reader.offset = place
    return try read(&reader, offset)
  }

  /// The offset of the value at a path of the object at the reader; nil where a key of the path is
  /// missing or null.
  private func valuePlace(at path: [String]) throws -> Int? {
    guard case .value(let place) = try place(at: path, JSONObject(start: offset)),
      !isNull(at: place)
    else { return nil }
    return place
  }

  /// The offset of the value at a path of the object at the reader.
  private func required(_ path: [String]) throws -> Int {
    switch try place(at: path, JSONObject(start: offset)) {
    case .value(let place): return place
    case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
    case .missing(let key, in: let start):
      try checkKeys()
      throw JSONFault(.missing(key), at: start)
    }
  }

  /// Reads the number or Boolean that is a name.
  private mutating func readName<Tag: JSONReadable & CustomStringConvertible>(
    of start: Int, as type: Tag.Type
  ) throws -> JSONName {
    let place = offset
    let text = session.hold(name: try Tag(from: &self).description)
    return JSONName(text, of: start, at: place, depth: depth)
  }
}

@_documentation(visibility: internal)
extension JSONWriter {
  /// Opens an object within the open one, and those around it, which are made if they are not there.
  public mutating func openObject(at path: StaticString...) -> [JSONScope] {
    path.map { reopenObject(forKey: $0) }
  }

  /// Closes an object and those around it.
  public mutating func close(_ scopes: [JSONScope]) {
    for scope in scopes.reversed() { close(scope) }
  }
}
