public import Foundation
import WidgetRuntime

/// Decodes the same bytes with `JSONDecoder` and `WidgetJSONDecoder`, and encodes the values with both encoders.
public enum DirectJSON {
  /// Returns the difference between the results for a document, or nil if they agree.
  ///
  /// The document is decoded as several types, and as known and unknown members of widgets.
  public static func difference(_ bytes: [UInt8]) -> String? {
    for way in 0..<ways {
      if let difference = difference(bytes, way) { return difference }
    }
    return nil
  }

  /// The number of ways to decode a document.
  public static let ways = types.count + fields.count

  private static let types: [any Codable.Type] = [
    JSONValue.self, AnyComponent.self, [Shape].self, Tree.self, [String: [Double?]].self,
    [Float].self, [Int8].self, [UInt64].self, [Date].self, [URL].self, Slow.self,
  ]

  private static let fields = [
    (#"{"text":"#, #","type":"text"}"#), (#"{"type":"text","x":"#, #","text":"a"}"#),
    (#"{"named":{"a":"#, #"},"type":"custom:card","grid":[],"children":[]}"#),
  ]

  /// Returns the difference between the results for a document that is decoded in one way, or nil if they agree. `way`
  /// is a number below `ways`. A document that may contain a zero with an exponent is not compared.
  public static func difference(_ bytes: [UInt8], _ way: Int) -> String? {
    if hasZeroWithExponent(bytes) { return nil }
    if way < types.count { return difference(types[way], Data(bytes)) }
    let (start, end) = fields[way - types.count]
    return difference(AnyComponent.self, Data(start.utf8) + Data(bytes) + Data(end.utf8))
  }

  /// Returns the difference between the results for a document that is decoded as one type, or nil if they agree.
  public static func difference<Value: Codable>(_ type: Value.Type, _ data: Data) -> String? {
    let slow = Swift.Result { try JSONDecoder().decode(type, from: data) }
    let fast = Swift.Result { try WidgetJSONDecoder().decode(type, from: data) }
    switch (slow, fast) {
    case (.failure, .failure): return nil
    case (.success(let value), .success(let other)):
      let expected = text { try JSONEncoder().encode(value) }
      let actual = text { try JSONEncoder().encode(other) }
      if expected != actual { return "\(type): \(expected) is read as \(actual)" }
      let written = text { try WidgetJSONEncoder().encode(other) }
      return expected == written ? nil : "\(type): \(expected) is written as \(written)"
    case (.success(let value), .failure(let error)):
      return "\(type): \(value) is refused: \(error)"
    case (.failure(let error), .success(let value)):
      return "\(type): \(value) is accepted: \(error)"
    }
  }

  private static func text(_ encode: () throws -> Data) -> String {
    do {
      return CanonicalJSON.text(try encode())
    } catch {
      return "an error"
    }
  }

  /// Whether the bytes may contain a zero with an exponent. Foundation rejects some of these zeros, depending on their
  /// spelling.
  private static func hasZeroWithExponent(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { "0.".utf8.contains($0) && "eE".utf8.contains($1) }
  }
}

/// A type whose synthesized `Codable` conformance does not read bytes, with properties whose types do.
private struct Slow: Codable {
  var widget: AnyComponent?
  var values: [String: JSONValue]
  var mode: Mode

  enum Mode: String, Codable { case one, two }
}

extension DirectJSON {
  /// Decodes a number with `WidgetJSONDecoder`.
  public static func double(_ data: Data) throws -> Double {
    try WidgetJSONDecoder().decode(Double.self, from: data)
  }
}
