import Testing
import WidgetSource
import WidgetTemplate

/// Tests that keys are found in every kind of record.
@Suite struct RecordTests {
  @Test(arguments: [
    (#"{"a": 1, "ab": 2}"#, "[1][2][][2]"),
    // Keys of the same length have the same mark in the table if their first seven bytes are the same.
    (#"{"identifierA": 1, "identifierB": 2}"#, "[][][][2]"),
    (#"{"a": 1, "a": 2}"#, "[2][][][1]"),
    (#"{"a": 1, "b": 3, "a": null}"#, "[][][][1]"),
    (#"{"a": null, "ab": 2}"#, "[][2][][1]"),
    // The composed and the decomposed form of a character.
    (#"{"\u00e9": 1}"#, "[][][1][1]"), (#"{"e\u0301": 1}"#, "[][][1][1]"),
    ("{\((0..<40).map { "\"k\($0)\": \($0)" }.joined(separator: ",")), \"ab\": 7}", "[][7][][41]"),
  ])
  func json(object: String, expected: String) {
    check(object, "[{{ o.a }}][{{ o.ab }}][{{ o.\u{E9} }}][{{ o.count }}]", expected)
  }

  @Test func keysWithACommonPrefix() {
    check(
      #"{"identifierA": 1, "identifierB": 2}"#,
      "{{ o.identifierA }}{{ o.identifierB }}{{ o.identifierC }}{{ o.identif }}", "12")
  }

  /// Records of the same size share a key table only if their keys are equal.
  @Test func objectsWithEqualAndDifferentKeys() {
    check(
      #"[{"a": 1, "b": 2}, {"a": 3, "b": 4}, {"b": 5, "a": 6}, {"c": 7, "a": 8}]"#,
      "{% for e in o %}{{ e.a }}{{ e.b }}{{ e.c }},{% endfor %}", "12,34,65,87,")
  }

  @Test func dictionaries() {
    expectRender("{{ o.a }}{{ o.b }}", ["o": .dictionary(["a": 1])], "1")
    expectRender("{% for k, v in o %}{{ k }}{{ v }}{% endfor %}", ["o": ["b": 1, "a": 2]], "a2b1")
  }

  private func check(
    _ json: String, _ template: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch JSONValue.read(SourceFile(path: "c.json", text: json)) {
    case .success(let value):
      expectRender(template, ["o": Value(value)], expected, sourceLocation: sourceLocation)
    case .failure(let error):
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
}
