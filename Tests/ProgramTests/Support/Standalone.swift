import Foundation
import WidgetRuntime

/// Decodes with `JSONDecoder` and with `WidgetJSONDecoder`, which must give the same result.
func decode<Value: Codable>(_ type: Value.Type, from data: Data) throws -> Value {
  let slow = Swift.Result { try JSONDecoder().decode(type, from: data) }
  let fast = Swift.Result { try WidgetJSONDecoder().decode(type, from: data) }
  switch (slow, fast) {
  case (.success(let value), .success(let other)):
    guard try json(value) == json(other) else {
      throw Difference(slow: "\(value)", fast: "\(other)")
    }
  case (.failure(let error), .failure(let other)):
    let (expected, actual) = (Fact(error), Fact(other))
    guard expected.isSame(as: actual) else {
      throw Difference(slow: "\(expected) \(error)", fast: "\(actual) \(other)", isOfErrors: true)
    }
  case (.success(let value), .failure(let error)):
    throw Difference(slow: "\(value)", fast: "\(error)")
  case (.failure(let error), .success(let value)):
    throw Difference(slow: "\(error)", fast: "\(value)")
  }
  return try slow.get()
}

private func json(_ value: some Encodable) throws -> NSObject? {
  let data = try encode(value)
  return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
}

/// Encodes with `JSONEncoder` and with `WidgetJSONEncoder`, which must write the same JSON.
private func encode(_ value: some Encodable) throws -> Data {
  let data: Data
  do {
    data = try JSONEncoder().encode(value)
  } catch {
    if let fast = try? WidgetJSONEncoder().encodeText(value) {
      throw Difference(slow: "\(error)", fast: fast)
    }
    throw error
  }
  let (slow, fast) = (
    CanonicalJSON.text(data), CanonicalJSON.text(try WidgetJSONEncoder().encode(value))
  )
  guard slow == fast else { throw Difference(slow: slow, fast: fast) }
  return data
}

/// A difference between Foundation's coders and WidgetRuntime's. It fails the test even if the case expects an error.
struct Difference: Error, CustomStringConvertible {
  let slow: String
  let fast: String
  /// Whether both decoders fail, but with different errors. If a document contains several wrong values,
  /// `WidgetJSONDecoder` reports the first one in the document. `JSONDecoder` reports the first one in the order of the
  /// properties.
  var isOfErrors = false

  var description: String {
    "\(isOfErrors ? "errors: " : "")JSONDecoder: \(slow); WidgetJSONDecoder: \(fast)"
  }
}

/// The kind of an error, its path, and the names of the widgets on the path.
struct Fact: CustomStringConvertible {
  let kind: String
  let path: [String]
  let names: [Int: String]

  init(_ error: any Error) {
    let outer = error as? WidgetDecodingError
    let underlying = outer?.underlying ?? error
    names = outer?.names ?? [:]
    switch underlying {
    case DecodingError.keyNotFound: kind = "missing"
    case DecodingError.typeMismatch: kind = "type"
    case DecodingError.valueNotFound: kind = "null"
    case DecodingError.dataCorrupted: kind = "corrupted"
    case is UnknownNameError, is NoMatchingTypeError: kind = "\(Swift.type(of: underlying))"
    // Foundation throws internal errors for invalid strings and numbers.
    default: kind = "corrupted"
    }
    path = (outer ?? WidgetDecodingError(error, at: [])).codingPath.map(\.stringValue)
  }

  /// Whether this error of `JSONDecoder` is the same as an error of `WidgetJSONDecoder`. For malformed JSON, Foundation
  /// does not report the path.
  func isSame(as fact: Fact) -> Bool {
    if kind == "corrupted", fact.kind == "corrupted", path.isEmpty || path.count < fact.path.count {
      return true
    }
    return kind == fact.kind && isSamePath(fact.path) && names == fact.names
  }

  /// Whether two paths are equal, or end at different discriminators of the same object. `HardCases` adds several wrong
  /// discriminators to an object, and either decoder can report any of them.
  private func isSamePath(_ other: [String]) -> Bool {
    let made = ["type", "_beagleComponent_", "_beagleAction_"]
    if let last = path.last, let otherLast = other.last, made.contains(last),
      made.contains(otherLast)
    {
      return path.dropLast() == other.dropLast()
    }
    return path == other
  }

  var description: String { "\(kind) at \(path) in \(names.sorted { $0.key < $1.key })" }
}
