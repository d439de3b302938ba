// Functions for values that are looked up after the object was read, because of aliases, paths or flattened properties.
extension WidgetCoding.JSONReader {
  /// Reads the value at the first of several paths that exists. Usually, the paths are a property's own path and the
  /// paths of its aliases. If no path exists, the error is about the first path.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [String]..., of object: WidgetCoding.JSONObject
  ) throws -> Value {
    if object.isDecoded { return try session.decode(type, atFirst: paths) }
    let path = first(of: paths, object)
    switch try place(at: path, object) {
    case .value(let place): return try reading(at: place) { try $0.read(type) }
    case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
    case .missing(let key, in: let start): throw JSONFault(.missing(key), at: start)
    }
  }

  /// Reads the value at the first of several paths that exists. Returns nil if no path exists, or if the value is null.
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [String]..., of object: WidgetCoding.JSONObject
  ) throws -> Value? {
    if object.isDecoded { return try session.decodeIfPresent(type, atFirst: paths) }
    let path = first(of: paths, object)
    guard case .value(let place) = try place(at: path, object) else { return nil }
    return try reading(at: place) { try $0.readIfPresent(type) }
  }

  /// Whether one of several paths exists. The value at the path may be invalid.
  public func contains(atFirst paths: [String]..., of object: WidgetCoding.JSONObject) -> Bool {
    object.isDecoded
      ? session.contains(atFirst: paths) : paths.contains { contains($0, object) }
  }

  /// Reads a value from the object itself instead of from one of its members.
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, beside object: WidgetCoding.JSONObject
  ) throws -> Value {
    try reading(at: object.start) { try $0.read(type) }
  }

  /// Whether the object has a non-null value under one of several keys. Otherwise, a flattened optional is nil.
  public func contains(anyOf keys: String..., of object: WidgetCoding.JSONObject) throws -> Bool {
    for key in keys {
      if case .value(let place) = try place(at: [key], object), bytes[place] != UInt8(ascii: "n") {
        return true
      }
    }
    return false
  }

  /// Whether each of several keys is missing or null. In a value that is not an object, all keys are missing.
  public func lacks(_ keys: String...) -> Bool {
    var reader = self
    guard let object = try? reader.passObject() else { return true }
    return keys.allSatisfy { (try? !reader.contains(anyOf: $0, of: object)) ?? true }
  }

  /// Moves past an object whose keys are not read.
  public mutating func skipObject() throws { _ = try passObject() }

  /// Reads a flattened value from the object, or returns nil if a key that the value requires is missing.
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, beside object: WidgetCoding.JSONObject
  ) throws -> Value? {
    do {
      return try read(type, beside: object)
    } catch let fault as JSONFault where fault.isMissing(in: object.start) {
      return nil
    }
  }

  /// Reads a value from the object or from nested objects. An invalid value is replaced and reported.
  ///
  /// - Parameter levels: The number of keys from the object to the value.
  public mutating func recovering<Value>(
    in object: WidgetCoding.JSONObject, levels: Int, with replacement: @autoclosure () -> Value,
    _ body: (inout WidgetCoding.JSONReader) throws -> Value
  ) -> Value {
    let start = self
    do {
      return try body(&self)
    } catch {
      self = start
      session.reportReplaced(
        JSONFault(error, at: object.start), in: object.start, levels: levels, bytes)
      return replacement()
    }
  }

  /// Moves past an object, parts of which are read later.
  public mutating func passObject() throws -> WidgetCoding.JSONObject {
    var object = WidgetCoding.JSONObject(start: offset)
    if session.isOfDecoder {
      try openContainer(&object)
      return object
    }
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    try skipForLater()
    return object
  }

  /// Moves past a value of any type, which is read later.
  public mutating func passValue() throws -> WidgetCoding.JSONObject {
    let object = WidgetCoding.JSONObject(start: offset)
    try skipForLater()
    return object
  }

  private mutating func reading<Value>(
    at place: Int, _ body: (inout WidgetCoding.JSONReader) throws -> Value
  ) throws -> Value {
    var reader = self
    reader.offset = place
    return try body(&reader)
  }
}

extension WidgetCoding.JSONReader {
  /// The result of a search for a path.
  enum Place {
    case value(Int)
    /// A `null` at an offset instead of an object.
    case null(Int, key: String)
    /// The first missing key, and the offset of the object without it.
    case missing(String, in: Int)
  }

  func first(of paths: [[String]], _ object: WidgetCoding.JSONObject) -> [String] {
    paths.first { contains($0, object) } ?? paths.first ?? []
  }

  func place(at path: [String], _ object: WidgetCoding.JSONObject) throws -> Place {
    var reader = self
    reader.offset = object.start
    for (index, key) in path.enumerated() {
      let start = reader.offset
      guard try reader.find(key) else { return .missing(key, in: start) }
      if index + 1 < path.count, reader.byte == UInt8(ascii: "n") {
        return .null(reader.offset, key: key)
      }
    }
    return .value(reader.offset)
  }

  /// Whether a path exists. A path through a value that is neither an object nor null is treated as existing, so that
  /// reading the path reports the error.
  private func contains(_ path: [String], _ object: WidgetCoding.JSONObject) -> Bool {
    do {
      if case .value = try place(at: path, object) { return true }
      return false
    } catch {
      return true
    }
  }

  /// Moves to the value of a key of the object. Returns false if the key is missing.
  fileprivate mutating func find(_ wanted: String) throws -> Bool {
    var object = try object()
    while let key = try key(in: &object) {
      if key.string == wanted { return true }
      try skipForLater()
    }
    return false
  }
}
