#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An encoder with the same results as `JSONEncoder`. Types with code from `widgetgen generate --direct-json` are
/// encoded directly to bytes.
///
/// All other `Encodable` types are encoded as `JSONEncoder` encodes them, even if they contain types with such code or
/// are nested in them. Infinite numbers and NaN are errors, as with the default strategy of `JSONEncoder`. Unlike in
/// `JSONEncoder`, the keys of an object are in the order in which they are encoded, which is the order of the
/// declarations in generated code.
///
/// For example: `try WidgetJSONEncoder().encode(AnyComponent(component))`.
public struct WidgetJSONEncoder: Sendable {
  /// Information that coders and hand-written `encode(to:)` methods can read from their encoder.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// The strategy for dates without a coder, in types with and without generated code.
  public var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
  /// The strategy for data without a coder, in types with and without generated code.
  public var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
  /// The strategy for keys, in types without generated code. Generated code has its own keys, from the annotations
  /// `key` and `keyStyle`.
  public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys

  /// Creates an encoder.
  public init() {}

  /// Encodes a value as a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
  ///   number.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try write(value).data()
  }

  /// Encodes a value as the bytes of a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
  ///   number.
  public func encodeBytes<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    try write(value).array
  }

  /// Encodes a value as the text of a document.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
  ///   number.
  public func encodeText<Value: Encodable>(_ value: Value) throws -> String {
    try write(value).text
  }

  private func write<Value: Encodable>(_ value: Value) throws -> JSONOutput {
    let strategies = JSONEncodingStrategies(
      dates: dateEncodingStrategy, data: dataEncodingStrategy, keys: keyEncodingStrategy)
    var writer = WidgetCoding.JSONWriter(JSONWritingSession(userInfo: userInfo, strategies))
    try writer.write(value)
    return writer.finish()
  }
}
