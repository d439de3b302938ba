import Foundation
import Testing
import WidgetRuntime

/// Decodes JSON, encodes the value and compares the result with the expected JSON.
func checkRoundTrip<Value: Codable>(
  _ type: Value.Type, _ json: String, gives expected: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let value = try JSONDecoder().decode(type, from: Data(json.utf8))
  let output = try JSONEncoder().encode(value)
  #expect(
    try JSONDecoder().decode(JSONValue.self, from: output)
      == JSONDecoder().decode(JSONValue.self, from: Data((expected ?? json).utf8)),
    sourceLocation: sourceLocation)
}

/// Decodes invalid JSON and compares the text of the error with the expected text.
func checkError<Value: Decodable>(
  _ type: Value.Type, _ json: String, _ expected: String, with decoder: JSONDecoder = JSONDecoder(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    _ = try decoder.decode(type, from: Data(json.utf8))
    Issue.record("decoded what is wrong", sourceLocation: sourceLocation)
  } catch {
    #expect(String(describing: error) == expected, sourceLocation: sourceLocation)
  }
}
