#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WidgetCoding.JSONWriter {
  /// Writes the members of a value into the open object. The value must be encoded as an object.
  public mutating func writeMembers<Value: Encodable>(of value: Value) throws {
    isJoining = true
    try writeWhole(value)
    // Foundation's encoder traps here.
    guard !isJoining else { throw invalid(value, "a value that is not an object has no members") }
  }

  /// Writes the members of an object into the open object, or nothing for nil.
  public mutating func writeMembersIfPresent<Value: Encodable>(of value: Value?) throws {
    if let value { try writeMembers(of: value) }
  }

  /// Returns a dictionary of the remaining keys, unless it contains a key under which the object has a nested object.
  ///
  /// - Throws: `EncodingError.invalidValue` with the dictionary.
  public func remaining<Value>(
    _ values: [String: Value], excluding keys: String...
  ) throws -> [String: Value] {
    guard let key = keys.first(where: { values[$0] != nil }) else { return values }
    // The path ends with the key of the next member.
    throw EncodingError.nestedObject(key, in: values, at: codingPath.dropLast())
  }

  /// Writes the output of a value's `encode(to:)`, even for `URL`, `Data` and `Decimal`, which `JSONEncoder` encodes
  /// differently. Only a `Date` is written with the encoder's strategy.
  public mutating func writeWhole<Value: Encodable>(_ value: Value) throws {
    if Value.self == URL.self || Value.self == Data.self || Value.self == Decimal.self {
      try encode(value)
    } else {
      try write(value)
    }
  }

  /// Writes the output of a value's `encode(to:)`, or an empty object for nil.
  public mutating func writeWholeIfPresent<Value: Encodable>(_ value: Value?) throws {
    if let value { return try writeWhole(value) }
    let object = openObject()
    close(object)
  }

  /// Writes into the open object the members that a user-defined function encodes.
  public mutating func writeMembers(_ encode: (any Encoder) throws -> Void) throws {
    let encoder = encoder(isBeside: true)
    try encode(encoder)
    guard put(members: encoder.result, of: encoder.values) else {
      // The error contains the type of an encoder instead of the encoder, so that it does not retain the session.
      throw invalid((any Encoder).self, "a value that is not an object has no members")
    }
    session.reuse(encoder.values)
  }

  /// Writes into the open object the members that a user-defined function encodes with a container.
  public mutating func writeMembers<Key: CodingKey>(
    keyedBy type: Key.Type, _ encode: (inout KeyedEncodingContainer<Key>) throws -> Void
  ) throws {
    try writeMembers { encoder in
      var container = encoder.container(keyedBy: type)
      try encode(&container)
    }
  }
}

// A discriminator, a value, flattened properties and user-defined functions may all write into one object. As in
// `JSONEncoder`, a repeated key replaces the earlier value, and objects at the same path are merged.

extension WidgetCoding.JSONWriter {
  /// Records the key that was just written. If an earlier member has the same key, removes that member.
  ///
  /// - Parameter length: The number of bytes of the key, including its quotes and the colon.
  @usableFromInline
  @inline(never)
  mutating func checkKey(_ length: Int) {
    let start = output.count - length
    let key = output.written.part(from: start, to: output.count)
    if hasOtherKeys || keys.count &- firstKey > Self.smallCount || !key.isASCII {
      return checkOtherKey(key, start)
    }
    guard
      let earlier = JSONRecordedKeys.index(of: key, in: keys, from: firstKey, of: output.written)
    else { return keys.append(start) }
    replaceMember(at: earlier, start)
  }

  /// Records a key of an object with many keys, or with keys that are not all ASCII.
  @inline(never)
  private mutating func checkOtherKey(_ key: JSONBytes, _ start: Int) {
    if !hasOtherKeys, !key.isASCII { hasOtherKeys = true }
    guard let earlier = recordedKeys.index(of: key, isAdded: true) else {
      return keys.append(start)
    }
    replaceMember(at: earlier, start)
  }

  /// Removes an earlier member, and records the offset of the key that replaces it.
  @inline(never)
  private mutating func replaceMember(at earlier: Int, _ start: Int) {
    let first = keys[earlier]
    let next = earlier + 1 < keys.count ? keys[earlier + 1] : start
    output.remove(from: first, to: next)
    session.forgetPaths()
    session.forgetPlaces(from: firstKey)
    keys.remove(at: earlier)
    for index in earlier..<keys.count { keys[index] -= next - first }
    keys.append(start - (next - first))
  }

