#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension WidgetCoding {
  /// A type that is read from the bytes of a JSON document, without `Codable`.
  ///
  /// The initializer is generated, except for types of Swift, Foundation and this module. It reads the value whose first
  /// byte is next, and moves past the value's last byte.
  public protocol JSONReadable: Decodable {
    /// Reads a value.
    init(from json: inout JSONReader) throws
  }
}

extension WidgetCoding.JSONReader {
  /// Reads a value of a type that can be read from bytes.
  @inlinable
  @inline(__always)
  public mutating func read<Value: WidgetCoding.JSONReadable>(_ type: Value.Type) throws -> Value {
    try Value(from: &self)
  }

  /// Reads a value of any type. If the type is not `JSONReadable`, the value is decoded as `JSONDecoder` decodes it.
  @inlinable
  public mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any WidgetCoding.JSONReadable.Type {
      return try readDynamically(readable, as: type)
    }
    return try decode(type)
  }

  @usableFromInline
  mutating func readDynamically<Readable: WidgetCoding.JSONReadable, Value>(
    _ readable: Readable.Type, as type: Value.Type
  ) throws -> Value {
    let start = offset
    guard let value = try Readable(from: &self) as? Value else {
      throw JSONFault(.mismatch(type, found: "\(readable)"), at: start)
    }
    return value
  }

  /// Reads a value, or returns nil for `null`.
  @inlinable
  @inline(__always)
  public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(_ type: Value.Type) throws
    -> Value?
  {
    try readNull() ? nil : Value(from: &self)
  }

  /// Reads a value of any type, or returns nil for `null`.
  @inlinable
  public mutating func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try readNull() ? nil : read(type)
  }

  /// Reads a value. An invalid value is replaced and reported.
  @inlinable
  public mutating func recovering<Value>(
    with replacement: @autoclosure () -> Value,
    _ body: (inout WidgetCoding.JSONReader) throws -> Value
  ) throws -> Value {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      offset = start
      depth = level
      // Malformed JSON is still an error.
      try skip()
      reportReplaced(error, at: start)
      return replacement()
    }
  }

  /// Returns the result of a closure. If the closure throws an error, reports the error at the current position and
  /// returns the replacement.
  @inlinable
  public func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      reportReplaced(error, at: offset)
      return replacement()
    }
  }

  @usableFromInline
  @inline(never)
  func reportReplaced(_ error: any Swift.Error, at start: Int) {
    session.report(JSONFault(error, at: start), at: start, in: bytes, .replaced)
  }

  /// Reads the elements of an array.
  @inlinable
  @inline(__always)
  mutating func readElements(_ element: (inout WidgetCoding.JSONReader) throws -> Void) throws {
    guard try moveToFirstElement() else { return }
    repeat { try element(&self) } while try moveToNextElement()
  }

  /// Opens an array and moves to its first element. Returns false, and closes the array, if it is empty.
  @inlinable
  @inline(__always)
  mutating func moveToFirstElement() throws -> Bool {
    try open()
    skipSpace()
    return !closeIfAtEnd()
  }

  /// Moves to the next element. Returns false, and closes the array, at its end.
  @inlinable
  @inline(__always)
  mutating func moveToNextElement() throws -> Bool {
    skipSpace()
    if byte == UInt8(ascii: ",") {
      offset &+= 1
      skipSpace()
    } else if byte != UInt8(ascii: "]") {
      throw unexpected()
    }
    return !closeIfAtEnd()
  }

  /// Closes the array if it ends here, and returns whether it ends here.
  @inlinable
  @inline(__always)
  mutating func closeIfAtEnd() -> Bool {
    guard byte == UInt8(ascii: "]") else { return false }
    close()
    return true
  }

  /// Reads an array of a family's values.
  @inlinable
  public mutating func read<Box: WidgetBox & WidgetCoding.JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    guard try moveToFirstElement() else { return [] }
    let first = try Box(from: &self).value
    guard try moveToNextElement() else { return [first] }
    // A list with two elements usually has more, and growing the array step by step would cost several allocations.
    var values: [Box.Family] = []
    values.reserveCapacity(8)
    values.append(first)
    repeat { values.append(try Box(from: &self).value) } while try moveToNextElement()
    return values
  }

  /// Reads an array of a family's values. This overload is for families whose modules were not generated with
  /// `--direct-json`.
  public mutating func read<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family] {
    try read([Box].self).map(\.value)
  }

  /// Reads an array of a family's values, or returns nil for `null`. This overload is for families whose modules were
  /// not generated with `--direct-json`.
  public mutating func readIfPresent<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }

  /// Reads an array of a family's values, or returns nil for `null`.
  @inlinable
  public mutating func readIfPresent<Box: WidgetBox & WidgetCoding.JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }
}

