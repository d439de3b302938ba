/// The encoder for code that uses `Codable`, such as a hand-written `encode(to:)`. Nested values of `JSONWritable`
/// types are written as bytes. The bytes are assembled when the whole value is complete.
final class JSONCodableEncoder: Encoder {
  let values: JSONEncodedValues
  let path: JSONEncodingPath
  /// The number of keys that lead to the value.
  let depth: Int
  let slot = JSONEncodedSlot()
  /// Whether the value is a dictionary with `String` keys, which no strategy converts.
  private var keepsKeys = false

  init(_ values: JSONEncodedValues, at path: JSONEncodingPath, depth: Int) {
    self.values = values
    self.path = path
    self.depth = depth
  }

  /// Creates an encoder for a value inside another encoder's value.
  init(under key: any CodingKey, in outer: JSONCodableEncoder) {
    values = outer.values
    path = .key(key, in: outer)
    depth = outer.depth + 1
  }

  /// The value encoded so far.
  var result: JSONEncoded {
    get { slot.value }
    set { slot.value = newValue }
  }

  var userInfo: [CodingUserInfoKey: Any] { values.writer.session.userInfo }

  var codingPath: [any CodingKey] { path.keys }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = result { result = .object(JSONEncodedObject()) }
    guard case .object(let object) = result else {
      preconditionFailure("the value is already encoded, but not as an object")
    }
    return KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(encoder: self, object: object))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = result { result = .array(JSONEncodedArray()) }
    guard case .array(let array) = result else {
      preconditionFailure("the value is already encoded, but not as an array")
    }
    return JSONUnkeyedEncodingContainer(encoder: self, array: array)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(encoder: self)
  }

  /// Calls the `encode(to:)` of a value. If the value is a dictionary with `String` keys, its keys are not converted.
  func encodeWhole<Value: Encodable>(_ value: Value) throws {
    if values.writer.session.strategies != nil { keepsKeys = value is any JSONNamedValues }
    try value.encode(to: self)
  }

  /// Returns the key in the document for a key of a type. Keys of generated code and `String` keys of dictionaries are
  /// not converted.
  func converted<Key: CodingKey>(_ key: Key) -> String {
    guard let strategies = values.writer.session.strategies, !keepsKeys, Key.self != WireKey.self
    else { return key.stringValue }
    return strategies.converted(key, in: self)
  }

  /// Encodes a value at this encoder's path, or at the path of a member or element of this encoder's value.
  func encoded<Value: Encodable>(_ value: Value, at path: JSONEncodingPath) throws -> JSONEncoded {
    let depth = depth + (path.isKey ? 1 : 0)
    let hasRoom = values.writer.session.hasRoom()
    guard depth <= JSONValue.maximumDepth, hasRoom else {
      let reason =
        hasRoom ? "nested deeper than \(JSONValue.maximumDepth) levels" : CodingStack.reason
      // The error contains the type instead of the value, because printing the value could exhaust the stack.
      throw EncodingError.invalidValue(
        Value.self, .init(codingPath: path.keys, debugDescription: reason))
    }
    if let bytes = try values.write(value, at: path, depth: depth) { return .bytes(bytes) }
    let encoder = JSONCodableEncoder(values, at: path, depth: depth)
    try encoder.encodeWhole(value)
    return .other(encoder.slot)
  }

  /// Encodes a value under a key.
  func encoded<Value: Encodable>(_ value: Value, under key: any CodingKey) throws -> JSONEncoded {
    try encoded(value, at: .key(key, in: self))
  }
}

/// An encoded value.
enum JSONEncoded {
  case nothing
  /// A value that was written as bytes.
  case bytes(Range<Int>)
  case object(JSONEncodedObject)
  case array(JSONEncodedArray)
  /// The result of another encoder, which may not have encoded its whole value yet.
  case other(JSONEncodedSlot)
}

/// The result of an encoder. The result of a parent refers to the slots of nested encoders instead of the encoders.
/// Encoders retain their parents for the coding path, so this avoids a reference cycle.
final class JSONEncodedSlot {
  var value = JSONEncoded.nothing
}

/// The members of an object that is being encoded, in the order in which their keys were first encoded.
final class JSONEncodedObject {
  private(set) var members: [(key: String, value: JSONEncoded)] = []
  /// The indices of all members after the eighth, by key.
  private var places: [String: Int] = [:]

  /// The value of a key, or nil if no value was encoded. Setting it again replaces the value.
  subscript(key: String) -> JSONEncoded? {
    get { place(of: key).map { members[$0].value } }
    set {
      guard let newValue else { return }
      if let place = place(of: key) { return members[place].value = newValue }
      members.append((key, newValue))
      if members.count > 8 { places[key] = members.count - 1 }
    }
  }

  private func place(of key: String) -> Int? {
    members.prefix(8).firstIndex { $0.key == key } ?? (members.count > 8 ? places[key] : nil)
  }
}

/// The elements of an array that is being encoded.
final class JSONEncodedArray {
  var elements: [JSONEncoded] = []
}

/// The keys that lead to an encoded value.
enum JSONEncodingPath {
  /// The path of an offset in the document. The path is derived from the written bytes on demand.
  ///
  /// - Parameter isBeside: Whether the path is the path of the open object instead of the path of its next member.
  case written(JSONWritingSession, offset: Int, isBeside: Bool)
  case key(any CodingKey, in: JSONCodableEncoder)
  /// The path of another encoder.
  case same(JSONCodableEncoder)