  /// Removes the recorded keys of the open object.
  @usableFromInline
  @inline(never)
  mutating func forgetKeys() {
    if keys.count &- firstKey > Self.smallCount { session.forgetPlaces(from: firstKey) }
    if firstKey == 0 { hasOtherKeys = false }
    keys.removeLast(keys.count - firstKey)
  }

  /// The number of keys up to which a key is compared with each key of the object.
  static var smallCount: Int { 16 }

  /// Reopens the object under a key, or opens a new object.
  mutating func reopenObject(forKey key: StaticString) -> WidgetCoding.JSONScope {
    var text = JSONBytes("\"").array
    JSONBytes(key).append(to: &text)
    JSONBytes("\":").append(to: &text)
    return reopenObject(text) ?? openObject(forKey: key, isShared: true)
  }

  /// Reopens the object under a dynamic key, or opens a new object.
  mutating func reopenObject(under key: String) -> WidgetCoding.JSONScope {
    var name = JSONOutput(capacity: 64)
    name.put(key)
    name.put(UInt8(ascii: ":"))
    return reopenObject(name.written.array) ?? openObject(under: key, isShared: true)
  }

  private var recordedKeys: JSONRecordedKeys {
    JSONRecordedKeys(
      keys: keys, first: firstKey, written: output.written, hasOthers: hasOtherKeys,
      session: session)
  }

  private mutating func reopenObject(_ key: [UInt8]) -> WidgetCoding.JSONScope? {
    guard firstKey >= 0 else { return nil }
    let recorded = recordedKeys
    guard let found = key.withJSONBytes({ recorded.index(of: $0, isAdded: false) }) else {
      return nil
    }
    let start = recorded.endOfKey(at: found)
    let next = found + 1 < keys.count ? keys[found + 1] : output.count + 1
    let value = output.written.part(from: start, to: next - 1).array
    // Any other value is replaced.
    guard value.first == UInt8(ascii: "{") else { return nil }
    output.reserve(value.count + key.count + 4)
    beginMember()
    let last = output.count
    key.withJSONBytes { output.put($0) }
    checkKey(output.count - last)
    let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: false)
    firstKey = keys.count
    depth += 1
    let object = output.count
    value.dropLast().withJSONBytes { output.put($0) }
    noteKeys(from: object)
    return scope
  }

  /// Records the keys of an object that was written without its closing brace.
  private mutating func noteKeys(from start: Int) {
    var reader = WidgetCoding.JSONReader(output.written, at: start + 1, JSONSession(userInfo: [:]))
    while reader.byte == UInt8(ascii: "\"") {
      keys.append(reader.offset)
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
    }
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value at a path in the open object, and creates missing objects on the way.
  public mutating func write<Value: Encodable>(
    _ value: Value, at path: StaticString...
  ) throws {
    try write(value, path: path)
  }

  /// Writes a value at a path in the open object, or nothing for nil.
  public mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, at path: StaticString...
  ) throws {
    if let value { try write(value, path: path) }
  }

  private mutating func write<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
    if isOfEncoder { return try session.encode(value, path: path) }
    guard let key = path.last else { return }
    let scopes = path.dropLast().map { reopenObject(forKey: $0) }
    try write(value, forKey: key)
    close(scopes)
  }
}