@_documentation(visibility: internal)
extension String: WidgetCoding.JSONReadable {
  /// Reads a string.
  @inlinable
  @inline(__always)
  public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readString() }
}

@_documentation(visibility: internal)
extension Bool: WidgetCoding.JSONReadable {
  /// Reads `true` or `false`.
  @inline(never)
  public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readBool() }
}

@_documentation(visibility: internal)
extension Double: WidgetCoding.JSONReadable {
  /// Reads a number.
  @inline(never)
  public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readDouble() }
}

@_documentation(visibility: internal)
extension Float: WidgetCoding.JSONReadable {
  /// Reads a number.
  @inline(never)
  public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readFloat() }
}

extension WidgetCoding.JSONReadable where Self: FixedWidthInteger {
  /// Reads an integer.
  @inlinable
  public init(from json: inout WidgetCoding.JSONReader) throws {
    self = try json.readInteger(Self.self)
  }
}

@_documentation(visibility: internal)
extension Int: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension Int8: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension Int16: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension Int32: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension Int64: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension UInt: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension UInt8: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension UInt16: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension UInt32: WidgetCoding.JSONReadable {}
@_documentation(visibility: internal)
extension UInt64: WidgetCoding.JSONReadable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Int128: WidgetCoding.JSONReadable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension UInt128: WidgetCoding.JSONReadable {}

@_documentation(visibility: internal)
extension Optional: WidgetCoding.JSONReadable where Wrapped: WidgetCoding.JSONReadable {
  /// Reads a value, or `null`.
  @inlinable
  public init(from json: inout WidgetCoding.JSONReader) throws {
    self = try json.readNull() ? nil : Wrapped(from: &json)
  }
}

@_documentation(visibility: internal)
extension Array: WidgetCoding.JSONReadable where Element: WidgetCoding.JSONReadable {
  /// Reads the elements.
  @inlinable
  public init(from json: inout WidgetCoding.JSONReader) throws {
    guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
    self = []
    guard try json.moveToFirstElement() else { return }
    // With less room, an array of two numbers would be allocated twice.
    if MemoryLayout<Element>.stride <= 16 { reserveCapacity(32 / MemoryLayout<Element>.stride) }
    repeat { append(try Element(from: &json)) } while try json.moveToNextElement()
  }
}

@_documentation(visibility: internal)
extension Dictionary: WidgetCoding.JSONReadable
where Key == String, Value: WidgetCoding.JSONReadable {
  /// Reads the values. If a key is repeated, its first value is used.
  @inlinable
  public init(from json: inout WidgetCoding.JSONReader) throws {
    self = [:]
    var object = try json.object()
    while let key = try json.key(in: &object) {
      // With less room, inserting the second value would allocate again and hash the first key again.
      if isEmpty { self = Dictionary(JSONRoom(), uniquingKeysWith: { first, _ in first }) }
      // The key is hashed once for the search and the insertion.
      try Self.read(into: &self[key.string], &json)
    }
  }

  /// Reads the value of a key, or skips it if the key has a value already.
  @inlinable
  @inline(__always)
  static func read(into place: inout Value?, _ json: inout WidgetCoding.JSONReader) throws {
    if case .none = place {
      place = try Value(from: &json)
    } else {
      try json.skip()
    }
  }
}

/// An empty sequence, from which a dictionary with room for three values is created.
///
/// `Dictionary.init(minimumCapacity:)` is not specialized, and looks up the type's metadata in each call.
@frozen
@usableFromInline
struct JSONRoom<Key, Value>: Sequence, IteratorProtocol {
  @inlinable
  init() {}

  @inlinable var underestimatedCount: Int { 3 }

  @inlinable
  func next() -> (Key, Value)? { nil }
}

extension WidgetCoding.Narrowed: WidgetCoding.JSONReadable where Box: WidgetCoding.JSONReadable {
  /// Reads a value of the family, and rejects a value that is not of the narrower type.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    let start = json.offset
    let box = try Box(from: &json)
    guard let wanted = box.value as? Wanted else {
      throw JSONFault(.mismatch(Wanted.self, found: "\(Swift.type(of: box.value))"), at: start)
    }
    value = wanted
  }
}

