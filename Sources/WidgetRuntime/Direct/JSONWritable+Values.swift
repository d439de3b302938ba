@_documentation(visibility: internal)
extension String: JSONWritable {
  /// Writes a string.
  @inlinable
  @inline(__always)
  public func write(to json: inout JSONWriter) throws { json.output.put(self) }
}

@_documentation(visibility: internal)
extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  @inlinable
  public func write(to json: inout JSONWriter) throws {
    json.output.put(word: self ? 0x6575_7274 : 0x65_736C_6166, self ? 4 : 5)
  }
}

@_documentation(visibility: internal)
extension Double: JSONWritable {
  /// Writes a number.
  public func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Double.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

@_documentation(visibility: internal)
extension Float: JSONWritable {
  /// Writes a number.
  public func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Float.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

@_documentation(visibility: internal)
extension JSONWritable where Self: FixedWidthInteger {
  /// Writes an integer.
  @inlinable
  public func write(to json: inout JSONWriter) throws { json.output.put(self) }
}

@_documentation(visibility: internal)
extension Int: JSONWritable {}
@_documentation(visibility: internal)
extension Int8: JSONWritable {}
@_documentation(visibility: internal)
extension Int16: JSONWritable {}
@_documentation(visibility: internal)
extension Int32: JSONWritable {}
@_documentation(visibility: internal)
extension Int64: JSONWritable {}
@_documentation(visibility: internal)
extension UInt: JSONWritable {}
@_documentation(visibility: internal)
extension UInt8: JSONWritable {}
@_documentation(visibility: internal)
extension UInt16: JSONWritable {}
@_documentation(visibility: internal)
extension UInt32: JSONWritable {}
@_documentation(visibility: internal)
extension UInt64: JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Int128: JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension UInt128: JSONWritable {}

@_documentation(visibility: internal)
extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes a value, or `null`.
  @inlinable
  public func write(to json: inout JSONWriter) throws {
    if let value = self { try value.write(to: &json) } else { json.writeNull() }
  }
}

@_documentation(visibility: internal)
extension Array: JSONWritable where Element: JSONWritable {
  /// Writes the elements.
  @inlinable
  public func write(to json: inout JSONWriter) throws {
    try json.writeElements(self) { json, element in try element.write(to: &json) }
  }
}

@_documentation(visibility: internal)
extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes the values.
  @inlinable
  public func write(to json: inout JSONWriter) throws {
    let object = json.openObject()
    for (key, value) in self {
      json.key(key)
      try value.write(to: &json)
    }
    json.close(object)
  }
}

@_documentation(visibility: internal)
extension JSONValue: JSONWritable {
  /// Writes the same JSON again.
  public func write(to json: inout JSONWriter) throws {
    switch self {
    case .null: json.writeNull()
    case .bool(let value): try value.write(to: &json)
    case .integer(let value): try value.write(to: &json)
    case .unsigned(let value): try value.write(to: &json)
    case .number(let value): try value.write(to: &json)
    case .string(let value): try value.write(to: &json)
    case .array(let elements):
      try json.checkDepth(of: JSONValue.self)
      try elements.write(to: &json)
    case .object(let members):
      try json.checkDepth(of: JSONValue.self)
      try members.write(to: &json)
    }
  }

  /// Writes the JSON of a value whose name was not recognized, with that name.
  public func write(named name: String, forKey key: String, to json: inout JSONWriter) throws {
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[key] = .string(name)
    try JSONValue.object(members).write(to: &json)
  }

  /// The same with the name in an object within.
  public func write(named name: String, at path: String..., to json: inout JSONWriter) throws {
    try naming(name, path[...]).write(to: &json)
  }
}
