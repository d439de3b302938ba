// Arrays whose elements are the properties of a type, in order.
@_documentation(visibility: internal)
extension JSONWriter {
  /// Opens an array.
  public mutating func openArray() -> JSONScope {
    // A value that is no object has no members, which whoever wants them finds out.
    let scope = JSONScope(firstKey: firstKey, isJoined: isJoining)
    isJoining = false
    firstKey = -1
    depth &+= 1
    output.put(UInt8(ascii: "["))
    return scope
  }

  /// Closes an array.
  public mutating func closeArray(_ scope: JSONScope) {
    firstKey = scope.firstKey
    isJoining = scope.isJoined
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the next element of the open array.
  @inlinable
  @inline(never)
  public mutating func write<Value: JSONWritable>(element value: Value) throws {
    beginElement()
    try value.write(to: &self)
  }

  /// Writes the next element of the open array, which is of any type.
  @inlinable
  public mutating func write<Value: Encodable>(element value: Value) throws {
    beginElement()
    try write(value)
  }

  /// Writes the comma before an element other than the first.
  @inlinable
  @inline(__always)
  mutating func beginElement() {
    // No value ends like this.
    if output.written[output.count &- 1] != UInt8(ascii: "[") {
      output.put(UInt8(ascii: ","))
    }
  }
}
