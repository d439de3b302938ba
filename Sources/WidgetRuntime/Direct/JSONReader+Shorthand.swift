@_documentation(visibility: internal)
extension JSONReader {
  /// Whether the value is neither an object nor null, but what stands for an object.
  public var isShorthand: Bool { byte != UInt8(ascii: "{") && byte != UInt8(ascii: "n") }

  /// Reads what stands for an object, by the `init(from:)` of the object's type.
  public mutating func readShorthand<Value: Decodable>(for type: Value.Type) throws -> Value {
    try decode(type)
  }
}
