@_documentation(visibility: internal)
extension Field: WidgetCoding.JSONReadable where Value: Decodable {
  /// Reads null or a value.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    self = try json.readNull() ? .null : .value(json.read(Value.self))
  }
}

@_documentation(visibility: internal)
extension Field: WidgetCoding.JSONWritable where Value: Encodable {
  /// Writes a value, or null.
  public func write(to json: inout WidgetCoding.JSONWriter) throws {
    if case .value(let value) = self {
      try json.write(value)
    } else {
      json.writeNull()
    }
  }
}
