@_documentation(visibility: internal)
extension LossyArray: WidgetCoding.JSONReadable {
  /// Reads each element independently of the other elements.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    elements = try json.elements { _, _ in true }
  }
}

extension WidgetCoding.KnownArray: WidgetCoding.JSONReadable {
  /// Reads the known elements.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    elements = try json.elements { $0.isUnknown(at: $1) }
  }
}

@_documentation(visibility: internal)
extension LossyDictionary: WidgetCoding.JSONReadable {
  /// Reads each value independently of the other values.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    values = try json.values { _, _ in true }
  }
}

extension WidgetCoding.KnownDictionary: WidgetCoding.JSONReadable {
  /// Reads the known values.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    values = try json.values { $0.isUnknown(at: $1) }
  }
}

extension WidgetCoding.LossyMap: WidgetCoding.JSONReadable {
  /// Reads each entry independently of the other entries.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    values = try json.entries { _, _ in true }
  }
}

extension WidgetCoding.KnownMap: WidgetCoding.JSONReadable {
  /// Reads the known entries.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    values = try json.entries { $0.isUnknown(at: $1) }
  }
}

extension WidgetCoding.LossySet: WidgetCoding.JSONReadable {
  /// Reads each element independently of the other elements.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    elements = Set(try json.elements { _, _ in true })
  }
}

extension WidgetCoding.KnownSet: WidgetCoding.JSONReadable {
  /// Reads the known elements.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    elements = Set(try json.elements { $0.isUnknown(at: $1) })
  }
}

extension WidgetCoding.Known: WidgetCoding.JSONReadable {
  /// Reads a value, or nil if the value is unknown.
  public init(from json: inout WidgetCoding.JSONReader) throws {
    value = try json.dropping({ $0.isUnknown(at: $1) }) { try $0.read(Value.self) }
  }
}

extension WidgetCoding.JSONReader {
  /// Reads the elements of the array. Drops and reports elements with an error for which `isDropped` returns true.
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

  /// Reads the values of the object. Drops and reports values with an error for which `isDropped` returns true.
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

  /// Reads the entries of a dictionary. Drops and reports entries with an error for which `isDropped` returns true.
  fileprivate mutating func entries<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Key: Value] {
    guard DictionaryKeys<Key>.areInObjects else { return try pairs(dropping: isDropped) }
    var entries: [Key: Value] = [:]
    var seen: Set<String> = []
    var object = try object()
    while let text = try key(in: &object)?.string {
      if !seen.insert(text).inserted {
        try skip()
      } else {
        let entry = try dropping(isDropped) { json -> (Key, Value) in
          guard let key = DictionaryKeys<Key>.key(text) else {
            throw JSONFault(.corrupted(DictionaryKeys<Key>.reason(text)), at: json.offset)
          }
          return (key, try json.read(Value.self))
        }
        if let (key, value) = entry { entries[key] = value }
      }
    }
    return entries
  }

  /// Reads the entries of an array of alternating keys and values.
  private mutating func pairs<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Key: Value] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    let start = offset
    var entries: [Key: Value] = [:]
    var key: Key?
    var isValue = false
    try readElements { json in
      if !isValue {
        key = try json.dropping(isDropped) { try $0.read(Key.self) }
      } else if let key {
        let value = try json.dropping(isDropped) { try $0.read(Value.self) }
        if let value { entries[key] = value }
      } else {
        try json.skip()
      }
      isValue.toggle()
    }
    if isValue { throw JSONFault(.corrupted("the last key has no value"), at: start) }
    return entries
  }

  /// Reads a value. If this throws an error for which `isDropped` returns true, reports the error and returns nil.
  ///
  /// - Parameter isDropped: Receives the error and the offset of the value, and returns whether the value is dropped.
  fileprivate mutating func dropping<Value>(
    _ isDropped: (JSONFault, Int) -> Bool, _ body: (inout WidgetCoding.JSONReader) throws -> Value
  ) throws -> Value? {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      let fault = JSONFault(error, at: start)
      guard isDropped(fault, start) else { throw error }
      offset = start
      depth = level
      // Malformed JSON is still an error.
      try skip()
      session.report(fault, at: start, in: bytes)
      return nil
    }
  }
}
