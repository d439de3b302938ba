#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decoder with the same results as `JSONDecoder`, with the exceptions in docs/direct-json.md. Types with code from
/// `widgetgen generate --direct-json` are decoded directly from bytes.
///
/// All other `Decodable` types are decoded as `JSONDecoder` decodes them, even if they contain types with such code or
/// are nested in them. Infinite numbers and NaN are errors, as with the default strategy of `JSONDecoder`.
///
/// For example: `try WidgetJSONDecoder().decode(AnyComponent.self, from: data).value`.
public struct WidgetJSONDecoder: Sendable {
  /// Information for the decoded types, such as registered modules and the function that receives reports of dropped
  /// elements.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// The strategy for dates without a coder, in types with and without generated code.
  public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
  /// The strategy for data without a coder, in types with and without generated code.
  public var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
  /// The strategy for keys, in types without generated code. Generated code has its own keys, from the annotations
  /// `key` and `keyStyle`.
  public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys

  /// Creates a decoder.
  public init() {}

  /// Decodes a value from a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, of: data)
  }

  /// Decodes a value from the bytes of a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try decode(type, of: bytes)
  }

  /// Decodes a value from the text of a document.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
  public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try decode(type, of: text.utf8)
  }

  /// Decodes a value from the bytes of a document that arrived in pieces, such as the chunks of a response, the `regions` of
  /// a `DispatchData` or the view of a buffer. A piece can end anywhere, even inside a key or a character.
  ///
  /// Several pieces are copied into one buffer, which takes a few percent of the time. A single piece is not copied if its
  /// bytes are contiguous.
  ///
  /// - Throws: `WidgetDecodingError`, with the position in the whole document if it is known.
  public func decode<Value: Decodable>(
    _ type: Value.Type, fromPieces pieces: some Collection<some Collection<UInt8>>
  ) throws -> Value {
    if pieces.count == 1, let piece = pieces.first { return try decode(type, of: piece) }
    var document: [UInt8] = []
    document.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { piece.withJSONBytes { $0.append(to: &document) } }
    return try decode(type, of: document)
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, of document: some Collection<UInt8>
  ) throws -> Value {
    try document.withJSONBytes { bytes in
      guard let converted = try JSONEncoding.converted(bytes) else {
        return try decode(type, from: bytes)
      }
      return try converted.withJSONBytes { try decode(type, from: $0) }
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from bytes: JSONBytes) throws -> Value {
    let session = JSONSession(
      userInfo: userInfo,
      JSONDecodingStrategies(
        dates: dateDecodingStrategy, data: dataDecodingStrategy, keys: keyDecodingStrategy))
    var reader = WidgetCoding.JSONReader(bytes, session)
    do {
      reader.skipSpace()
      let value = try reader.read(type)
      try reader.end()
      return value
    } catch {
      throw session.error(error, in: bytes)
    }
  }
}
