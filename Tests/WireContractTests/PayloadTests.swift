import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests the findings in payloads.
@Suite struct PayloadTests {
  private static let source = SourceFile(
    path: "App.swift",
    text: """
      // widgetgen: family
      protocol Component: Codable {}
      struct Card: Component {
        // widgetgen: alias = "caption"
        var text: String
        var size: UInt8?
        var real: Float?
        var items: [any Component] = []
        var mode: Mode?
        // widgetgen: invalid = 3
        var level: Int?
      }
      enum Mode: String, Codable { case on, off }
      """)

  private func findings(_ payload: String) throws -> [String] {
    let (contract, diagnostics) = ContractRun.contract(of: Self.source, .standalone)
    #expect(diagnostics == [])
    let validator = try #require(PayloadValidator(contract, root: "Component"))
    let file = SourceFile(path: "p", text: payload)
    let table = LineTable(file)
    return validator.findings(in: file.bytes).map {
      let place = table.position(at: $0.range.start)
      return "\(place.line):\(place.column) \($0.severity) \($0.rule.rawValue): \($0.message)"
    }
  }

  /// `JSONValue` stores no number that is too large for `Double`, also in values that are kept. Ignored values may
  /// contain any numbers.
  @Test(arguments: [
    (#"{"items": [{"type": "text", "any": [1e400]}]}"#, 1),
    (#"{"items": [{"type": "other", "x": {"y": -1e400}}]}"#, 1),
    (#"{"items": [{"type": "other", "x": 1e300}]}"#, 0),
    (#"{"items": [{"type": "text", "other": 1e400}]}"#, 0),
    (#"{"shapes": [{"sides": 1e400}, 1e400]}"#, 2),
  ]) func numbersOfAnyJSONFitDouble(_ payload: String, _ count: Int) throws {
    let source = SourceFile(
      path: "App.swift",
      text: """
        import WidgetRuntime
        // widgetgen: family, unknown = keep
        protocol Item: Codable {}
        struct Text: Item { var any: JSONValue? }
        // widgetgen: family = untagged
        enum Shape {
          case named(name: String)
          // widgetgen: unknown
          case other(JSONValue)
        }
        // widgetgen: codable
        struct Screen {
          var items: [any Item] = []
          var shapes: [Shape] = []
        }
        """)
    let (contract, _) = ContractRun.contract(of: source, .standalone)
    let validator = try #require(PayloadValidator(contract, root: "Screen"))
    let findings = validator.findings(in: Array(payload.utf8))
    #expect(findings.count { $0.severity == .error } == count)
  }

  /// Strings that Foundation converts to a URL, a date or data, and strings that it rejects. The rows also test
  /// `Lenient` and keys of nested objects.
  @Test(
    arguments: [
      (#""url": " http://a""#, "wrong-type"), (#""url": "http://exa mple.com""#, "wrong-type"),
      (#""url": "http://a:8x""#, "wrong-type"), (#""url": "ä:b""#, "wrong-type"),
      (#""url": "http://a/b c""#, nil), (#""url": "a b""#, nil),
      (#""url": "http://[::1]:80""#, nil),
      (#""url": "http://ä.de/?q=ä""#, nil), (#""url": "mailto:a b""#, nil),
      (#""date": "2026-02-30T00:00:00Z""#, "wrong-type"),
      (#""date": "2024-02-29T00:00:00Z""#, nil), (#""data": "====""#, nil),
      (#""data": "===""#, "wrong-type"), (#""count": []"#, "wrong-type"),
      (#""count": "12 ""#, nil), (#""count": "x""#, "wrong-type"),
      (#""count": true"#, "wrong-type"),
      (#""price": "12.50""#, nil), (#""price": 12.5"#, nil), (#""price": " +1e3 ""#, nil),
      (#""price": "12,50""#, "wrong-type"), (#""price": "1.""#, "wrong-type"),
      (#""price": ".5""#, "wrong-type"), (#""price": "nan""#, "wrong-type"),
      (#""price": "1e400""#, "wrong-type"), (#""price": true"#, "wrong-type"),
      (#""width": "1.5""#, nil), (#""width": 1"#, nil), (#""width": "wide""#, "wrong-type"),
      (#""name": " ""#, nil), (#""name": 1"#, "wrong-type"),
      (#""meta": {"size": 1, "sice": 2}"#, "unknown-key"), (#""meta": {"size": 1}"#, nil),
    ] as [(String, String?)])
  func stringsAreConvertedAsInFoundation(_ member: String, _ rule: String?) throws {
    let source = SourceFile(
      path: "App.swift",
      text: """
        import Foundation
        import WidgetRuntime
        // widgetgen: codable
        struct Item {
          var url: URL?
          var data: Data?
          // widgetgen: coder = ISO8601()
          var date: Date?
          // widgetgen: coder = Lenient()
          var count: Int?
          // widgetgen: coder = Lenient()
          var price: Decimal?
          // widgetgen: coder = Lenient()
          var width: CGFloat?
          // widgetgen: coder = EmptyAsNil()
          var name: String?
          // widgetgen: key = "meta.size"
          var size: Int?
        }
        """)
    let (contract, _) = ContractRun.contract(of: source, .standalone)
    let validator = try #require(PayloadValidator(contract, root: "Item"))
    let findings = validator.findings(in: Array("{\(member)}".utf8))
    #expect(findings.map(\.rule.rawValue) == [rule].compactMap(\.self))
  }

  @Test(
    arguments: [
      (#"{"type": "card", "text": "a"}"#, []),
      (#"{"text": "a", "size": 255, "real": 1e3, "type": "card"}"#, []),
      (#"{"t\u0079pe": "c\u0061rd", "t\u0065xt": "a"}"#, []),
      (
        #"{"type": "crad", "text": "a"}"#,
        ["1:10 error unknown-widget: 'Component' has no 'crad'; did you mean 'card'?"]
      ),
      (#"{"text": "a"}"#, ["1:1 error missing-key: 'Component' needs the key 'type'"]),
      (#"{"type": "card"}"#, ["1:1 error missing-key: 'card' needs the key 'text'"]),
      (
        #"{"type": "card", "text": null}"#,
        ["1:26 error null-value: expected a string, found null"]
      ),
      (
        #"{"type": "card", "text": 1, "size": "x"}"#,
        [
          "1:26 error wrong-type: expected a string, found a number",
          "1:37 error wrong-type: expected an integer, found a string",
        ]
      ),
      (
        #"{"type": "card", "text": "", "size": 256}"#,
        ["1:38 error number-out-of-range: 256 does not fit 'UInt8'"]
      ),
      (
        #"{"type": "card", "text": "", "size": 2.5}"#,
        ["1:38 error wrong-type: expected an integer, found 2.5"]
      ),
      (
        #"{"type": "card", "text": "", "real": 1e99}"#,
        ["1:38 error number-out-of-range: 1e99 does not fit 'Float'"]
      ),
      (
        #"{"type": "card", "text": "", "mode": "onn"}"#,
        ["1:38 error unknown-case: 'Mode' has no case 'onn'; did you mean 'on'?"]
      ),
      (
        #"{"type": "card", "text": "", "level": "x"}"#,
        ["1:39 warning wrong-type: expected an integer, found a string; 3 replaces it"]
      ),
      (
        #"{"type": "card", "caption": ""}"#,
        ["1:18 warning deprecated-key: 'caption' is an older key; write 'text'"]
      ),
      (
        #"{"type": "card", "text": "", "text": 1}"#,
        ["1:30 warning duplicate-key: the key 'text' is repeated; the first is used"]
      ),
      (
        #"{"type": "card", "text": "", "itmes": []}"#,
        ["1:30 warning unknown-key: 'card' has no key 'itmes'; did you mean 'items'?"]
      ),
    ])
  func findingsMatch(payload: String, expected: [String]) throws {
    #expect(try findings(payload) == expected)
  }

  @Test(
    arguments: [
      ("", "1:1 error invalid-json: expected a value, the text ends here"),
      ("{\"a\": 1,}", "1:9 error invalid-json: expected a key in quotes"),
      ("[1 2]", "1:4 error invalid-json: expected ',' or ']'"),
      ("[01]", "1:2 error invalid-json: a number cannot begin with 0"),
      ("[1.]", "1:4 error invalid-json: expected a digit"),
      ("[\"a\n\"]", "1:4 error invalid-json: a control character in a string has to be escaped"),
      ("\"abc", "1:1 error invalid-json: the string that starts here is not closed"),
      ("[\"\\x\"]", "1:3 error invalid-json: unknown escape in a string"),
      ("[\"\\ud800\"]", "1:3 error invalid-json: half of a surrogate pair in a string"),
      ("{} x", "1:4 error invalid-json: expected the end of the text"),
      ("tru", "1:1 error invalid-json: expected a value"),
    ])
  func invalidJSONIsReported(payload: String, expected: String) throws {
    #expect(try findings(payload) == [expected])
  }

  @Test func invalidUTF8IsFound() throws {
    let (contract, _) = ContractRun.contract(of: Self.source, .standalone)
    let validator = try #require(PayloadValidator(contract, root: "Component"))
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] {
      let findings = validator.findings(in: [0x22] + bytes + [0x22])
      #expect(findings.map(\.message) == ["this is not UTF-8"])
    }
    #expect(validator.findings(in: Array("\"é€😀\"".utf8)).first?.rule == .wrongType)
  }

  @Test func depthIsLimited() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try findings(nested(513)).first?.contains("nested-too-deeply") == true)
    #expect(try findings(nested(512)) == ["1:1 error wrong-type: expected an object, found a list"])
  }

  @Test(
    arguments: [
      (#"{"id": 1, "type": "circle", "diameter": 2, "other": true}"#, []),
      (#"{"id": 1, "type": "circle"}"#, ["'circle' needs the key 'diameter'"]),
      (#"{}"#, []),
      (#"7"#, ["expected an object, found a number"]),
    ])
  func flattenedFamiliesAllowOtherKeys(payload: String, expected: [String]) throws {
    let source = SourceFile(
      path: "App.swift",
      text: """
        // widgetgen: family
        protocol Shape {}
        struct Circle: Shape { var diameter: Double }
        // widgetgen: codable
        struct Figure {
          var id: Int
          // widgetgen: flatten
          var shape: any Shape
        }
        // widgetgen: codable
        struct Outer {
          // widgetgen: flatten
          var figure: Figure?
        }
        """)
    let (contract, diagnostics) = ContractRun.contract(of: source, .standalone)
    #expect(diagnostics == [])
    let validator = try #require(PayloadValidator(contract, root: "Outer"))
    #expect(validator.findings(in: Array(payload.utf8)).map(\.message) == expected)
  }

  /// Superclasses are also flattened, so chains of flattened types can be long.
  @Test func longChainsOfFlattenedTypesAreChecked() throws {
    let types = (0..<20).map { index in
      """
      // widgetgen: codable
      struct Level\(index) {
        var key\(index): Int
        // widgetgen: flatten
        var next: Level\(index + 1)
      }
      """
    }
    let source = SourceFile(
      path: "App.swift",
      text: types.joined(separator: "\n")
        + "\n// widgetgen: codable\nstruct Level20 { var last: Int }")
    let (contract, diagnostics) = ContractRun.contract(of: source, .standalone)
    #expect(diagnostics == [])
    let validator = try #require(PayloadValidator(contract, root: "Level0"))
    let keys = (0..<20).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    let found = validator.findings(in: Array("{\(keys), \"lost\": 1}".utf8))
    #expect(
      found.map(\.message) == [
        "'Level0' needs the key 'last'", "'Level0' has no key 'lost'; did you mean 'last'?",
      ])
  }

  @Test func deepPayloadsOfFlattenedTypesAreChecked() throws {
    let types = (0..<20).map { index in
      """
      // widgetgen: codable
      struct Level\(index) {
        // widgetgen: flatten
        var next: Level\(index + 1)
      }
      """
    }
    let source = SourceFile(
      path: "App.swift",
      text: types.joined(separator: "\n")
        + "\n// widgetgen: codable\nstruct Level20 { var children: [Level0]? }")
    let (contract, diagnostics) = ContractRun.contract(of: source, .standalone)
    #expect(diagnostics == [])
    let validator = try #require(PayloadValidator(contract, root: "Level0"))
    func nested(_ count: Int) -> [String] {
      let payload =
        String(repeating: "{\"children\": [", count: count)
        + String(repeating: "]}", count: count)
      return validator.findings(in: Array(payload.utf8)).map(\.message)
    }
    #expect(nested(256) == [])
  }

  /// The number of findings is limited. The first error is reported even if the limit is reached.
  @Test func findingsAreLimited() throws {
    let keys = (0..<5000).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    let found = try findings("{\"type\": \"card\", \(keys)}")
    #expect(found.count == 1001 && found.contains { $0.contains("missing-key") })
  }
}
