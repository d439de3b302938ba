@_documentation(visibility: internal)
extension String: JSONReadable {
  /// Reads a string.
  @inlinable
  @inline(__always)
  public init(from json: inout JSONReader) throws { self = try json.readString() }
}

@_documentation(visibility: internal)
extension Bool: JSONReadable {
  /// Reads `true` or `false`.
  @inline(never)
  public init(from json: inout JSONReader) throws { self = try json.readBool() }
}

@_documentation(visibility: internal)
extension Double: JSONReadable {
  /// Reads a number.
  @inline(never)
  public init(from json: inout JSONReader) throws { self = try json.readDouble() }
}

@_documentation(visibility: internal)
extension Float: JSONReadable {
  /// Reads a number.
  @inline(never)
  public init(from json: inout JSONReader) throws { self = try json.readFloat() }
}

@_documentation(visibility: internal)
extension JSONReadable where Self: FixedWidthInteger {
  /// Reads an integer.
  @inlinable
  public init(from json: inout JSONReader) throws { self = try json.readInteger(Self.self) }
}

@_documentation(visibility: internal)
extension Int: JSONReadable {}
@_documentation(visibility: internal)
extension Int8: JSONReadable {}
@_documentation(visibility: internal)
extension Int16: JSONReadable {}
@_documentation(visibility: internal)
extension Int32: JSONReadable {}
@_documentation(visibility: internal)
extension Int64: JSONReadable {}
@_documentation(visibility: internal)
extension UInt: JSONReadable {}
@_documentation(visibility: internal)
extension UInt8: JSONReadable {}
@_documentation(visibility: internal)
extension UInt16: JSONReadable {}
@_documentation(visibility: internal)
extension UInt32: JSONReadable {}
@_documentation(visibility: internal)
extension UInt64: JSONReadable {}

@_documentation(visibility: internal)
extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads a value, or `null`.
  @inlinable
  public init(from json: inout JSONReader) throws {
    self = try json.readNull() ? nil : Wrapped(from: &json)
  }
}

@_documentation(visibility: internal)
extension Array: JSONReadable where Element: JSONReadable {
  /// Reads the elements.
  @inlinable
  public init(from json: inout JSONReader) throws {
    guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
    self = []
    try json.readElements { json in append(try Element(from: &json)) }
  }
}

@_documentation(visibility: internal)
extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads the values; of equal keys the first one counts.
  @inlinable
  public init(from json: inout JSONReader) throws {
    self = [:]
    var object = try json.object()
    while let key = try json.key(in: &object) {
      let name = key.string
      if index(forKey: name) == nil {
        self[name] = try Value(from: &json)
      } else {
        try json.skip()
      }
    }
  }
}

@_documentation(visibility: internal)
extension Narrowed: JSONReadable where Box: JSONReadable {
  /// Reads any value of the family, and refuses one of another type.
  public init(from json: inout JSONReader) throws {
    let start = json.offset
    let box = try Box(from: &json)
    guard let wanted = box.value as? Wanted else {
      throw JSONFault(.mismatch(Wanted.self, found: "\(Swift.type(of: box.value))"), at: start)
    }
    value = wanted
  }
}

@_documentation(visibility: internal)
extension JSONValue: JSONReadable {
  /// Reads any JSON.
  public init(from json: inout JSONReader) throws {
    switch json.byte {
    case UInt8(ascii: "\""): self = .string(try json.readString())
    case UInt8(ascii: "{"):
      try json.checkDepth()
      self = .object(try [String: JSONValue](from: &json))
    case UInt8(ascii: "["):
      try json.checkDepth()
      self = .array(try [JSONValue](from: &json))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try json.readBool())
    case UInt8(ascii: "n"):
      _ = try json.readNull()
      self = .null
    default: self = try Self.number(&json)
    }
  }

  private static func number(_ json: inout JSONReader) throws -> JSONValue {
    if let value = json.attempt({ try $0.readInteger(Int64.self) }) { return .integer(value) }
    if let value = json.attempt({ try $0.readInteger(UInt64.self) }) { return .unsigned(value) }
    return .number(try json.readDouble())
  }
}

extension JSONReader {
  /// Reads a value; nil where it cannot be read, and then the reader stays where it is.
  mutating func attempt<Value>(_ body: (inout JSONReader) throws -> Value) -> Value? {
    var copy = self
    guard let value = try? body(&copy) else { return nil }
    self = copy
    return value
  }
}
