import Foundation
import Testing
import WidgetRuntime

@Suite struct WidgetDecodingErrorTests {
  @Test func valuesRoundTrip() throws {
    try checkRoundTrip(
      AnyComponent.self,
      #"""
      {"type": "custom:card", "children": [{"type": "text", "text": "a"}],
       "header": {"type": "custom:card", "children": [], "grid": [], "named": {}},
       "grid": [[], [{"type": "text", "text": "b"}]], "named": {"x": {"type": "text", "text": "c"}}}
      """#)
  }

  @Test(arguments: [
    (
      #"{"type": "custom:card", "children": [{"type": "text", "text": "a"}, {"type": "text"}]}"#,
      "custom:card.children[1] (text).text: missing key"
    ),
    (
      #"{"type": "custom:card", "header": {"type": "custom:card", "named": {"a b": {}}}}"#,
      "custom:card.header (custom:card).named.a b.type: missing key"
    ),
    (
      #"{"type": "tex", "text": "a"}"#,
      "tex: unknown Component 'tex'; did you mean 'text'? known: custom:card, text"
    ),
    (
      #"{"type": "custom:card", "grid": [[{"type": "image"}]]}"#,
      "custom:card.grid[0][0] (image): unknown Component 'image'; known: custom:card, text"
    ),
    (
      #"{"type": "text", "text": null}"#, "text.text: expected String, not null"
    ),
    (
      #"{"type": "text", "text": 1}"#,
      "text.text: not of type String: Expected to decode String but found number instead."
    ),
  ])
  func errorsContainPathAndNames(_ json: String, _ expected: String) {
    checkError(AnyComponent.self, json, expected)
  }

  /// Unless a family's value has already been identified by its name, `JSONDecoder` throws its own errors. Apps can
  /// describe these errors in the form of a `WidgetDecodingError`.
  @Test(arguments: [
    (#"{"body": [{"text": "a"}]}"#, "body[0].type: missing key"),
    (#"{"body": [{"type": 1}]}"#, "body[0].type: not of type String"),
    ("{}", "body: missing key"),
  ])
  func errorsOutsideOfFamiliesAreDescribed(_ json: String, _ expected: String) {
    struct Screen: Decodable { var body: [AnyComponent] }
    do {
      _ = try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
      Issue.record("no error")
    } catch {
      #expect(error is DecodingError)
      #expect("\(WidgetDecodingError(error, at: []))".hasPrefix(expected))
    }
  }

  /// Apps often log `localizedDescription`, so it must be the same as the description.
  @Test func localizedDescriptionIsTheMessage() {
    let unknown = UnknownNameError("tex", in: "Component", known: ["text"])
    let none = NoMatchingTypeError("Shape", [("Circle", unknown)], at: [])
    for error: any Error in [unknown, none, WidgetDecodingError(unknown, in: "card", at: [])] {
      #expect(error.localizedDescription == String(describing: error))
    }
  }

  /// Foundation's decoder stops at 512 levels, and each widget uses two.
  @Test(arguments: [300, 100_000]) func deepDocumentsAreErrors(_ levels: Int) {
    let json =
      String(repeating: #"{"type": "custom:card", "children": ["#, count: levels)
      + String(repeating: "]}", count: levels)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8))
    }
  }
}
