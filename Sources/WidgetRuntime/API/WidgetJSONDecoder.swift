#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decodes JSON as `JSONDecoder` does, but types with code from `widgetgen generate --direct-json`
/// from the bytes themselves.
///
/// Any other `Decodable` type is decoded as `JSONDecoder` would with its default strategies, be it
/// within such types or around them.
///
/// For example: `try WidgetJSONDecoder().decode(AnyComponent.self, from: data).value`.
public struct WidgetJSONDecoder: Sendable {
  /// Passed to the decoded types: modules that are registered, the function that dropped
  /// elements are reported to.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates a decoder.
  public init() {}

  /// Decodes a value from a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, of: data)
  }

  /// Decodes a value from the bytes of a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try decode(type, of: bytes)
  }

  /// Decodes a value from the text of a document.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try decode(type, of: text.utf8)
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, of document: some Collection<UInt8>
  ) throws -> Value {
    guard let bytes = try JSONEncoding.converted(document) else {
      return try document.withJSONBytes { try decode(type, from: $0) }
    }
    return try bytes.withJSONBytes { try decode(type, from: $0) }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from bytes: JSONBytes) throws -> Value {
    let session = JSONSession(userInfo: userInfo)
    var reader = JSONReader(bytes, session)
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
