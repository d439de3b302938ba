#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A decoder's strategies for dates and data, if they are not the defaults.
///
/// Foundation's decoder applies the strategies to the bytes of each date and each data value, so the system's
/// `JSONDecoder` returns the same results.
struct JSONDecodingStrategies {
  private let dates: JSONDecoder.DateDecodingStrategy
  private let data: JSONDecoder.DataDecodingStrategy
  private let decoder: JSONDecoder

  /// The result is nil if both strategies are the defaults.
  init?(dates: JSONDecoder.DateDecodingStrategy, data: JSONDecoder.DataDecodingStrategy) {
    if case .deferredToDate = dates, case .base64 = data { return nil }
    (self.dates, self.data, decoder) = (dates, data, JSONDecoder())
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
  }

  /// Reads a date, or returns nil without reading if the strategy for dates is the default.
  func readDate(_ json: inout JSONReader) throws -> Date? {
    switch dates {
    case .deferredToDate: nil
    case .custom(let decode): try json.decode(with: decode)
    default: try json.decode(Date.self, with: decoder)
    }
  }

  /// Reads data, or returns nil without reading if the strategy for data is the default.
  func readData(_ json: inout JSONReader) throws -> Data? {
    switch data {
    case .base64: nil
    case .custom(let decode): try json.decode(with: decode)
    default: try json.decode(Data.self, with: decoder)
    }
  }
}

extension JSONReader {
  /// Decodes a value with the function of a custom strategy.
  fileprivate mutating func decode<Value>(
    with body: (any Decoder) throws -> Value
  ) throws -> Value {
    var end = self
    try end.skip()
    let value = try body(JSONCodableDecoder(self))
    offset = end.offset
    return value
  }

  /// Decodes the bytes of a value with Foundation's decoder.
  fileprivate mutating func decode<Value: Decodable>(
    _ type: Value.Type, with decoder: JSONDecoder
  ) throws -> Value {
    var end = self
    try end.skip()
    do {
      let value = try decoder.decode(
        type, from: Data(bytes.part(from: offset, to: end.offset).array))
      offset = end.offset
      return value
    } catch DecodingError.typeMismatch(let type, _) {
      throw mismatch(type)
    } catch DecodingError.valueNotFound(let type, _) {
      throw JSONFault(.null(type), at: offset)
    } catch DecodingError.dataCorrupted(let context) {
      throw JSONFault(.corrupted(context.debugDescription), at: offset)
    }
  }
}

/// An encoder's strategies for dates and data, if they are not the defaults.
struct JSONEncodingStrategies {
  private let dates: JSONEncoder.DateEncodingStrategy
  private let data: JSONEncoder.DataEncodingStrategy
  private let encoder: JSONEncoder

  /// The result is nil if both strategies are the defaults.
  init?(dates: JSONEncoder.DateEncodingStrategy, data: JSONEncoder.DataEncodingStrategy) {
    if case .deferredToDate = dates, case .base64 = data { return nil }
    (self.dates, self.data, encoder) = (dates, data, JSONEncoder())
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
  }

  /// Writes a date, or returns false without writing if the strategy for dates is the default.
  func write(_ date: Date, to json: inout JSONWriter) throws -> Bool {
    switch dates {
    case .deferredToDate: return false
    case .custom(let encode): try json.encode(date) { try encode(date, $0) }
    default: try json.write(date, with: encoder)
    }
    return true
  }

  /// Writes data, or returns false without writing if the strategy for data is the default.
  func write(_ data: Data, to json: inout JSONWriter) throws -> Bool {
    switch self.data {
    case .base64: return false
    case .custom(let encode): try json.encode(data) { try encode(data, $0) }
    default: try json.write(data, with: encoder)
    }
    return true
  }
}

extension JSONWriter {
  /// Writes the bytes that Foundation's encoder returns for a value.
  fileprivate mutating func write<Value: Encodable>(
    _ value: Value, with encoder: JSONEncoder
  ) throws {
    do {
      try encoder.encode(value).withJSONBytes { output.put($0) }
    } catch EncodingError.invalidValue(let value, let context) {
      throw invalid(value, context.debugDescription)
    }
  }
}
