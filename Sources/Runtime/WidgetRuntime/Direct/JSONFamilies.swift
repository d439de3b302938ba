extension WidgetCoding {
  /// A table of the names of a family's types.
  ///
  /// For example: `let names: JSONNames = "card,text"`.
  public struct JSONNames: Sendable, ExpressibleByStringLiteral {
    private let table: JSONKeyTable

    /// Creates a table from a list of distinct names in the format of `JSONKeys`.
    public init(stringLiteral names: StaticString) {
      table = JSONKeyTable(JSONKeys(stringLiteral: names))
    }

    /// Returns the position of a name, or -1 if the list does not contain the name.
    public func number(of name: JSONName) -> Int {
      table.find(name.text, hasTwin: name.hasTwin).number
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Moves back to the object from which a name was read.
  public mutating func rewind(to name: WidgetCoding.JSONName) {
    offset = name.start
    depth = name.depth
  }

  /// Reads the value under a key of a named object.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, under content: StaticString, of name: WidgetCoding.JSONName
  ) throws -> Value {
    try enter(content, of: name)
    let value = try read(type)
    try leave(name)
    return value
  }

  /// Reads the value of an externally tagged object.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, as name: WidgetCoding.JSONName
  ) throws -> Value {
    let value = try read(type)
    try leaveOnly(name)
    return value
  }

  /// Reads the fallback of an unrecognized, externally tagged value from the value under its name.
  public mutating func readContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try read(type, as: onlyName())
  }

  /// Reads the fallback of an unrecognized value from the value under a key, or from the whole object if the key is
  /// missing.
  public mutating func readContent<Value: Decodable>(
    _ type: Value.Type, under key: String
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: [key], of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: [key], of: object)
  }

  /// Returns the error for a raw value that no case of an enum has.
  ///
  /// - Parameter start: A reader at the raw value.
  public func unknown<Name>(
    _ name: Name, in family: String, known: [String], from start: WidgetCoding.JSONReader
  ) -> any Swift.Error {
    let error = UnknownNameError(String(describing: name), in: family, known: known)
    return JSONFault(.other(error), at: start.offset)
  }

  /// Returns the error for a name that no type or case has.
  public func unknown(
    _ name: WidgetCoding.JSONName, in family: String, known: [String]
  ) -> any Swift.Error {
    JSONFault(.other(UnknownNameError(name.string, in: family, known: known)), at: name.start)
  }

  /// Reads the replacement that a value with an unknown name contains.
  ///
  /// - Throws: `unknown` if the value contains no replacement, or if the replacement has an unknown name and contains
  ///   no replacement itself.
  public mutating func readReplacement<Value: Decodable>(
    _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: String...
  ) throws -> Value {
    let object = try passObject()
    guard case .value(let start) = try place(at: path, object), bytes[start] != UInt8(ascii: "n")
    else { throw unknown }
    do {
      return try read(type, atFirst: path, of: object)
    } catch  where JSONFault(error, at: start).isUnknown(at: start) {
      throw unknown
    }
  }

  /// Returns the replacement of a value that its type rejects as unknown, and reports the replacement.
  ///
  /// - Throws: `error` if the value was rejected for another reason, or if `error` belongs to a nested value.
  public mutating func replacingUnknown<Value>(
    _ error: any Swift.Error,
    with unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Value
  ) throws -> Value {
    let fault = JSONFault(error, at: offset)
    guard fault.isUnknownName(at: offset) else { throw error }
    return try replacing(fault, with: unknown)
  }

  /// Returns the result of `unknown`, which replaces an unknown value, and reports the replacement.
  ///
  /// - Parameter error: The error for the unknown value.
  public mutating func replacing<Value>(
    _ error: any Swift.Error,
    with unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Value
  ) throws -> Value {
    let start = offset
    let value = try unknown(error, &self)
    let fault = JSONFault(error, at: start)
    session.report(fault, at: fault.offset, in: bytes, .unknown)
    return value
  }

  /// Reports an unrecognized name. The value was decoded as the fallback case.
  public func reportUnknown(_ name: WidgetCoding.JSONName, in type: String, known: [String]) {
    let fault = JSONFault(unknown(name, in: type, known: known), at: name.start)
    session.report(fault, at: name.start, in: bytes, .unknown)
  }

  /// Reports an unrecognized raw value. The value was decoded as the fallback case.
  ///
  /// - Parameter start: A reader at the raw value.
  public func reportUnknown<Name>(
    _ name: Name, in type: String, known: [String], from start: WidgetCoding.JSONReader
  ) {
    let fault = JSONFault(unknown(name, in: type, known: known, from: start), at: start.offset)
    session.report(fault, at: start.offset, in: bytes, .unknown)
  }

  /// Reports a value that matches no case of an untagged enum and is decoded as the fallback case.
  public func reportUnmatched(in type: String) {
    let fault = JSONFault(.noMatch(type, [], number: session.numberOfFailure()), at: offset)
    session.report(fault, at: offset, in: bytes, .unknown)
  }

  /// Reports a value that has no name and is decoded as the default type or case.
  public func reportMissing(_ key: StaticString, of name: WidgetCoding.JSONName) {
    let fault = JSONFault(.missing("\(key)"), at: name.start)
    session.report(fault, at: name.start, in: bytes, .missing)
  }
}

// Default implementations for families whose modules were not generated with `--direct-json`. Generated members take
// precedence.

@_documentation(visibility: internal)
extension WidgetBox {
  /// Reads a value. The result of `unknown` replaces a value whose type is unknown.
  public init(
    from json: inout WidgetCoding.JSONReader,
    unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Family
  ) throws {
    self = try json.decode { decoder in
      try Self(from: decoder) { error in try decoder.read { try unknown(error, &$0) } }
    }
  }

  /// Writes the value.
  public func write(to json: inout WidgetCoding.JSONWriter) throws { try json.write(self) }
}

// Functions for raw-value enums.

extension WidgetCoding.JSONReader {
  /// Reads the name of a case.
  public mutating func rawName() throws -> WidgetCoding.JSONName { try readName(of: offset) }

  /// Reads a value whose raw value is not a string.
  @inlinable
  public mutating func readRawValue<Value: RawRepresentable>(_ type: Value.Type) throws -> Value
  where Value.RawValue: WidgetCoding.JSONReadable {
    let start = offset
    let rawValue = try Value.RawValue(from: &self)
    guard let value = Value(rawValue: rawValue) else {
      throw noCase(of: type, rawValue, at: start)
    }
    return value
  }

  /// Returns the error for a name that no case of an enum with raw values has.
  public func noCase<Value: RawRepresentable>(
    of type: Value.Type, named name: WidgetCoding.JSONName
  ) -> any Swift.Error {
    noCase(of: type, name.string, at: name.offset)
  }

  /// Returns the error for a raw value that no case has, with the same message as Swift's synthesized coding.
  @usableFromInline
  @inline(never)
  func noCase<Value: RawRepresentable, RawValue>(
    of type: Value.Type, _ rawValue: RawValue, at offset: Int
  ) -> any Swift.Error {
    let reason = "Cannot initialize \(type) from invalid \(RawValue.self) value \(rawValue)"
    return JSONFault(.corrupted(reason), at: offset)
  }
}
