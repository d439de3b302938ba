// Objects with one key, which is the name of what is under it: `{"text": {…}}`; and the content of
// objects under a key beside their name.

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
