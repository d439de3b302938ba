import Testing
import WidgetSource

@Suite struct JSONTests {
  /// Reads a text and returns a description of the value without ranges, or the offset and the message of the error.
  private func read(_ text: String) -> String {
    switch JSONValue.read(SourceFile(path: "a.json", text: text)) {
    case .success(let value): describe(value)
    case .failure(let diagnostic): "\(diagnostic.range?.start ?? 0): \(diagnostic.message)"
    }
  }

  private func describe(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)d"
    case .string(let value): JSONText.quoted(value)
    case .array(let elements): "[" + elements.map(describe).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key)=\(describe($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("[]", "[]"), ("{}", "{}"), ("-12", "-12"),
    ("1.5", "1.5d"), ("1e3", "1000.0d"), (".5", "0.5d"), ("5.", "5.0d"), ("0x1F", "31"),
    ("+1", "1"), ("-Infinity", "-infd"), ("9223372036854775808", "9.223372036854776e+18d"),
    (#""a\n\u0041\ud83d\ude00""#, #""a\nA😀""#), (#"'it\'s'"#, #""it's""#),
    (#""\ud83d""#, "\"\u{FFFD}\""),
    ("[1, 2,]", "[1 2]"), ("{a: 1, 'b': [2], \"c\": {}}", "{a=1 b=[2] c={}}"),
    ("// one\n{ /* two */ a: 1 }", "{a=1}"), ("\u{FEFF}1", "1"), ("{a:1,a:2}", "{a=1 a=2}"),
  ])
  func reads(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("", "0: expected a value, the text ends here"), ("{a 1}", "3: expected ':' after the key 'a'"),
    ("[1 2]", "3: expected ',' or ']'"), ("{a: 1", "5: expected ',' or '}', the text ends here"),
    ("\"abc", "0: the string that starts here is not closed"),
    ("\"a\nb\"", "0: the string that starts here is not closed on its line"),
    ("/* a", "0: the comment that starts here is not closed"),
    ("1 2", "2: expected the end of the text"),
    (
      "{\n<<<<<<< a\nb: 1\n=======\nc: 1\n>>>>>>> d\n}",
      "2: unresolved merge conflict; keep one version of the lines and remove the markers"
    ),
    (
      "[\n1\r\n>>>>>>> a\r\n]", "5: '>>>>>>>' is left over from a merge conflict; remove the line"
    ),
    ("nul", "0: expected a value"), ("1x", "0: expected a number"), ("nan", "0: expected a value"),
    ("-nan", "0: expected a number"), (#""\u12"#, "3: expected 4 hexadecimal digits"),
    ("{,}", "1: expected a key"),
  ])
  func rejects(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test func deepNestingIsRejected() {
    #expect(read(String(repeating: "[", count: 100_000)) == "512: nested deeper than 512 levels")
  }

  @Test func keysAndValuesHaveRanges() throws {
    let file = SourceFile(path: "a.json", text: "{ key: [true] }")
    let value = try JSONValue.read(file).get()
    guard case .object(let members) = value.kind, let member = members.first else {
      Issue.record("no object")
      return
    }
    #expect(file.text(member.keyRange) == "key")
    #expect(file.text(member.value.range) == "[true]")
  }

  @Test func writesWithTwoSpacesPerLevel() {
    var json = JSONText()
    json.object { json in
      json.member("list") { $0.array([1, 2]) { $0.integer($1) } }
      json.member("none") { $0.array([Int]()) { $0.integer($1) } }
      json.member("text") { $0.string("a\u{1}\"") }
      json.member("empty") { $0.object { _ in } }
    }
    #expect(
      json.text == """
        {
          "list": [
            1,
            2
          ],
          "none": [],
          "text": "a\\u0001\\"",
          "empty": {}
        }
        """)
  }
}
