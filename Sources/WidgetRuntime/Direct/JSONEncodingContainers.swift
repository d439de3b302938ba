/// The members of an object, by their keys.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONCodableEncoder
  let object: JSONEncodedObject

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { object[key.stringValue] = .bytes(encoder.values.writeNull()) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    object[key.stringValue] = try encoder.encoded(value, under: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    nested.result = object[key.stringValue]?.container(of: encoder.values) ?? .nothing
    let container = nested.container(keyedBy: type)
    object[key.stringValue] = nested.result
    return container
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    nested.result = object[key.stringValue]?.container(of: encoder.values) ?? .nothing
    let container = nested.unkeyedContainer()
    object[key.stringValue] = nested.result
    return container
  }

  func superEncoder() -> any Encoder { superEncoder(under: WireKey("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(under: key) }

  private func superEncoder(under key: any CodingKey) -> JSONCodableEncoder {
    let encoder = JSONCodableEncoder(under: key, in: encoder)
    object[key.stringValue] = .other(encoder.slot)
    return encoder
  }
}

/// The elements of an array.
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

/// The value itself.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let encoder: JSONCodableEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { set(.bytes(encoder.values.writeNull())) }

  func encode<Value: Encodable>(_ value: Value) throws {
    set(try encoder.encoded(value, at: .same(encoder)))
  }

  private func set(_ value: JSONEncoded) {
    guard case .nothing = encoder.result else {
      preconditionFailure("The value was encoded before.")
    }
    encoder.result = value
  }
}

extension JSONEncoded {
  /// A container that more can be written to, also if it was encoded as a value of its own.
  fileprivate func container(of values: JSONEncodedValues) -> JSONEncoded {
    switch self {
    case .other(let slot): slot.value.container(of: values)
    case .bytes(let range): values.container(range) ?? self
    case .nothing, .object, .array: self
    }
  }
}

extension JSONEncodedValues {
  /// The object or array that has been written at some bytes; nil for anything else.
  fileprivate func container(_ range: Range<Int>) -> JSONEncoded? {
    let bytes = writer.output.written.part(from: 0, to: range.upperBound)
    var reader = JSONReader(bytes, at: range.lowerBound, JSONSession(userInfo: [:]))
    func skip() -> JSONEncoded {
      let start = reader.offset
      // What was written is valid.
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