@_documentation(visibility: internal)
extension JSONValue: WidgetCoding.JSONReadable {
  /// Reads any JSON.
  public init(from json: inout WidgetCoding.JSONReader) throws {
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

  private static func number(_ json: inout WidgetCoding.JSONReader) throws -> JSONValue {
    var start = json
    if let value = json.attempt({ try $0.readInteger(Int64.self) }) {
      // `-0` and `-0.0` keep their sign, but `-1e-400` is not representable as a `Double`.
      guard value == 0, start.byte == UInt8(ascii: "-"),
        start.attempt({ try $0.readDouble() }) != nil
      else { return .integer(value) }
      return .number(-0.0)
    }
    if let value = json.attempt({ try $0.readInteger(UInt64.self) }) { return .unsigned(value) }
    return .number(try json.readDouble())
  }
}

extension WidgetCoding.JSONReader {
  /// Reads a value, or returns nil and does not move if the value is invalid.
  mutating func attempt<Value>(_ body: (inout WidgetCoding.JSONReader) throws -> Value) -> Value? {
    var copy = self
    guard let value = try? body(&copy) else { return nil }
    self = copy
    return value
  }
}

// Foundation's types that `JSONDecoder` decodes in its own way.

extension WidgetCoding.JSONReader {
  /// Returns the given type if it is one of four Foundation types, or nil for any other type. The types are listed here
  /// because a linker strips unreferenced conformances from a static library.
  static func foundationType(_ type: Any.Type) -> (any WidgetCoding.JSONReadable.Type)? {
    let types: [any WidgetCoding.JSONReadable.Type] = [
      Date.self, URL.self, Data.self, Decimal.self,
    ]
    return types.first { $0 == type }
  }
}

@_documentation(visibility: internal)
extension Date: WidgetCoding.JSONReadable {
  /// Reads a date with the decoder's strategy. The default is the number of seconds since 2001.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    if let date = try json.session.strategies?.readDate(&json) {
      self = date
      return
    }
    // For null, `JSONDecoder` reports that no `Date` was found. For other values, it reports a mismatch with `Double`.
    if json.isNull { throw JSONFault(.null(Date.self), at: json.offset) }
    self.init(timeIntervalSinceReferenceDate: try json.readDouble())
  }
}

@_documentation(visibility: internal)
extension URL: WidgetCoding.JSONReadable {
  /// Reads a string that is a URL.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    let start = json.offset
    if json.isNull { throw JSONFault(.null(URL.self), at: start) }
    guard let url = URL(string: try json.readString()) else {
      throw JSONFault(.corrupted("the string is not a URL"), at: start)
    }
    self = url
  }
}

@_documentation(visibility: internal)
extension Data: WidgetCoding.JSONReadable {
  /// Reads data with the decoder's strategy. The default is a Base64 string.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    if let data = try json.session.strategies?.readData(&json) {
      self = data
      return
    }
    let start = json.offset
    if json.isNull { throw JSONFault(.null(Data.self), at: start) }
    guard let data = Data(base64Encoded: try json.readString()) else {
      throw JSONFault(.corrupted("the string is not in Base64"), at: start)
    }
    self = data
  }
}

@_documentation(visibility: internal)
extension Decimal: WidgetCoding.JSONReadable {
  /// Reads a number.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    if json.isNull { throw JSONFault(.null(Decimal.self), at: json.offset) }
    if let (number, isNegative, end) = json.bytes.decimal(at: json.offset),
      abs(number.exponent) <= 100
    {
      self.init(
        sign: isNegative ? .minus : .plus, exponent: number.exponent,
        significand: Decimal(number.digits))
      json.offset = end
      return
    }
    let text = try json.numberText(for: Decimal.self)
    guard let value = try? JSONDecoder().decode(Decimal.self, from: Data(text.utf8)) else {
      throw json.notRepresentable(Decimal.self)
    }
    json.offset += text.utf8.count
    self = value
  }
}

extension WidgetCoding.ListOrElement: WidgetCoding.JSONReadable where List: WidgetCoding.ListOfOne {
  /// Reads an array as the list, and any other value as the only element.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    list = try json.byte == UInt8(ascii: "[") ? json.read(List.self) : json.readElement()
  }
}

extension WidgetCoding.JSONReader {
  /// Reads a value that is not an array as a list with one element.
  fileprivate mutating func readElement<List: WidgetCoding.ListOfOne>() throws -> List {
    var end = self
    // The element can be nested in many others.
    try end.skipForLater()
    let list = try List(elementFrom: JSONCodableDecoder(self))
    offset = end.offset
    return list
  }
}

extension WidgetCoding.JSONReader {
  /// Whether the value is a shorthand: neither an object nor null.
  public var isShorthand: Bool { byte != UInt8(ascii: "{") && byte != UInt8(ascii: "n") }

  /// Reads a value of a type from a shorthand, with the type's `init(from:)`.
  public mutating func readShorthand<Value: Decodable>(for type: Value.Type) throws -> Value {
    try decode(type)
  }
}
