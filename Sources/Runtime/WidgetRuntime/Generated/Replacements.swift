@_documentation(visibility: internal)
extension KeyedDecodingContainer {
  /// Decodes a value with a closure. An invalid value is replaced and reported.
  ///
  /// For example: `fields.recovering("size", with: 0) { try fields.decode(Int.self, forKey: "size") }`.
  ///
  /// - Parameter path: The keys from the container to the value.
  public func recovering<Value>(
    _ path: Key..., with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      // A container does not expose its decoder's `userInfo`.
      if let report = try? superDecoder().userInfo.dropReport {
        report(DroppedElement(replacing: error, at: codingPath + path))
      }
      return replacement()
    }
  }
}

@_documentation(visibility: internal)
extension Decoder {
  /// Decodes a value with a closure. An invalid value is replaced and reported.
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

  /// Returns the result of `unknown`, which replaces an unknown value, and reports the replacement.
  ///
  /// - Parameter error: The error for the unknown value.
  public func replacing<Value>(
    _ error: any Swift.Error, with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let value = try unknown(error)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
    return value
  }

  /// Returns the replacement of a value that its type rejects as unknown, and reports the replacement.
  ///
  /// - Throws: `error` if the value was rejected for another reason, or if `error` belongs to a nested value.
  public func replacingUnknown<Value>(
    _ error: any Swift.Error, with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let found = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)
    guard found.isUnknown(at: codingPath.count), found.underlying is UnknownNameError else {
      throw error
    }
    return try replacing(found, with: unknown)
  }

  /// Decodes the replacement that a value with an unknown name contains.
  ///
  /// - Throws: `unknown` if the value contains no replacement, or if the replacement has an unknown name and contains
  ///   no replacement itself.
  public func decodeReplacement<Value: Decodable>(
    _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: WireKey...
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    do {
      if let value = try fields.decodeIfPresent(type, atFirst: [path]) { return value }
    } catch where error.isUnknown(at: codingPath.count + path.count) {}
    throw unknown
  }

  /// Reports an unrecognized name. The value was decoded as the fallback case.
  public func reportUnknown(_ name: String, in type: String, known: [String]) {
    let error = UnknownNameError(name, in: type, known: known)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
  }

  /// Reports a value that matches no case of an untagged enum and is decoded as the fallback case.
  public func reportUnmatched(in type: String) {
    report(
      DroppedElement(
        codingPath: codingPath, error: NoMatchingTypeError(type, [], at: codingPath), kind: .unknown
      ))
  }

  /// Reports a value that has no name and is decoded as the default type or case.
  public func reportMissing(_ key: WireKey) {
    report(
      DroppedElement(
        codingPath: codingPath,
        error: DecodingError.keyNotFound(
          key, .init(codingPath: codingPath, debugDescription: "no such key")), kind: .missing))
  }
}

extension DroppedElement {
  /// Creates the report of a replaced value.
  init(replacing error: any Swift.Error, at path: [any CodingKey]) {
    // The path of an error inside the value begins with the path of the value.
    let found =
      (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)).codingPath
    let isBelow = found.count >= path.count
    self.init(
      codingPath: isBelow ? Array(found.prefix(path.count)) : path, error: error, kind: .replaced)
  }
}
