@_documentation(visibility: internal)
extension LossyArray: JSONReadable {
  /// Reads each element for itself.
  public init(from json: inout JSONReader) throws {
    elements = try json.elements { _, _ in true }
  }
}

@_documentation(visibility: internal)
extension KnownArray: JSONReadable {
  /// Reads the elements whose names are known.
  public init(from json: inout JSONReader) throws {
    elements = try json.elements { $0.isUnknown(at: $1) }
  }
}

@_documentation(visibility: internal)
extension LossyDictionary: JSONReadable {
  /// Reads each value for itself.
  public init(from json: inout JSONReader) throws {
    values = try json.values { _, _ in true }
  }
}

@_documentation(visibility: internal)
extension KnownDictionary: JSONReadable {
  /// Reads the values whose names are known.
  public init(from json: inout JSONReader) throws {
    values = try json.values { $0.isUnknown(at: $1) }
  }
}

@_documentation(visibility: internal)
extension Known: JSONReadable {
  /// Reads a value whose name is known.
  public init(from json: inout JSONReader) throws {
    value = try json.dropping({ $0.isUnknown(at: $1) }) { try $0.read(Value.self) }
  }
}

extension JSONReader {
  /// The elements of the array, without those whose error may be dropped.
  fileprivate mutating func elements<Element: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Element] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    var elements: [Element] = []
    try readElements { json in
      let element = try json.dropping(isDropped) { try $0.read(Element.self) }
      if let element { elements.append(element) }
    }
    return elements
  }

  /// The values of the object, without those whose error may be dropped.
  fileprivate mutating func values<Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [String: Value] {
    var values: [String: Value] = [:]
    var seen: Set<String> = []
    var object = try object()
    while let key = try key(in: &object) {
      let name = key.string
      if seen.insert(name).inserted {
        values[name] = try dropping(isDropped) { try $0.read(Value.self) }
      } else {
        try skip()
      }
    }
    return values
  }

  /// Reads a value; nil where its error may be dropped, which is reported.
  fileprivate mutating func dropping<Value>(
    _ isDropped: (JSONFault, Int) -> Bool, _ body: (inout JSONReader) throws -> Value
  ) throws -> Value? {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      let fault = JSONFault(error, at: start)
      guard isDropped(fault, start) else { throw error }
      offset = start
      depth = level
      // That the document is malformed is an error nonetheless.
      try skip()
      session.report(fault, at: start, in: bytes)
      return nil
    }
  }
}