  var keys: [any CodingKey] {
    // A loop is used instead of recursion, because the stack may be almost exhausted.
    var inner: [any CodingKey] = []
    var path = self
    while true {
      switch path {
      case .written(let session, let offset, let isBeside):
        let outer = session.path(to: offset)
        return (isBeside ? outer.dropLast() : outer) + inner.reversed()
      case .key(let key, let outer):
        inner.append(key)
        path = outer.path
      case .same(let outer): path = outer.path
      }
    }
  }

  var isKey: Bool { if case .key = self { true } else { false } }
}

/// The bytes of `JSONWritable` values that were encoded into containers of `Codable`.
final class JSONEncodedValues {
  var writer: WidgetCoding.JSONWriter

  init(of session: JSONWritingSession) {
    writer = WidgetCoding.JSONWriter(
      JSONWritingSession(userInfo: session.userInfo, session.strategies), capacity: 256)
  }

  /// Writes a value and returns the range of its bytes, or returns nil if its type is not `JSONWritable`.
  func write<Value: Encodable>(
    _ value: Value, at path: JSONEncodingPath, depth: Int
  ) throws -> Range<Int>? {
    guard let type = writer.writable(Value.self) else { return nil }
    let start = writer.output.count
    writer.depth = depth
    writer.session.begin(path, at: start)
    defer { writer.session.end() }
    try writer.write(value, as: type)
    return start..<writer.output.count
  }

  /// Writes `null`.
  func writeNull() -> Range<Int> {
    let start = writer.output.count
    writer.writeNull()
    return start..<writer.output.count
  }

  func removeAll() {
    writer.output.count = 0
    writer.isJoining = false
    writer.firstKey = -1
    writer.session.forgetPlaces(from: writer.firstKey)
    writer.keys = []
    writer.session.forgetPaths()
  }
}

/// A keyed container for the members of an object.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONCodableEncoder
  let object: JSONEncodedObject

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) {
    object[encoder.converted(key)] = .bytes(encoder.values.writeNull())
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    object[encoder.converted(key)] = try encoder.encoded(value, under: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    let name = encoder.converted(key)
    nested.result = object[name]?.container(of: encoder.values) ?? .nothing
    let container = nested.container(keyedBy: type)
    object[name] = nested.result
    return container
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    let name = encoder.converted(key)
    nested.result = object[name]?.container(of: encoder.values) ?? .nothing
    let container = nested.unkeyedContainer()
    object[name] = nested.result
    return container
  }

  func superEncoder() -> any Encoder {
    // A `WireKey` is never converted, but this key is converted like the other keys of the container.
    Key.self == WireKey.self
      ? superEncoder(under: WireKey("super")) : superEncoder(under: SuperKey.super)
  }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(under: key) }

  private func superEncoder(under key: some CodingKey) -> JSONCodableEncoder {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    object[encoder.converted(key)] = .other(nested.slot)
    return nested
  }
}

/// The key of the superclass in a keyed container.
private enum SuperKey: String, CodingKey { case `super` }

/// An unkeyed container for the elements of an array.
struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let encoder: JSONCodableEncoder
  let array: JSONEncodedArray

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { array.elements.count }

  private var key: ArrayIndex { ArrayIndex(intValue: count) }

  func encodeNil() { array.elements.append(.bytes(encoder.values.writeNull())) }

  func encode<Value: Encodable>(_ value: Value) throws {
    array.elements.append(try encoder.encoded(value, under: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> { nested().container(keyedBy: type) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> JSONCodableEncoder {
    let encoder = JSONCodableEncoder(under: key, in: encoder)
    array.elements.append(.other(encoder.slot))
    return encoder
  }
}

/// A single-value container for the encoder's value.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let encoder: JSONCodableEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { set(.bytes(encoder.values.writeNull())) }

  func encode<Value: Encodable>(_ value: Value) throws {
    set(try encoder.encoded(value, at: .same(encoder)))
  }

  private func set(_ value: JSONEncoded) {
    guard case .nothing = encoder.result else {
      preconditionFailure("the value is already encoded")
    }
    encoder.result = value
  }
}

extension JSONEncoded {
  /// Returns the value. An object or array that was written as bytes is returned in a form that can be extended.
  fileprivate func container(of values: JSONEncodedValues) -> JSONEncoded {
    switch self {
    case .other(let slot): slot.value.container(of: values)
    case .bytes(let range): values.container(range) ?? self
    case .nothing, .object, .array: self
    }
  }
}

extension JSONEncodedValues {
  /// Returns the object or array in a range of the written bytes, or nil for any other value.
  fileprivate func container(_ range: Range<Int>) -> JSONEncoded? {
    let bytes = writer.output.written.part(from: 0, to: range.upperBound)
    var reader = WidgetCoding.JSONReader(bytes, at: range.lowerBound, JSONSession(userInfo: [:]))
    func skip() -> JSONEncoded {
      let start = reader.offset
      // Written bytes are valid JSON.
      try? reader.skip()
      return .bytes(start..<reader.offset)
    }
    switch reader.byte {
    case UInt8(ascii: "{"):
      let encoded = JSONEncodedObject()
      guard var object = try? reader.object() else { return nil }
      while let key = try? reader.key(in: &object) {
        let name = key.string
        encoded[name] = skip()
      }
      return .object(encoded)
    case UInt8(ascii: "["):
      let array = JSONEncodedArray()
      try? reader.readElements { json in
        let start = json.offset
        try json.skip()
        array.elements.append(.bytes(start..<json.offset))
      }
      return .array(array)
    default: return nil
    }
  }
}
