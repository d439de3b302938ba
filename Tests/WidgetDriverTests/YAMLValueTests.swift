import Testing
import WidgetSource

@testable import SourceryCommands
@testable import WidgetDriver

@Suite struct YAMLValueTests {
  @Test func blocksAreRead() throws {
    let value = try YAMLValue(
      reading: """
        ---
        a: 1  # one
        'b':
          - x
          -
            y
          - k: 1
            l: [p, "q, r"]
          - - z
        c:
        - under
        d:
          plain: text
        e:
          "a: text"
        f: http://a.b#c
        g: []
        i: {x: [1, 2], 'y': {z: "p, q"}, w: 'it''s'}
        """)
    #expect(value["a"] == .scalar(argument: "1", written: "1"))
    #expect(
      value["b"]
        == .list([
          .text("x"), .text("y"),
          .map([
            .init(key: "k", value: .scalar(argument: "1", written: "1")),
            .init(key: "l", value: .list([.text("p"), .text("q, r")])),
          ]), .list([.text("z")]),
        ]))
    #expect(value["c"]?.texts == ["under"])
    #expect(value["d"]?["plain"] == .text("text"))
    #expect(value["f"] == .text("http://a.b#c"))
    #expect(value["g"] == .list([]))
    #expect(value["h"] == nil)
    #expect(value["e"] == .text("a: text"))
    #expect(value["i"]?["x"]?.texts == ["1", "2"])
    #expect(value["i"]?["y"]?["z"] == .text("p, q"))
    #expect(value["i"]?["w"] == .text("it's"))
  }

  @Test(
    arguments: [
      ("[\n  \"x\", # one\n  y\n]\n", .list([.text("x"), .text("y")])),
      ("\n  - [x,\n    [y]]\n", .list([.list([.text("x"), .list([.text("y")])])])),
      (
        "{k: [x,\ny], l: {\n}}",
        .map([
          .init(key: "k", value: .list([.text("x"), .text("y")])), .init(key: "l", value: .map([])),
        ])
      ),
      ("['a ] b', \"c , d\"]", .list([.text("a ] b"), .text("c , d")])),
      ("{\"k\":\"v\"}", .map([.init(key: "k", value: .text("v"))])),
      ("\"a # b\" # c", .text("a # b")), ("'a # b'", .text("a # b")), ("it's # c", .text("it's")),
      ("'it''s # b' # c", .text("it's # b")), ("a \"b # c", .text("a \"b")),
      (#""a\"b # \\ \n\t\x41\u00e9\U0001F600\/" # c"#, .text("a\"b # \\ \n\tAé😀/")),
      (
        #""\0\a\b\v\f\r\e\N\_\L\P""#,
        .text("\0\u{7}\u{8}\u{B}\u{C}\r\u{1B}\u{85}\u{A0}\u{2028}\u{2029}")
      ),
      (#"'a\n'"#, .text(#"a\n"#)), (#""\uD800""#, .text("uD800")),
      ("|\n  x # y\n\n    z\n\n", .text("x # y\n\n  z\n")), ("|-\n  x\n", .text("x")),
      ("|+\n  x\n\n", .text("x\n\n\n")), (">-\n  x\n  y\n\n  z\n", .text("x y\nz")),
      ("|", .text("")), ("|22", .text("|22")), ("|+-", .text("|+-")),
      ("|2\n    x\n  y\n", .text("  x\ny\n")), ("|1-\n   x\n", .text("  x")),
      (">-3\n    x\n   y\n", .text(" x y")),
      ("|\n  x\n  ---\n  y\n", .text("x\n---\ny\n")),
      ("a | b", .text("a | b")),
    ] as [(String, YAMLValue)])
  func valuesAreRead(text: String, expected: YAMLValue) throws {
    let value = try YAMLValue(reading: "\u{FEFF}first: \(text)\nlast: 1\n")
    #expect(value["first"] == expected)
    #expect(value["last"]?.texts == ["1"])
  }

  /// Quoted values are strings, and the values of nested lists and mappings keep their types.
  @Test(arguments: [
    ("true", "true"), ("Yes", "true"), ("off", "false"), ("1", "1"), ("-0x1F", "-31"), ("010", "8"),
    ("1_000", "1000"), ("1.50", "1.5"), ("~", "null"), ("1.2.3", "\"1.2.3\""),
    ("'true'", "\"true\""), ("\"1\"", "\"1\""), ("2024-01-01", "\"2024-01-01\""),
    (
      "[{framework: Example, testable: true}]", "[{\"framework\": \"Example\", \"testable\": true}]"
    ),
  ])
  func scalarsHaveTypes(_ text: String, _ json: String) throws {
    let value = try YAMLValue(reading: "list:\n  - \(text)\n")
    #expect(value["list"]?.elements.first?.json ?? "null" == json)
    #expect(try YAMLValue(reading: "key: {nested: \(text)}\n")["key"]?["nested"]?.json == json)
  }

  @Test func documentMarkersAreSkipped() throws {
    let value = try YAMLValue(reading: "---\n# one\na: 1 # two\n...\n# three\n")
    #expect(value["a"]?.texts == ["1"])
    #expect(value.members.count == 1)
  }

  @Test func blockTextsAreReadInLists() throws {
    let value = try YAMLValue(reading: "- |\n x\n y\n- k: >\n   z\n  l: 1\n")
    let indented = try YAMLValue(reading: "- |2\n   x\n- k: |1\n     y\n").elements
    #expect(indented == [.text(" x\n"), .map([.init(key: "k", value: .text("  y\n"))])])
    #expect(
      value
        == .list([
          .text("x\ny\n"),
          .map([
            .init(key: "k", value: .text("z\n")),
            .init(key: "l", value: .scalar(argument: "1", written: "1")),
          ]),
        ]))
  }

  @Test(arguments: [
    "", "\n\n", "#", "-", "- ", "a", "a:", "a:\n    b\n  c\n d: 1", "[", "[]", "- - - a\n b",
    "a: 1\n  b: 2\n- c", "  a: 1\nb: 2", ":", ": x", "\ta: 1", "a: 1\r\nb: 2\r\n", "---\n...",
    String(repeating: "- ", count: 9999), String(repeating: "[", count: 999) + "]",
    String(repeating: "[", count: 9999) + String(repeating: "]", count: 9999),
    "{", "{a", "{a}", "a: {b: [}]", "'", "'a: b", "a: '", "[[[]]", "\"a\"b: c", "a: |", "- |", "|",
    "a: [", "a: '\n\"", "\"\\", "a: \"\\u\"",
    "\u{FEFF}", "- |\nx", "a: >2\n",
  ])
  func anyTextGivesAValueOrAnError(text: String) {
    do {
      _ = try YAMLValue(reading: text).members
    } catch {
      #expect(error.range.bounds.upperBound <= text.utf8.count, "\(error)")
    }
  }

  /// In each text, `^` precedes the position of the error.
  @Test(
    arguments: [
      ("args: ^&base\n  a: 1\n", .anchor), ("a: 1\nb: ^*base\n", .anchor),
      ("- a\n- ^*base", .anchor), ("a:\n  ^<<: *base\n", .anchor), ("a: ^!!str 1", .anchor),
      ("^&a k: 1", .anchor), ("a: ^[b, *c]", .anchor), ("a: ^{b: &c 1}", .anchor),
      ("a: ^\"b\n  c\"\nd: 1", .quote), ("- ^'it''s''", .quote),
      ("a: b\n  ^c\nd: 1", .line), ("a:\n  b\n  ^c", .line), ("- a\n  ^b: 1", .line),
      ("sources:\n  - A\n^templates\noutput: B", .line), ("a: 1\n^- b", .line),
      ("a: 1\n^---\nb: 2", .document), ("---\na: 1\n^--- # next\n", .document),
      ("a: 1\n^--- b: 2", .document), ("^--- a: 1\nb: 2", .mark), ("---\n^---\t{a: 1}", .mark),
      ("^... a: 1", .mark),
      ("a: 1\n...\n^b: 2", .document), ("a: |\n  ---\n^---\nb: 2", .document),
      ("a:\n  ^*b\n---\nc: 1", .anchor),
      ("a: 1\nb: 2\n^a: 3", .repeatedKey), ("a:\n  b: 1\n  ^b: 2\nb: 3", .repeatedKey),
      ("a: ^{b: 1, b: 2}", .repeatedKey), ("- a: 1\n  ^'a': 2\n- a: 3", .repeatedKey),
      ("a:\n^\tb: 1", .tab), ("a:\n  b: 1\n^\tc: 1", .tab), ("a:\n ^\t- b", .tab),
      ("^\ta: 1", .tab),
      ("a: |\n  b\n^c", .line), ("a: |2\n  b\n ^c\nd: 1", .line), ("a: ^[b,\n  c\nd: 1", .bracket),
    ] as [(String, YAMLProblem.Kind)])
  func unsupportedYAMLIsReported(text: String, kind: YAMLProblem.Kind) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains("^") })
    let line = lines[number].filter { $0 != "^" }
    let yaml = text.filter { $0 != "^" }
    #expect {
      try YAMLValue(reading: yaml)
    } throws: {
      let problem = try #require($0 as? YAMLProblem)
      #expect(
        SourceFile(path: "", text: yaml).text(problem.range) == line.drop(while: \.isWhitespace))
      return problem.kind == kind
    }
  }
}
