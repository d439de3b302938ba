import Foundation
import Testing
import WidgetRuntime

/// Tests whole documents, and documents that are truncated or changed.
@Suite struct DirectDocumentTests {
  private static let screen = #"""
    {"type": "custom:card", "children": [
      {"text": "a\u00e9\n", "type": "text"}, {"type": "text", "text": "bü", "x": [1, -2.5e3, null, true, {}]},
      {"header": {"type": "text", "text": ""}, "type": "custom:card", "named": {"k\n": {"text": "c", "type": "text"}}}
    ], "unknown": {"a": [[], {"b": false}]}, "grid": [[{"type": "text", "text": "d"}], []],}
    """#

  private func check(_ bytes: [UInt8]) {
    checkSame(AnyComponent.self, bytes) { box in
      (try? JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(box))).map(sorted) ?? ""
    }
    checkSame(JSONValue.self, bytes, sorted)
  }

  @Test func screenIsDecoded() throws {
    check(Array(Self.screen.utf8))
    let value = try WidgetJSONDecoder().decode(AnyComponent.self, from: Self.screen).value
    #expect((value as? Card)?.children.count == 3)
  }

  @Test func truncatedDocumentsGiveTheSameErrors() {
    let bytes = Array(Self.screen.utf8)
    for count in bytes.indices { check(Array(bytes[..<count])) }
  }

  /// Flips single bits of each byte in turn, and replaces the byte with structural characters and a digit.
  @Test func changedDocumentsGiveTheSameResults() {
    let bytes = Array(Self.screen.utf8)
    for index in bytes.indices {
      for byte in [bytes[index] ^ 1, bytes[index] ^ 0x20, bytes[index] ^ 0x80]
        + Array("\"\\,}]0".utf8)
      {
        var changed = bytes
        changed[index] = byte
        check(changed)
      }
    }
  }

  @Test(arguments: [
    "[1,]", "[,]", "[1,,2]", "[1 2]", "{\"a\":1,}", "{,}", "{\"a\" 1}", "{\"a\":}", "{a:1}", "[1]]",
    "[1}", "tru",
    "truex", "nul", "[tru]", "// a\n1", "[1]\u{0}", "\u{FEFF}1", #"{"a":1,"a":2}"#,
    #"{"a":null,"a":2}"#,
    #"{"K":1,"K":2}"#, #"{"é":1,"é":2}"#, #"{"\u0061":1,"a":2}"#,
  ])
  func structureIsChecked(_ text: String) {
    checkSame(JSONValue.self, text, sorted)
    checkSame([String: Int?].self, text) { "\($0.sorted { $0.key < $1.key })" }
    checkSame(Text.self, #"{"text": "a", "x": \#(text)}"#)
    checkSame(Text.self, #"{"x": \#(text), "text": "a"}"#)
  }

  /// Both decoders check only the structure of values that are not decoded.
  @Test(arguments: [
    "01", "-", "--1", "1-2", "1.2.3", "1e", "+1", ".5", "NaN", "[[1,],]", #""\q""#, #""\u12G4""#,
    #""\u12""#, #""\ud800""#, "\"\u{1}\"", #"{"k\q":1}"#,
  ])
  func skippedValuesGiveTheSameResults(_ text: String) {
    checkSame(Text.self, #"{"text": "a", "x": \#(text)}"#)
    checkSame(Text.self, #"{"x": \#(text), "text": "a"}"#)
  }

  /// If a key is repeated, its first value is decoded. Keys are compared after their escapes are decoded.
  @Test(arguments: [
    #"{"text":"a","text":"b"}"#, #"{"text":null,"text":"b"}"#, #"{"t\u0065xt":"a","text":"b"}"#,
    #"{"Text":"a"}"#, #"{"text\u0000":"a"}"#, "{}", "[]", "null", "1", #"{"text":1}"#,
    #"{"text":null}"#,
  ])
  func equalKeysGiveTheSameResults(_ text: String) { checkSame(Text.self, text) }

  @Test(arguments: [510, 511, 512, 513, 100_000]) func depthIsLimited(_ levels: Int) {
    let open = String(repeating: "[", count: levels)
    let close = String(repeating: "]", count: levels)
    checkSame(JSONValue.self, open + close) { _ in "" }
    checkSame(Text.self, #"{"text":"a","x":\#(open)\#(close)}"#)
    checkSame(Tree.self, String(repeating: #"{"children":["#, count: levels / 2) + "]}") { _ in "" }
  }

  /// Exactly three non-ASCII characters are equal to an ASCII character in Swift's strings.
  @Test func threeCharactersEqualASCII() {
    var found: [Unicode.Scalar] = []
    for number in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      if first.allSatisfy(\.isASCII) { found.append(scalar) }
    }
    #expect(found == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
    checkSame([String: Int].self, "{\"\u{212A}\": 1, \"K\": 2}") { "\($0["K"] ?? 0) \($0.count)" }
  }
}
