@_documentation(visibility: internal)
extension KeyedDecodingContainer {
  /// A decoded value, or what replaces one that cannot be decoded, which is reported.
  ///
  /// For example: `fields.recovering("size", with: 0) { try fields.decode(Int.self, forKey: "size") }`.
  ///
  /// - Parameter path: the keys from here to the value.
  public func recovering<Value>(
    _ path: Key..., with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      // A container does not say what its decoder was given.
      if let report = try? superDecoder().userInfo.dropReport {
        report(DroppedElement(replacing: error, at: codingPath + path))
      }
      return replacement()
    }
  }
}

@_documentation(visibility: internal)
extension Decoder {
  /// A decoded value, or what replaces one that cannot be decoded, which is reported.
  public func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      report(DroppedElement(replacing: error, at: codingPath))
      return replacement()
    }
  }

  /// What replaces a value of which nothing has the name.
  public func replacing<Value>(
    _ error: any Swift.Error, with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let value = try unknown(error)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
    return value
  }

  /// Decodes the replacement that a value with an unknown name contains.
  ///
  /// - Throws: `unknown` if the value contains none, or one with an unknown name that contains none itself.
  public func decodeReplacement<Value: Decodable>(
    _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: WireKey...
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    do {
      if let value = try fields.decodeIfPresent(type, atFirst: [path]) { return value }
    } catch where error.isUnknown(at: codingPath.count + path.count) {}
    throw unknown
  }

  /// Reports a name that no case has, and that another case stands for.
  public func reportUnknown(_ name: String, in type: String, known: [String]) {
    let error = UnknownNameError(name, in: type, known: known)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
  }

  /// Reports a value that no case can decode, and that another case stands for.
  public func reportUnmatched(in type: String) {
    let error = NoMatchingTypeError(type, [], at: codingPath)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
  }

  /// Reports that a value has no name, and what is taken for one without.
  public func reportMissing(_ key: WireKey) {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "no such key")
    let error = DecodingError.keyNotFound(key, context)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .missing))
  }
}

extension DroppedElement {
  /// The report of a value at a path that was replaced.
  init(replacing error: any Swift.Error, at path: [any CodingKey]) {
    // The error was thrown at the value or in it, and knows the path from the root.
    let found =
      (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)).codingPath
    let isBelow = found.count >= path.count
    self.init(
      codingPath: isBelow ? Array(found.prefix(path.count)) : path, error: error, kind: .replaced)
  }
}
