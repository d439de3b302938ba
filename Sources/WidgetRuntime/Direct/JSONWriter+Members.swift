#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@_documentation(visibility: internal)
extension JSONWriter {
  /// Writes the members of the object that a value is into the open object.
  public mutating func writeMembers<Value: Encodable>(of value: Value) throws {
    isJoining = true
    try writeWhole(value)
    // An encoder of Foundation's ends the program here.
    guard !isJoining else { throw invalid(value, "a value that is no object has no members") }
  }

  /// Writes the members of an object into the open object, and nothing for nil.
  public mutating func writeMembersIfPresent<Value: Encodable>(of value: Value?) throws {
    if let value { try writeMembers(of: value) }
  }

  /// Writes what the `encode(to:)` of a value encodes. That is something else for the types which
  /// `JSONEncoder` treats in its own way.
  public mutating func writeWhole<Value: Encodable>(_ value: Value) throws {
    if Value.self == URL.self || Value.self == Data.self || Value.self == Decimal.self {
      try encode(value)
    } else {
      try write(value)
    }
  }

  /// Writes what the `encode(to:)` of a value encodes, and an empty object for nil.
  public mutating func writeWholeIfPresent<Value: Encodable>(_ value: Value?) throws {
    if let value { return try writeWhole(value) }
    let object = openObject()
    close(object)
  }

  /// Lets a function of the user's write members into the open object, with an encoder.
  public mutating func writeMembers(_ encode: (any Encoder) throws -> Void) throws {
    let encoder = encoder(isBeside: true)
    try encode(encoder)
    guard put(members: encoder.result, of: encoder.values) else {
      // The session would be kept alive by the error.
      throw invalid((any Encoder).self, "a value that is no object has no members")
    }
    session.reuse(encoder.values)
  }

  /// Lets a function of the user's write members into the open object, with a container.
  public mutating func writeMembers<Key: CodingKey>(
    keyedBy type: Key.Type, _ encode: (inout KeyedEncodingContainer<Key>) throws -> Void
  ) throws {
    try writeMembers { encoder in
      var container = encoder.container(keyedBy: type)
      try encode(&container)
    }
  }
}
