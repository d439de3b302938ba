extension WidgetCoding {
  /// Decodes a value with a closure. An invalid value is replaced and reported.
  ///
  /// For example: `WidgetCoding.recovering("x", with: 0, in: fields) { try fields.decode(Int.self, forKey: "x") }`.
  ///
  /// - Parameter path: The keys from the container to the value.
  public static func recovering<Key: CodingKey, Value>(
    _ path: Key..., with replacement: @autoclosure () -> Value,
    in fields: KeyedDecodingContainer<Key>, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      // A container does not expose its decoder's `userInfo`.
      if let report = try? fields.superDecoder().userInfo.dropReport {
        report(DroppedElement(replacing: error, at: fields.codingPath + path))
      }
      return replacement()
    }
  }

  /// Decodes a value with a closure. An invalid value is replaced and reported.
  public static func recovering<Value>(
    with replacement: @autoclosure () -> Value, in decoder: any Decoder,
    _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      decoder.report(DroppedElement(replacing: error, at: decoder.codingPath))
      return replacement()
    }
  }

  /// Returns the result of `unknown`, which replaces an unknown value, and reports the replacement.
  ///
  /// - Parameter error: The error for the unknown value.
  public static func replacing<Value>(
    _ error: any Swift.Error, in decoder: any Decoder,
    with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let value = try unknown(error)
    decoder.report(
      DroppedElement(codingPath: decoder.codingPath, error: error, kind: .unknown))
    return value
  }

  /// Returns the replacement of a value that its type rejects as unknown, and reports the replacement.
  ///
  /// - Throws: `error` if the value was rejected for another reason, or if `error` belongs to a nested value.
  public static func replacingUnknown<Value>(
    _ error: any Swift.Error, in decoder: any Decoder,
    with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let path = decoder.codingPath
    let found = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)
    guard found.isUnknown(at: path.count), found.underlying is UnknownNameError else {
      throw error
    }
    return try replacing(found, in: decoder, with: unknown)
  }

  /// Decodes the replacement that a value with an unknown name contains.
  ///
  /// - Throws: `unknown` if the value contains no replacement, or if the replacement has an unknown name and contains
  ///   no replacement itself.
  public static func decodeReplacement<Value: Decodable>(
    _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: WireKey...,
    from decoder: any Decoder
  ) throws -> Value {
    let fields = try decoder.container(keyedBy: WireKey.self)
    do {
      if let value = try fields.decodeIfPresent(type, atFirst: [path]) { return value }
    } catch where error.isUnknown(at: decoder.codingPath.count + path.count) {}
    throw unknown
  }

  /// Reports an unrecognized name. The value was decoded as the fallback case.
  public static func reportUnknown(
    _ name: String, in type: String, known: [String], to decoder: any Decoder
  ) {
    let error = UnknownNameError(name, in: type, known: known)
    decoder.report(
      DroppedElement(codingPath: decoder.codingPath, error: error, kind: .unknown))
  }

  /// Reports a value that matches no case of an untagged enum and is decoded as the fallback case.
  public static func reportUnmatched(in type: String, to decoder: any Decoder) {
    decoder.report(
      DroppedElement(
        codingPath: decoder.codingPath,
        error: NoMatchingTypeError(type, [], at: decoder.codingPath), kind: .unknown))
  }

  /// Reports a value that has no name and is decoded as the default type or case.
  public static func reportMissing(_ key: WireKey, to decoder: any Decoder) {
    decoder.report(
      DroppedElement(
        codingPath: decoder.codingPath,
        error: DecodingError.keyNotFound(
          key, .init(codingPath: decoder.codingPath, debugDescription: "no such key")),
        kind: .missing))
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
