@_documentation(visibility: internal)
extension JSONReader {
  /// Moves to the object with a name.
  public mutating func rewind(to name: JSONName) {
    offset = name.start
    depth = name.depth
  }

  /// Reads the value under a key of the object with a name.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, under content: StaticString, of name: JSONName
  ) throws -> Value {
    try enter(content, of: name)
    let value = try read(type)
    try leave(name)
    return value
  }

  /// Reads the value under the only key of an object, its name.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, as name: JSONName
  ) throws -> Value {
    let value = try read(type)
    try leaveOnly(name)
    return value
  }

  /// Reads the fallback of an unrecognized value from under its name, which is its only key.
  public mutating func readContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try read(type, as: onlyName())
  }

  /// Reads the fallback of an unrecognized value from under a key; of a value without that key from
  /// the value itself.
  public mutating func readContent<Value: Decodable>(
    _ type: Value.Type, under key: String
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: [key], of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: [key], of: object)
  }

  /// The error of a name that an enum with raw values has no case for, which began at a reader.
  public func unknown<Name>(
    _ name: Name, in family: String, known: [String], from start: JSONReader
  ) -> any Swift.Error {
    let error = UnknownNameError(String(describing: name), in: family, known: known)
    return JSONFault(.other(error), at: start.offset)
  }

  /// The error of a name that an enum has no case for.
  public func unknown(
    _ name: JSONName, in family: String, known: [String]
  ) -> any Swift.Error {
    JSONFault(.other(UnknownNameError(name.string, in: family, known: known)), at: name.start)
  }

  /// Reads a value whose name is not one of the family's own module.
  ///
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  public mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> Family {
    try readRegistered(name, in: family, named: familyName, known: known) { error, _ in
      throw error
    }
  }

  /// Reads a value whose name is not one of the family's own module.
  ///
  /// - Parameter unknown: The fallback if no module has the name; it receives the
  ///   `UnknownNameError`.
  public mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String, known: [String],
    unknown: (any Swift.Error, inout JSONReader) throws -> Family
  ) throws -> Family {
    if let value = try readRegistered(name, in: family) { return value }
    try checkKeys()
    let names = known + session.userInfo.registeredModules(of: family).flatMap(\.names)
    return try replacing(self.unknown(name, in: familyName, known: names), with: unknown)
  }

  /// What replaces a value of which nothing has the name.
  public mutating func replacing<Value>(
    _ error: any Swift.Error,
    with unknown: (any Swift.Error, inout JSONReader) throws -> Value
  ) throws -> Value {
    let start = offset
    let value = try unknown(error, &self)
    let fault = JSONFault(error, at: start)
    session.report(fault, at: fault.offset, in: bytes, .unknown)
    return value
  }

  /// Reports a name that no case has, and that another case stands for.
  public func reportUnknown(_ name: JSONName, in type: String, known: [String]) {
    let fault = JSONFault(unknown(name, in: type, known: known), at: name.start)
    session.report(fault, at: name.start, in: bytes, .unknown)
  }

  /// The same for an enum with raw values, of which one began at a reader.
  public func reportUnknown<Name>(
    _ name: Name, in type: String, known: [String], from start: JSONReader
  ) {
    let fault = JSONFault(unknown(name, in: type, known: known, from: start), at: start.offset)
    session.report(fault, at: start.offset, in: bytes, .unknown)
  }

  /// Reports a value that no case can decode, and that another case stands for.
  public func reportUnmatched(in type: String) {
    session.report(JSONFault(.noMatch(type, []), at: offset), at: offset, in: bytes, .unknown)
  }

  /// Reports that a value has no name, and what is taken for one without.
  public func reportMissing(_ key: StaticString, of name: JSONName) {
    let fault = JSONFault(.missing("\(key)"), at: name.start)
    session.report(fault, at: name.start, in: bytes, .missing)
  }

  /// Reads a value of a registered module; nil if none has the name, with the reader at the object.
  public mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type
  ) throws -> Family? {
    rewind(to: name)
    let text = name.string
    let modules = session.userInfo.registeredModules(of: family)
    guard let module = modules.first(where: { $0.names.contains(text) }) else { return nil }
    if let read = module.read { return try read(&self) }
    var end = self
    try end.skip()
    let value = try module.decode(text, JSONCodableDecoder(self))
    offset = end.offset
    return value
  }
}
