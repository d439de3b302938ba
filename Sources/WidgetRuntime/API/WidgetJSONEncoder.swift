#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes JSON as `JSONEncoder` does, but types with code from `widgetgen generate --direct-json` as
/// the bytes themselves.
///
/// Any other `Encodable` type is encoded as `JSONEncoder` would with its default strategies, be it
/// within such types or around them. The keys of an object are in the order of the declarations.
///
/// For example: `try WidgetJSONEncoder().encode(AnyComponent(component))`.
public struct WidgetJSONEncoder: Sendable {
  /// Passed to the `encode(to:)` of encoded types.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates an encoder.
  public init() {}

  /// Encodes a value as a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try write(value).data()
  }

  /// Encodes a value as the bytes of a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  public func encodeBytes<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    try write(value).array
  }

  /// Encodes a value as the text of a document.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  public func encodeText<Value: Encodable>(_ value: Value) throws -> String {
    try write(value).text
  }

  private func write<Value: Encodable>(_ value: Value) throws -> JSONOutput {
    var writer = JSONWriter(JSONWritingSession(userInfo: userInfo))
    try writer.write(value)
    return writer.finish()
  }
}
