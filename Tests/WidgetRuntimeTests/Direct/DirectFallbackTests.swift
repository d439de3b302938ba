import Foundation
import Testing
import WidgetRuntime

/// Tests types that do not read bytes themselves, both inside and around types that read bytes.
@Suite struct DirectFallbackTests {
  /// Decodes with all kinds of containers, nested containers and super decoders.
  private struct Slow: Decodable, Equatable {
    var name: String
    var path: [String]
    var numbers: [Int]
    var nested: Int
    var text: String?
    var note: String
    var keys: [String]

    enum Keys: String, CodingKey { case name, numbers, nested, text, missing, inner }

    init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map(\.stringValue)
      let fields = try decoder.container(keyedBy: Keys.self)
      keys = fields.allKeys.map(\.rawValue).sorted()
      name = try fields.decode(String.self, forKey: .name)
      var list = try fields.nestedUnkeyedContainer(forKey: .numbers)
      numbers = []
      while !list.isAtEnd { numbers.append(try list.decodeNil() ? -1 : list.decode(Int.self)) }
      nested = try fields.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        .decode(Int.self, forKey: .inner)
      let box = try fields.decodeIfPresent(AnyComponent.self, forKey: .text)
      text = (box?.value as? Text)?.text
      let none = try fields.superDecoder(forKey: .missing).singleValueContainer().decodeNil()
      note = "\(none) \(fields.contains(.missing)) \(try fields.decodeNil(forKey: .name))"
    }
  }

  private enum Mode: String, Decodable { case one, two }

  @Test(arguments: [
    #"{"name":"a","numbers":[1,null,3],"nested":{"inner":5},"text":{"type":"text","text":"b"}}"#,
    #"{"name":"a","numbers":[1,"x"],"nested":{"inner":5}}"#, #"{"numbers":[]}"#, "null", "[]",
    #"{"name":"a","numbers":[],"nested":{}}"#, #"{"name":"a","numbers":{},"nested":{"inner":5}}"#,
    #"{"name":"a","numbers":[],"nested":{"inner":5},"text":{"type":"tex"}}"#,
    #"{"name":"a","numbers":[],"nested":{"inner":5},"text":{"type":"text","text":1}}"#,
  ])
  func handWrittenTypesAreDecoded(_ text: String) {
    checkSame(Slow.self, text)
    checkSame([Slow].self, "[\(text)]")
    checkSame([String: [Slow?]].self, #"{"k": [null, \#(text)]}"#)
    checkSame(LossyArray<Slow>.self, "[1, \(text)]") { "\($0.elements)" }
  }

  @Test(arguments: [#""one""#, #""three""#, "1", "null", #"["one"]"#]) func rawValuesAreDecoded(
    _ text: String
  ) {
    checkSame(Mode.self, text)
    checkSame([Mode?].self, "[\(text)]")
  }

  @Test func otherCollectionsAreDecoded() {
    checkSame([Int: String].self, #"{"1": "a", "2": "b"}"#) { "\($0.sorted { $0.key < $1.key })" }
    checkSame([Int: String].self, #"{"x": "a"}"#)
    checkSame(Set<Int>.self, "[1, 2, 2]") { "\($0.sorted())" }
    checkSame(ClosedRange<Int>.self, "[1, 2]")
    checkSame([Mode.RawValue: Mode].self, #"{"a": "one"}"#)
  }

  @Test func droppedElementsAreReported() throws {
    let dropped = Locked<[String]>([])
    var decoder = WidgetJSONDecoder()
    decoder.userInfo.reportDropped { element in dropped.withLock { $0.append("\(element)") } }
    let list = #"[{"type": "text", "text": "a"}, {"type": "image"}, {"type": "text"}, 5]"#
    let value = try decoder.decode(
      [String: LossyArray<AnyComponent>].self, from: #"{"k": \#(list)}"#)
    #expect(value["k"]?.elements.count == 1)
    #expect(
      dropped.withLock { $0 } == [
        "k[1] (image): unknown Component 'image'",
        "k[2] (text).text: missing key",
        "k[3]: not of type Dictionary<String, Any>: found a number",
      ])
  }

  @Test func errorsHavePositions() {
    func error(_ text: String) -> WidgetDecodingError? {
      do {
        _ = try WidgetJSONDecoder().decode(AnyComponent.self, from: text)
        return nil
      } catch {
        return error as? WidgetDecodingError
      }
    }
    let wrong = error(
      "{\"type\": \"custom:card\",\n \"header\": {\"type\": \"text\", \"text\": 5}}")
    #expect(
      wrong.map { "\($0)" }
        == "custom:card.header (text).text: not of type String: found a number (line 2, column 37)")
    #expect(wrong?.position?.offset == 60)
    #expect(
      error("{\"type\":\r\n\"text\",\"text\": tru}").map { "\($0)" }
        == "text.text: unexpected '}' (line 2, column 19)")
    #expect(error("").map { "\($0)" } == "the document ends here (line 1, column 1)")
  }
}

/// Tests the deliberate differences that docs/direct-json.md lists and that no other test covers.
@Suite struct DirectDifferenceTests {
  /// A zero with an exponent is decoded. Foundation rejects some of these numbers.
  @Test func zeroCanHaveAnExponent() throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Double.self, from: Data("0e5".utf8))
    }
    #expect(try WidgetJSONDecoder().decode(Double.self, from: "0e5") == 0)
  }

  /// If a document contains several errors, the first one is reported.
  @Test func firstErrorInTheDocumentIsReported() {
    checkError(
      "[{\"header\": 1, \"type\": \"custom:card\", \"children\": 2}]", "[0] (custom:card).header")
  }

  private struct Refusal: Error, Decodable {
    init(from decoder: any Decoder) throws { throw Refusal() }
    private init() {}
  }

  /// The document is malformed after the value for which user-defined code throws an error.
  @Test func malformedJSONHasAPositionAfterAnotherError() {
    let document = Data(#"{"a": [1}, "b": 2}"#.utf8)
    #expect {
      try WidgetJSONDecoder().decode(Refusal.self, from: document)
    } throws: {
      "\($0)" == "a: unexpected '}' (line 1, column 9)"
    }
  }

  /// Errors about malformed JSON have a path, unlike Foundation's errors.
  @Test func malformedJSONHasAPath() {
    checkError("[{\"type\": \"text\", \"text\": \"\\x\"}]", "[0] (text).text")
  }

  /// The escapes in keys are checked only if members are read, and therefore not in a type without properties.
  @Test func unreadKeysAreNotChecked() throws {
    struct Divider: Decodable, WidgetCoding.JSONReadable {
      init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: WireKey.self) }
      init(from json: inout WidgetCoding.JSONReader) throws { _ = try json.passObject() }
    }
    let json = #"{"\x": 1}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Divider.self, from: Data(json.utf8))
    }
    _ = try WidgetJSONDecoder().decode(Divider.self, from: json)
    #expect(throws: WidgetDecodingError.self) {
      try WidgetJSONDecoder().decode(Text.self, from: json)
    }
  }

  /// Decoding a `JSONValue` from an invalid string throws the actual error, and not a type mismatch as in Foundation.
  @Test func jsonValueReportsTheErrorOfAString() {
    #expect { try WidgetJSONDecoder().decode(JSONValue.self, from: #""\x""#) } throws: {
      "\($0)".hasPrefix("unknown escape sequence")
    }
  }

  /// Dropped elements are reported in the order of the document instead of the order of the properties.
  @Test func droppedElementsAreReportedInDocumentOrder() throws {
    let dropped = Locked<[String]>([])
    var decoder = WidgetJSONDecoder()
    decoder.userInfo.reportDropped { element in
      dropped.withLock { $0.append(element.codingPath.map(\.stringValue).joined(separator: ".")) }
    }
    let lists = #"{"b": [1, {"type": "x"}], "a": [2]}"#
    _ = try decoder.decode([String: LossyArray<AnyComponent>].self, from: lists)
    #expect(dropped.withLock { $0 } == ["b.Index 0", "b.Index 1", "a.Index 0"])
  }

  @Test func keysHaveDocumentOrder() throws {
    struct Keys: Decodable {
      var keys: [String]
      init(from decoder: any Decoder) throws {
        keys = try decoder.container(keyedBy: WireKey.self).allKeys.map(\.stringValue)
      }
    }
    let text = #"{"z": 1, "a": 2, "m": 3, "z": 4, "b": 5}"#
    #expect(try WidgetJSONDecoder().decode(Keys.self, from: text).keys == ["z", "a", "m", "b"])
  }

  private func checkError(_ text: String, _ path: String) {
    #expect { try WidgetJSONDecoder().decode([AnyComponent].self, from: text) } throws: {
      "\($0)".hasPrefix(path + ":")
    }
  }
}
