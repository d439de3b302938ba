import Foundation
import Testing
import WidgetRuntime

/// Tests that unexpected, deep and large JSON never crashes the generated code in `Generated`, but results in an error
/// or a value.
@Suite struct RobustnessTests {
  private static let screen: JSONValue = [
    "type": "custom:card", "children": [["type": "text", "text": "a"]],
    "header": ["type": "custom:card", "children": []],
    "grid": [[["type": "text", "text": "b"]]], "named": ["x": ["type": "text", "text": "c"]],
  ]

  /// Replaces every value in turn with a value of each type.
  @Test func wrongTypesNeverCrash() throws {
    let kinds: [JSONValue] = [
      nil, true, -1, 1.5, .unsigned(.max), "x", [], [:], [nil], ["type": 1],
    ]
    var decoded = 0
    for mutant in Self.mutants(of: Self.screen, kinds) {
      let data = try JSONEncoder().encode(mutant)
      do {
        _ = try JSONDecoder().decode(AnyComponent.self, from: data)
        decoded += 1
      } catch {
        #expect(!String(describing: error).isEmpty)
      }
    }
    #expect(decoded > 0)
  }

  /// If a key is repeated, Foundation's decoder uses its first value.
  @Test func firstOfEqualKeysIsDecoded() throws {
    let json = #"{"type": "text", "type": "custom:card", "text": "a", "text": 1}"#
    let text = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8)).value as? Text
    #expect(text?.text == "a")
  }

  /// The document has 50 MB, and contains many widgets and one very long text.
  @Test func largeDocumentsAreDecoded() throws {
    let small = #"{"type": "text", "text": "some text of a widget"}"#
    let long = #"{"type": "text", "text": ""# + String(repeating: "x", count: 45_000_000) + #""}"#
    let widgets = Array(repeating: small, count: 100_000) + [long]
    let json = #"{"type": "custom:card", "children": ["# + widgets.joined(separator: ",") + "]}"
    #expect(json.utf8.count > 50_000_000)
    let card = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8)).value as? Card
    #expect(card?.children.count == 100_001)
  }

  @Test(
    arguments: [
      (#"{"type": "custom:card", "children": ["#, "]}"),
      (#"{"type": "custom:card", "header": "#, "}"),
      (#"{"type": "custom:card", "grid": [["#, "]]}"),
      (#"{"type": "custom:card", "named": {"a": "#, "}}"),
      (#"{"type": "custom:card", "named": {"type": "#, "}}"), (#"{"type": "#, "}"), ("[", "]"),
    ])
  func deeplyNestedJSONIsAnError(_ opening: String, _ closing: String) {
    let levels = 100_000
    let json =
      String(repeating: opening, count: levels) + #"{"type": "text", "text": "a"}"#
      + String(repeating: closing, count: levels)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8))
    }
  }

  /// Each card has two levels of JSON, so the document has 511 levels. Foundation's decoder accepts no more than 512.
  @Test func deepestJSONIsDecoded() throws {
    let levels = 255
    let json =
      String(repeating: #"{"type": "custom:card", "children": ["#, count: levels)
      + #"{"type": "text", "text": "a"}"# + String(repeating: "]}", count: levels)
    let card = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8))
    _ = try JSONEncoder().encode(card)
  }

  @Test func deepValuesAreErrors() {
    checkTooDeep(AnyComponent(Text(text: "a"))) { AnyComponent(Card(children: [$0.value])) }
    checkTooDeep(AnyComponent(Text(text: "a"))) { AnyComponent(Card(header: $0.value)) }
    checkTooDeep(AnyComponent(Text(text: "a"))) { AnyComponent(Card(named: ["a": $0.value])) }
    checkTooDeep(Tree()) { Tree(children: [$0]) }
    checkTooDeep(Shape.circle(radius: 1)) { .framed($0) }
    checkTooDeep(JSONValue.null) { [$0] }
    checkTooDeep(JSONValue.null) { ["a": $0] }
  }

  /// Wraps a value a hundred thousand times, and expects an error when the result is encoded.
  private func checkTooDeep<Value: Encodable>(
    _ innermost: Value, _ wrapped: (Value) -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var value = innermost
    for _ in 0..<100_000 { value = wrapped(value) }
    // Swift would release such a value level by level and exhaust the stack, so the value is leaked.
    _ = Unmanaged.passRetained(Kept(value: value))
    do {
      _ = try JSONEncoder().encode(value)
      Issue.record("encoded a value that is too deep", sourceLocation: sourceLocation)
    } catch EncodingError.invalidValue(_, let context) {
      #expect(
        context.debugDescription == "nested deeper than 512 levels", sourceLocation: sourceLocation)
    } catch {
      Issue.record("another error: \(error)", sourceLocation: sourceLocation)
    }
  }

  private final class Kept<Value> {
    let value: Value

    init(value: Value) { self.value = value }
  }

  private static func mutants(of value: JSONValue, _ kinds: [JSONValue]) -> [JSONValue] {
    switch value {
    case .array(let elements):
      kinds
        + elements.indices.flatMap { index in
          mutants(of: elements[index], kinds).map { mutant in
            var copy = elements
            copy[index] = mutant
            return .array(copy)
          }
        }
    case .object(let members):
      kinds
        + members.keys.sorted().flatMap { key in
          mutants(of: members[key] ?? nil, kinds).map { mutant in
            var copy = members
            copy[key] = mutant
            return .object(copy)
          }
        }
    default: kinds
    }
  }
}
