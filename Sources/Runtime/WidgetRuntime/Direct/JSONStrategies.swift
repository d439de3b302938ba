#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A decoder's strategies for dates, data and keys, if at least one of them is not the default.
///
/// A `JSONDecoder` with these strategies decodes dates and data and converts keys, so the results are the same as in
/// Foundation. The closures of custom strategies are called directly.
struct JSONDecodingStrategies {
  private let dates: JSONDecoder.DateDecodingStrategy
  private let data: JSONDecoder.DataDecodingStrategy
  private let keys: JSONDecoder.KeyDecodingStrategy
  private let decoder: JSONDecoder
  private let converted = JSONConvertedKeys()

  /// The result is nil if all strategies are the defaults.
  init?(
    dates: JSONDecoder.DateDecodingStrategy, data: JSONDecoder.DataDecodingStrategy,
    keys: JSONDecoder.KeyDecodingStrategy
  ) {
    if case .deferredToDate = dates, case .base64 = data, case .useDefaultKeys = keys { return nil }
    (self.dates, self.data, self.keys, decoder) = (dates, data, keys, JSONDecoder())
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
    decoder.keyDecodingStrategy = keys
  }

  /// Converts a key of the document with the strategy for keys. Types without generated code request the converted key.
  func converted(_ key: String, in object: JSONCodableDecoder) -> String {
    switch keys {
    case .useDefaultKeys: key
    case .custom(let convert): convert(object.codingPath + [WireKey(key)]).stringValue
    default:
      converted.key(for: key) {
        try decoder.decode(JSONOnlyKey.self, from: JSONEncoder().encode(JSONOnlyKey(name: key)))
      }
    }
  }

  /// Reads a date, or returns nil without reading if the strategy for dates is the default.
  func readDate(_ json: inout WidgetCoding.JSONReader) throws -> Date? {
    switch dates {
    case .deferredToDate: nil
    case .custom(let decode): try json.decode(with: decode)
    default: try json.decode(Date.self, with: decoder)
    }
  }

  /// Reads data, or returns nil without reading if the strategy for data is the default.
  func readData(_ json: inout WidgetCoding.JSONReader) throws -> Data? {
    switch data {
    case .base64: nil
    case .custom(let decode): try json.decode(with: decode)
    default: try json.decode(Data.self, with: decoder)
    }
  }
}

extension WidgetCoding.JSONReader {
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

/// An encoder's strategies for dates, data and keys, if at least one of them is not the default.
struct JSONEncodingStrategies {
  private let dates: JSONEncoder.DateEncodingStrategy
  private let data: JSONEncoder.DataEncodingStrategy
  private let keys: JSONEncoder.KeyEncodingStrategy
  private let encoder: JSONEncoder
  private let converted = JSONConvertedKeys()

  /// The result is nil if all strategies are the defaults.
  init?(
    dates: JSONEncoder.DateEncodingStrategy, data: JSONEncoder.DataEncodingStrategy,
    keys: JSONEncoder.KeyEncodingStrategy
  ) {
    if case .deferredToDate = dates, case .base64 = data, case .useDefaultKeys = keys { return nil }
    (self.dates, self.data, self.keys, encoder) = (dates, data, keys, JSONEncoder())
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
    encoder.keyEncodingStrategy = keys
  }

  /// Returns the key in the document for a key of a type without generated code.
  func converted(_ key: any CodingKey, in object: JSONCodableEncoder) -> String {
    switch keys {
    case .useDefaultKeys: key.stringValue
    case .custom(let convert): convert(object.codingPath + [key]).stringValue
    default:
      converted.key(for: key.stringValue) {
        try JSONDecoder().decode(
          JSONOnlyKey.self, from: encoder.encode(JSONOnlyKey(name: key.stringValue)))
      }
    }
  }

  /// Writes a date, or returns false without writing if the strategy for dates is the default.
  func write(_ date: Date, to json: inout WidgetCoding.JSONWriter) throws -> Bool {
    switch dates {
    case .deferredToDate: return false
    case .custom(let encode): try json.encode(date) { try encode(date, $0) }
    default: try json.write(date, with: encoder)
    }
    return true
  }

  /// Writes data, or returns false without writing if the strategy for data is the default.
  func write(_ data: Data, to json: inout WidgetCoding.JSONWriter) throws -> Bool {
    switch self.data {
    case .base64: return false
    case .custom(let encode): try json.encode(data) { try encode(data, $0) }
    default: try json.write(data, with: encoder)
    }
    return true
  }
}

extension WidgetCoding.JSONWriter {
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

/// A cache of the keys that a strategy has converted.
private final class JSONConvertedKeys {
  private var keys: [String: String] = [:]

  /// Returns the converted key. A key that is not in the cache is converted by the closure. If the closure throws, the
  /// key is not changed.
  func key(for key: String, _ convert: () throws -> JSONOnlyKey) -> String {
    if let converted = keys[key] { return converted }
    let converted = (try? convert().name) ?? key
    keys[key] = converted
    return converted
  }
}

/// An object with one key, which Foundation's coders convert.
private struct JSONOnlyKey: Codable {
  let name: String?

  init(name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: WireKey.self).allKeys.first?.stringValue
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    if let name { try container.encode(0, forKey: WireKey(name)) }
  }
}

/// A dictionary with `String` keys. As in Foundation, strategies for keys do not convert these keys.
protocol JSONNamedValues {}

extension Dictionary: JSONNamedValues where Key == String {}
