#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension WidgetCoding {
  /// A type that is written as the bytes of a JSON document, without `Codable`.
  ///
  /// The implementation of `write(to:)` is generated, except for types of Swift, Foundation and this module. It writes
  /// the same value as `encode(to:)`.
  public protocol JSONWritable: Encodable {
    /// Writes the value.
    func write(to json: inout JSONWriter) throws
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value of a type that can be written as bytes.
  @inlinable
  @inline(__always)
  public mutating func write<Value: WidgetCoding.JSONWritable>(_ value: Value) throws {
    try value.write(to: &self)
  }

  /// Writes a value of any type. If the type is not `JSONWritable`, the value is encoded as `JSONEncoder` encodes it.
  @inlinable
  public mutating func write<Value: Encodable>(_ value: Value) throws {
    guard let type = writable(Value.self) else { return try encode(value) }
    try write(value, as: type)
  }

  /// Writes a value under a key.
  @inline(never)
  public mutating func write(_ value: String, forKey key: StaticString) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    output.put(value)
  }

  /// Writes a value under a key, or nothing for nil.
  public mutating func writeIfPresent(_ value: String?, forKey key: StaticString) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value under a key.
  @inline(never)
  public mutating func write(_ value: Int, forKey key: StaticString) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    output.put(value)
  }

  /// Writes a value under a key, or nothing for nil.
  public mutating func writeIfPresent(_ value: Int?, forKey key: StaticString) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value under a key.
  @inline(never)
  public mutating func write(_ value: Double, forKey key: StaticString) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a value under a key, or nothing for nil.
  public mutating func writeIfPresent(_ value: Double?, forKey key: StaticString) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value under a key.
  @inline(never)
  public mutating func write(_ value: Bool, forKey key: StaticString) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a value under a key, or nothing for nil.
  public mutating func writeIfPresent(_ value: Bool?, forKey key: StaticString) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value under a key.
  @inlinable
  @inline(never)
  public mutating func write<Value: WidgetCoding.JSONWritable>(
    _ value: Value, forKey key: StaticString
  ) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a value of any type under a key.
  @inlinable
  public mutating func write<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    if isOfEncoder { return try session.encode(value, forKey: key) }
    self.key(key)
    try write(value)
  }

  /// Writes a value of any type under a dynamic key.
  public mutating func write<Value: Encodable>(_ value: Value, under key: String) throws {
    self.key(key)
    try write(value)
  }

  /// Writes a value under a key, or nothing for nil.
  @inlinable
  @inline(never)
  public mutating func writeIfPresent<Value: WidgetCoding.JSONWritable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value of any type under a key, or nothing for nil.
  @inlinable
  public mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a name under a key. Both are already escaped.
  public mutating func write(name: StaticString, forKey key: StaticString) {
    if isOfEncoder { return session.encode(name: name, forKey: key) }
    self.key(key)
    write(name: name)
  }

  /// Writes a name that is already escaped.
  public mutating func write(name: StaticString) {
    let text = JSONBytes(name)
    var cursor = output.cursor(for: text.count &+ 2)
    cursor.put(UInt8(ascii: "\""))
    cursor.put(short: text)
    cursor.put(UInt8(ascii: "\""))
    output.end(at: cursor)
  }

  /// Writes `null`.
  @inlinable
  public mutating func writeNull() { output.put(word: 0x6C6C_756E, 4) }

  /// Writes an array of a family's values under a key.
  @inlinable
  @inline(never)
  public mutating func write<Box: WidgetBox & WidgetCoding.JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
  ) throws {
    if isOfEncoder { return try session.encode(values.map(Box.init), forKey: key) }
    self.key(key)
    try write(elements: values, as: box)
  }

  /// Writes an array of a family's values under a key, or nothing for nil.
  @inlinable
  @inline(never)
  public mutating func writeIfPresent<Box: WidgetBox & WidgetCoding.JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
  ) throws {
    if let values { try write(listOf: box, values, forKey: key) }
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes an array of a family's values under a key. The family's module was not generated with `--direct-json`.
  public mutating func write<Box: WidgetBox>(
    listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
  ) throws {
    try write(values.map(Box.init), forKey: key)
  }

  /// Writes an array of a family's values under a key, or nothing for nil. The family's module was not generated with
  /// `--direct-json`.
  public mutating func writeIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
  ) throws {
    if let values { try write(listOf: box, values, forKey: key) }
  }
}

/// A cache entry: a type, and the same type as `JSONWritable` if it conforms.
@frozen
@usableFromInline
struct JSONWritableType {
  @usableFromInline var type: ObjectIdentifier?
  @usableFromInline var writable: (any WidgetCoding.JSONWritable.Type)?

  @inlinable
  init(_ type: ObjectIdentifier? = nil, _ writable: (any WidgetCoding.JSONWritable.Type)? = nil) {
    self.type = type
    self.writable = writable
  }
}

extension WidgetCoding.JSONWriter {
  /// Returns a type as `JSONWritable`, or nil if it does not conform. The dynamic cast takes as long as writing a small
  /// value, so its results are cached.
  @inlinable
  mutating func writable<Value>(_ type: Value.Type) -> (any WidgetCoding.JSONWritable.Type)? {
    let identifier = ObjectIdentifier(type)
    let bits = UInt(bitPattern: identifier)
    let place = Int(bitPattern: (bits &>> 4 ^ bits &>> 10) & 63)
    if place < types.count, types[place].type == identifier { return types[place].writable }
    return find(type, at: place)
  }

