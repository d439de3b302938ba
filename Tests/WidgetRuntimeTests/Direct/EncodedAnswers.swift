import Foundation
import Testing
import WidgetRuntime

/// The result of an encoder: JSON with sorted keys, or an error.
enum EncodedAnswer: Equatable, CustomStringConvertible {
  case json(String)
  case failure(value: String, path: [String], reason: String)

  init(_ encode: () throws -> Data) {
    do {
      self = .json(CanonicalJSON.text(try encode()))
    } catch EncodingError.invalidValue(let value, let context) {
      self = .failure(
        value: "\("\(value)".prefix(50))", path: context.codingPath.map(\.stringValue),
        reason: context.debugDescription)
    } catch {
      self = .failure(value: "\(error)", path: [], reason: "")
    }
  }

  var withoutPath: EncodedAnswer {
    guard case .failure(let value, path: _, let reason) = self else { return self }
    return .failure(value: value, path: [], reason: reason)
  }

  var description: String {
    switch self {
    case .json(let text): text
    case .failure(let value, let path, let reason):
      "\(value) at \(path.joined(separator: ".")): \(reason)"
    }
  }
}

/// Encodes a value with `JSONEncoder` and `WidgetJSONEncoder`, and expects the same error, or the same JSON except for
/// the order of keys. Returns the result of `WidgetJSONEncoder`.
@discardableResult
func checkSameEncoding<Value: Encodable>(
  _ value: Value, userInfo: [CodingUserInfoKey: any Sendable] = [:], comparesPaths: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let encoder = JSONEncoder()
  var direct = WidgetJSONEncoder()
  for (key, value) in userInfo { encoder.userInfo[key] = value }
  direct.userInfo = userInfo
  let expected = EncodedAnswer { try encoder.encode(value) }
  let actual = EncodedAnswer { try direct.encode(value) }
  if comparesPaths ? expected != actual : expected.withoutPath != actual.withoutPath {
    Issue.record(
      "\(Value.self): JSONEncoder \(expected), direct \(actual)", sourceLocation: sourceLocation)
  }
  return actual.description
}
