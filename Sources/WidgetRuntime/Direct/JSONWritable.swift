/// A type that is written as the bytes of a JSON document, without `Codable`.
///
/// The function is generated. It writes what `encode(to:)` encodes.
@_documentation(visibility: internal)
public protocol JSONWritable: Encodable {
  /// Writes the value.
  func write(to json: inout JSONWriter) throws
}

@_documentation(visibility: internal)
extension JSONWriter {
  /// Writes a value of a type that is known to write itself.
  @inlinable
  @inline(__always)
  public mutating func write<Value: JSONWritable>(_ value: Value) throws {
    try value.write(to: &self)
  }

  /// Writes a value of any type: one that does not write itself is encoded as by `JSONEncoder`.
  @inlinable
  public mutating func write<Value: Encodable>(_ value: Value) throws {
    guard let type = writable(Value.self) else { return try encode(value) }
    try write(value, as: type)
  }

  /// Writes a value under a key.
  @inlinable
  @inline(never)
  public mutating func write<Value: JSONWritable>(
    _ value: Value, forKey key: StaticString
  ) throws {
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a value of any type under a key.
  @inlinable
  public mutating func write<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    self.key(key)
    try write(value)
  }

  /// Writes a value of any type under a key that is not known beforehand.
  public mutating func write<Value: Encodable>(_ value: Value, under key: String) throws {
    self.key(key)
    try write(value)
  }

  /// Writes a value under a key, and nothing for nil.
  @inlinable
  @inline(never)
  public mutating func writeIfPresent<Value: JSONWritable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value of any type under a key, and nothing for nil.
  @inlinable
  public mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a name under a key; the name has the escapes that it needs in JSON.
  public mutating func write(name: StaticString, forKey key: StaticString) {
    self.key(key)
    write(name: name)
  }

  /// Writes a name, which has the escapes that it needs in JSON.
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

  /// Writes the elements of an array.
  @inlinable
  @inline(__always)
  mutating func writeElements<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) throws -> Void
  ) throws {
    depth &+= 1
    output.put(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { output.put(UInt8(ascii: ",")) }
      isFirst = false
      try write(&self, element)
    }
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the values of a family in an array under a key.
  @inlinable
  @inline(never)
  public mutating func write<Box: WidgetBox & JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
  ) throws {
    self.key(key)
    depth &+= 1
    output.put(UInt8(ascii: "["))
    var isFirst = true
    for value in values {
      if !isFirst { output.put(UInt8(ascii: ",")) }
      isFirst = false
      try Box(value).write(to: &self)
    }
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the values of a family in an array under a key, and nothing for nil.
  @inlinable
  @inline(never)
  public mutating func writeIfPresent<Box: WidgetBox & JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
  ) throws {
    if let values { try write(listOf: box, values, forKey: key) }
  }
}

@_documentation(visibility: internal)
extension JSONWriter {
  /// Writes the values of a family, of a module that was not generated with `--direct-json`, in an array
  /// under a key.
  public mutating func write<Box: WidgetBox>(
    listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
  ) throws {
    try write(values.map(Box.init), forKey: key)
  }

  /// Writes the values of a family, of such a module, in an array under a key, and nothing for nil.
  public mutating func writeIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
  ) throws {
    if let values { try write(listOf: box, values, forKey: key) }
  }
}

/// What is known of a type: how it writes itself, if it does.
@frozen
@usableFromInline
struct JSONWritableType {
  @usableFromInline var type: ObjectIdentifier?
  @usableFromInline var writable: (any JSONWritable.Type)?

  @inlinable
  init(_ type: ObjectIdentifier? = nil, _ writable: (any JSONWritable.Type)? = nil) {
    self.type = type
    self.writable = writable
  }
}

extension JSONWriter {
  /// A type as one that writes itself; nil if it does not. To find that out takes as long as to write a
  /// small value, so the answers are kept.
  @inlinable
  mutating func writable<Value>(_ type: Value.Type) -> (any JSONWritable.Type)? {
    let identifier = ObjectIdentifier(type)
    let bits = UInt(bitPattern: identifier)
    let place = Int(bitPattern: (bits &>> 4 ^ bits &>> 10) & 63)
    if place < types.count, types[place].type == identifier { return types[place].writable }
    return find(type, at: place)
  }

  @usableFromInline
  @inline(never)
  mutating func find<Value>(_ type: Value.Type, at place: Int) -> (any JSONWritable.Type)? {
    let writable = type as? any JSONWritable.Type ?? JSONWriter.foundationType(type)
    if types.isEmpty { types = Array(repeating: JSONWritableType(), count: 64) }
    types[place] = JSONWritableType(ObjectIdentifier(type), writable)
    return writable
  }
}