  @usableFromInline
  @inline(never)
  mutating func find<Value>(_ type: Value.Type, at place: Int) -> (
    any WidgetCoding.JSONWritable.Type
  )? {
    let writable =
      type as? any WidgetCoding.JSONWritable.Type ?? WidgetCoding.JSONWriter.foundationType(type)
    if types.isEmpty { types = Array(repeating: JSONWritableType(), count: 64) }
    types[place] = JSONWritableType(ObjectIdentifier(type), writable)
    return writable
  }
}

@_documentation(visibility: internal)
extension String: WidgetCoding.JSONWritable {
  /// Writes a string.
  @inlinable
  @inline(__always)
  public func write(to json: inout WidgetCoding.JSONWriter) throws { json.output.put(self) }
}

@_documentation(visibility: internal)
extension Bool: WidgetCoding.JSONWritable {
  /// Writes `true` or `false`.
  @inlinable
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    json.output.put(word: self ? 0x6575_7274 : 0x65_736C_6166, self ? 4 : 5)
  }
}

@_documentation(visibility: internal)
extension Double: WidgetCoding.JSONWritable {
  /// Writes a number.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Double.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

@_documentation(visibility: internal)
extension Float: WidgetCoding.JSONWritable {
  /// Writes a number.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Float.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

extension WidgetCoding.JSONWritable where Self: FixedWidthInteger {
  /// Writes an integer.
  @inlinable
  public func write(to json: inout WidgetCoding.JSONWriter) throws { json.output.put(self) }
}

@_documentation(visibility: internal)
extension Int: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension Int8: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension Int16: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension Int32: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension Int64: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension UInt: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension UInt8: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension UInt16: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension UInt32: WidgetCoding.JSONWritable {}
@_documentation(visibility: internal)
extension UInt64: WidgetCoding.JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Int128: WidgetCoding.JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension UInt128: WidgetCoding.JSONWritable {}

@_documentation(visibility: internal)
extension Optional: WidgetCoding.JSONWritable where Wrapped: WidgetCoding.JSONWritable {
  /// Writes the wrapped value, or `null` for nil.
  @inlinable
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    if let value = self { try value.write(to: &json) } else { json.writeNull() }
  }
}

@_documentation(visibility: internal)
extension Array: WidgetCoding.JSONWritable where Element: WidgetCoding.JSONWritable {
  /// Writes the elements as an array.
  @inlinable
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    try json.write(elements: self, as: Element.self)
  }
}

@_documentation(visibility: internal)
extension Dictionary: WidgetCoding.JSONWritable
where Key == String, Value: WidgetCoding.JSONWritable {
  /// Writes the entries as an object.
  @inlinable
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    let object = json.openObject()
    for (key, value) in self {
      json.key(key)
      try value.write(to: &json)
    }
    json.close(object)
  }
}

@_documentation(visibility: internal)
extension JSONValue: WidgetCoding.JSONWritable {
  /// Writes the value.
  @inline(never)
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    // Inlined, several levels would have one frame of 7 KB.
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

  /// Writes an unrecognized value, with its name under a key.
  public func write(named name: String, forKey key: String, to json: inout WidgetCoding.JSONWriter)
    throws
  {
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[key] = .string(name)
    try JSONValue.object(members).write(to: &json)
  }

  /// Writes an unrecognized value, with its name at a path.
  public func write(named name: String, at path: String..., to json: inout WidgetCoding.JSONWriter)
    throws
  {
    try naming(name, path[...]).write(to: &json)
  }
}

// Foundation's types that `JSONEncoder` encodes in its own way.

extension WidgetCoding.JSONWriter {
  /// Returns one of four Foundation types as `JSONWritable`, or nil for any other type. The types are listed here
  /// because a linker strips unreferenced conformances from a static library.
  static func foundationType(_ type: Any.Type) -> (any WidgetCoding.JSONWritable.Type)? {
    let types: [any WidgetCoding.JSONWritable.Type] = [
      Date.self, URL.self, Data.self, Decimal.self,
    ]
    return types.first { $0 == type }
  }
}

@_documentation(visibility: internal)
extension Date: WidgetCoding.JSONWritable {
  /// Writes the date with the encoder's strategy. The default is the number of seconds since 2001.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    if try json.session.strategies?.write(self, to: &json) ?? false { return }
    try timeIntervalSinceReferenceDate.write(to: &json)
  }
}

@_documentation(visibility: internal)
extension URL: WidgetCoding.JSONWritable {
  /// Writes the absolute string of the URL.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    json.output.put(absoluteString)
  }
}

@_documentation(visibility: internal)
extension Data: WidgetCoding.JSONWritable {
  /// Writes the data with the encoder's strategy. The default is a Base64 string.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    if try json.session.strategies?.write(self, to: &json) ?? false { return }
    json.output.put(base64EncodedString())
  }
}

@_documentation(visibility: internal)
extension Decimal: WidgetCoding.JSONWritable {
  /// Writes a number.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Decimal.\(self) directly in JSON.")
    }
    json.output.put(plain: description)
  }
}

extension WidgetCoding.ListOrElement: WidgetCoding.JSONWritable
where List: Collection & Encodable, List.Element: Encodable {
  /// Writes a single element without brackets, and any other list as an array.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    if list.count == 1, let only = list.first {
      try json.write(only)
    } else {
      try json.write(list)
    }
  }
}

extension JSONOutput {
  /// Returns the written bytes without copying them.
  consuming func data() -> Data {
    #if compiler(>=6.2)
      unsafe take { unsafe Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
    #else
      take { Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
    #endif
  }
}
