// Enums that Swift codes by their raw values.

@_documentation(visibility: internal)
extension JSONReader {
  /// Reads the name of a case.
  public mutating func rawName() throws -> JSONName { try readName(of: offset) }

  /// Reads a value whose raw value is no string.
  @inlinable
  public mutating func readRawValue<Value: RawRepresentable>(_ type: Value.Type) throws -> Value
  where Value.RawValue: JSONReadable {
    let start = offset
    let rawValue = try Value.RawValue(from: &self)
    guard let value = Value(rawValue: rawValue) else {
      throw noCase(of: type, rawValue, at: start)
    }
    return value
  }

  /// The error of a name that no case has.
  public func noCase<Value: RawRepresentable>(
    of type: Value.Type, named name: JSONName
  ) -> any Swift.Error {
    noCase(of: type, name.string, at: name.offset)
  }

  /// The error of a raw value that no case has. The text is that of Swift's own coding.
  @usableFromInline
  @inline(never)
  func noCase<Value: RawRepresentable, RawValue>(
    of type: Value.Type, _ rawValue: RawValue, at offset: Int
  ) -> any Swift.Error {
    let reason = "Cannot initialize \(type) from invalid \(RawValue.self) value \(rawValue)"
    return JSONFault(.corrupted(reason), at: offset)
  }
}
