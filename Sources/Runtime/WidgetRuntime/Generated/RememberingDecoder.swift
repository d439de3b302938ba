extension WidgetCoding {
  /// Returns a decoder that remembers the members of the object, for the options of an untagged family.
  ///
  /// If two options decode the same member, the member is decoded once. Otherwise, the time to decode values inside each
  /// other would double at each level.
  public static func remembering(_ decoder: any Decoder) -> any Decoder {
    decoder is RememberingDecoder
      ? decoder : RememberingDecoder(base: decoder, members: RememberedMembers())
  }
}

/// The results of decoding the members of an object or the elements of an array.
private final class RememberedMembers {
  private struct Place: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  private var results: [Place: Any] = [:]
  private var nested: [String: RememberedMembers] = [:]

  /// Returns the results for the members of the object or array under a key.
  func members(under key: String) -> RememberedMembers {
    if let members = nested[key] { return members }
    let members = RememberedMembers()
    nested[key] = members
    return members
  }

  /// Decodes a value with a closure. The next time, returns the same value or throws the same error.
  func value<Value>(_ type: Value.Type, _ key: String, _ decode: () throws -> Value) throws -> Value
  {
    let place = Place(key: key, type: ObjectIdentifier(type))
    if let result = results[place] as? Swift.Result<Value, any Swift.Error> {
      return try result.get()
    }
    let result = Swift.Result { try decode() }
    results[place] = result
    return try result.get()
  }
}

/// A decoder that remembers the members of the object.
private struct RememberingDecoder: Decoder {
  let base: any Decoder
  let members: RememberedMembers

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      RememberingContainer(base: try base.container(keyedBy: type), members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RememberingElements.remembering(try base.unkeyedContainer(), members)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try base.singleValueContainer()
  }
}

/// A keyed container that remembers the values.
private struct RememberingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let members: RememberedMembers

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try base.decode(type, forKey: key)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try base.decode(type, forKey: key)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try base.decode(type, forKey: key)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try base.decode(type, forKey: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try members.value(type, key.stringValue) { try base.decode(type, forKey: key) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(
      RememberingContainer<NestedKey>(
        base: try base.nestedContainer(keyedBy: type, forKey: key),
        members: members.members(under: key.stringValue)))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    RememberingElements.remembering(
      try base.nestedUnkeyedContainer(forKey: key), members.members(under: key.stringValue))
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}

/// An unkeyed container that remembers the elements.
private struct RememberingElements: UnkeyedDecodingContainer {
  /// The container that decodes the elements. It may be at an earlier element.
  private var base: any UnkeyedDecodingContainer
  private let members: RememberedMembers
  private(set) var currentIndex: Int
  let count: Int?

  /// Returns a container that remembers the elements, or the given container if its count is unknown.
  static func remembering(
    _ base: any UnkeyedDecodingContainer, _ members: RememberedMembers
  ) -> any UnkeyedDecodingContainer {
    base.count.map { RememberingElements(base, $0, members) } ?? base
  }

  private init(
    _ base: any UnkeyedDecodingContainer, _ count: Int, _ members: RememberedMembers
  ) {
    (self.base, self.count, self.members) = (base, count, members)
    currentIndex = base.currentIndex
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() throws -> Bool { try read { try $0.decodeNil() } }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let index = currentIndex
    let value = try members.value(type, "\(index)") { try read { try $0.decode(type) } }
    currentIndex = index + 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try read { try $0.nestedContainer(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try read { try $0.nestedUnkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try read { try $0.superDecoder() } }

  /// Calls a closure that decodes the current element.
  private mutating func read<Value>(
    _ decode: (inout any UnkeyedDecodingContainer) throws -> Value
  ) throws -> Value {
    while base.currentIndex < currentIndex { _ = try base.decode(Passed.self) }
    let value = try decode(&base)
    currentIndex = base.currentIndex
    return value
  }

  /// An element that was remembered.
  private struct Passed: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