extension WidgetCoding.JSONWriter {
  /// Writes a value with the `encode(to:)` of its type.
  @usableFromInline
  @inline(never)
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try encode(value) { try $0.encodeWhole(value) }
  }

  /// Writes a value with a function that encodes it.
  mutating func encode<Value: Encodable>(
    _ value: Value, _ body: (JSONCodableEncoder) throws -> Void
  ) throws {
    let encoder = encoder(isBeside: isJoining)
    try body(encoder)
    if isJoining {
      isJoining = false
      isJoining = !put(members: encoder.result, of: encoder.values)
    } else if case .nothing = encoder.result, session.isWhole(at: output.count) {
      throw invalid(value, "Top-level \(Value.self) did not encode any values.")
    } else {
      put(encoder.result, of: encoder.values)
    }
    session.reuse(encoder.values)
  }

  /// Returns an encoder for a value at the end of the document.
  ///
  /// - Parameter isBeside: Whether the encoder encodes members of the open object.
  func encoder(isBeside: Bool) -> JSONCodableEncoder {
    let path = JSONEncodingPath.written(session, offset: output.count, isBeside: isBeside)
    return JSONCodableEncoder(
      session.values(), at: path, depth: isBeside ? depth - 1 : depth)
  }

  /// Writes an encoded value.
  private mutating func put(_ encoded: JSONEncoded, of values: JSONEncodedValues) {
    switch encoded {
    case .bytes(let range):
      output.put(values.writer.output.written.part(from: range.lowerBound, to: range.upperBound))
    case .object(let object):
      let scope = openObject()
      for (key, value) in object.members {
        self.key(key)
        put(value, of: values)
      }
      close(scope)
    case .array(let array):
      output.put(UInt8(ascii: "["))
      for (index, value) in array.elements.enumerated() {
        if index > 0 { output.put(UInt8(ascii: ",")) }
        put(value, of: values)
      }
      output.put(UInt8(ascii: "]"))
    case .other(let slot): put(slot.value, of: values)
    case .nothing: output.put(JSONBytes("{}"))
    }
  }

  /// Writes the members of an encoded object into the open object. Returns false for an array and for a value that was
  /// written as bytes.
  mutating func put(members encoded: JSONEncoded, of values: JSONEncodedValues) -> Bool {
    switch encoded {
    case .object(let object):
      for (key, value) in object.members {
        if case .object = value {
          let scope = reopenObject(under: key)
          _ = put(members: value, of: values)
          close(scope)
        } else {
          self.key(key)
          put(value, of: values)
        }
      }
      return true
    case .nothing: return true
    case .other(let slot): return put(members: slot.value, of: values)
    case .bytes, .array: return false
    }
  }
}

extension JSONWritingSession {
  /// Returns storage for the next encoder.
  func values() -> JSONEncodedValues {
    spare.popLast() ?? JSONEncodedValues(of: self)
  }

  /// Empties the storage of a finished encoder and keeps it for the next encoder.
  func reuse(_ values: JSONEncodedValues) {
    values.removeAll()
    spare.append(values)
  }
}

/// The keys that were recorded for the open object.
private struct JSONRecordedKeys {
  /// The offsets of all recorded keys in the written bytes.
  let keys: [Int]
  /// The index in `keys` of the open object's first key.
  let first: Int
  let written: JSONBytes
  /// Whether a recorded key is not all ASCII.
  let hasOthers: Bool
  let session: JSONWritingSession

  /// Returns the index of a key, or nil if the object does not have the key. As in `JSONEncoder`, keys that are
  /// canonically equivalent are equal.
  ///
  /// - Parameters:
  ///   - key: The key with its quotes and the colon.
  ///   - isAdded: Whether the caller adds the key to the object if the object does not have it.
  func index(of key: JSONBytes, isAdded: Bool) -> Int? {
    if keys.count - first > WidgetCoding.JSONWriter.smallCount {
      return place(of: key.text, isAdded: isAdded)
    }
    // Only keys that are not all ASCII can be canonically equivalent to another key.
    if hasOthers || !key.isASCII {
      let text = key.text
      return (first..<keys.count).first { self.text(at: $0) == text }
    }
    return Self.index(of: key, in: keys, from: first, of: written)
  }

  /// Returns the index of a key in the offsets of few keys, or nil if the object does not have the key. All keys are ASCII.
  @inline(__always)
  static func index(
    of key: JSONBytes, in keys: [Int], from first: Int, of written: JSONBytes
  ) -> Int? {
    // Most keys differ in their first eight bytes. It is 0 for a shorter key.
    let head = key.load(UInt64.self, at: 0)
    var index = first
    while index < keys.count {
      let start = keys[index]
      let mayBeEqual = head == 0 || written.load(UInt64.self, at: start) == head
      if mayBeEqual, written.contains(key, at: start) { return index }
      index += 1
    }
    return nil
  }

  /// Returns the index of a key in an object with many keys.
  private func place(of key: String, isAdded: Bool) -> Int? {
    if !session.hasPlaces(from: first) {
      let places = (first..<keys.count).map { (text(at: $0), $0) }
      session.addPlaces(Dictionary(places) { first, _ in first }, from: first)
    }
    return session.place(of: key, orAdd: isAdded ? keys.count : nil)
  }

  /// Returns a recorded key with its quotes and the colon.
  private func text(at index: Int) -> String {
    written.part(from: keys[index], to: endOfKey(at: index)).text
  }

  /// Returns the offset after the colon of a recorded key.
  func endOfKey(at index: Int) -> Int {
    // The written bytes are valid JSON.
    ((try? written.endOfString(at: keys[index])) ?? keys[index]) + 1
  }
}
