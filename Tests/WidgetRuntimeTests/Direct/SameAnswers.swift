import Foundation
import Testing
import WidgetRuntime

/// The result of a decoder: a value, or the kind of an error.
enum Answer: Equatable, CustomStringConvertible {
  case value(String)
  case failure(kind: String, path: [String])

  init<Value: Decodable>(_ describe: (Value) -> String, _ decode: () throws -> Value) {
    do {
      self = .value(describe(try decode()))
    } catch {
      let outer = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: [])
      let kind =
        switch outer.underlying {
        case DecodingError.keyNotFound: "missing"
        case DecodingError.typeMismatch: "type"
        case DecodingError.valueNotFound: "null"
        case is UnknownNameError: "name"
        // This includes Foundation's internal errors for invalid strings and numbers.
        default: "corrupted"
        }
      self = .failure(kind: kind, path: outer.codingPath.map(\.stringValue))
    }
  }

  /// Whether this result of `JSONDecoder` is the same as a result of `WidgetJSONDecoder`. For malformed JSON, paths are
  /// not compared, because `JSONDecoder` does not report them.
  func isSame(as direct: Answer) -> Bool {
    if case .failure("corrupted", _) = self, case .failure("corrupted", _) = direct { return true }
    return self == direct
  }

  var isFailure: Bool { if case .failure = self { true } else { false } }

  var description: String {
    switch self {
    case .value(let text): text
    case .failure(let kind, let path): "\(kind) at \(path.joined(separator: "."))"
    }
  }
}

/// Decodes bytes with `JSONDecoder` and with `WidgetJSONDecoder`, and expects the same result.
func checkSame<Value: Decodable>(
  _ type: Value.Type, _ bytes: some Collection<UInt8>,
  _ describe: (Value) -> String = { String(reflecting: $0) },
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let data = Data(bytes)
  let expected = Answer(describe) { try JSONDecoder().decode(type, from: data) }
  let actual = Answer(describe) { try WidgetJSONDecoder().decode(type, from: data) }
  // Errors of `JSONValue` are not compared: it tries one kind of value after another, and `JSONDecoder` reports the
  // error of the last kind.
  let isOfKinds = type == JSONValue.self && expected.isFailure && actual.isFailure
  if !expected.isSame(as: actual), !isOfKinds {
    Issue.record(
      "\(type) of \(String(decoding: bytes, as: UTF8.self)): JSONDecoder \(expected), direct \(actual)",
      sourceLocation: sourceLocation)
  }
}

/// Decodes text with both decoders, and expects the same result.
func checkSame<Value: Decodable>(
  _ type: Value.Type, _ text: String, _ describe: (Value) -> String = { String(reflecting: $0) },
  sourceLocation: SourceLocation = #_sourceLocation
) { checkSame(type, text.utf8, describe, sourceLocation: sourceLocation) }

/// Returns a description of a value with sorted keys, because the members of an object have no order.
func sorted(_ value: JSONValue) -> String {
  switch value {
  case .object(let members):
    "{"
      + members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\(sorted($0.value))" }
      .joined(separator: ",") + "}"
  case .array(let elements): "[" + elements.map(sorted).joined(separator: ",") + "]"
  default: String(reflecting: value)
  }
}
