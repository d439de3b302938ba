import Foundation
import Testing
import WidgetRuntime

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", JSONValue.null), ("true", true), ("1", 1), ("1.5", 1.5), (#""1""#, "1"),
      ("[]", []), ("{}", [:]), ("-9223372036854775808", .integer(.min)),
      ("18446744073709551615", .unsigned(.max)), ("1e300", .number(1e300)), ("1e2", 100),
      (
        #"[1, [null], {"a": [false], "b": "c", "d": null}]"#,
        [1, [nil], ["a": [false], "b": "c", "d": nil]]
      ),
      (#"{"é\u0000": "😀"}"#, ["é\0": "😀"]),
    ] as [(String, JSONValue)])
  func decodesAndEncodes(_ json: String, _ expected: JSONValue) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(value == expected)
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == expected)
  }

  @Test(arguments: ["-0", "-0.0", "-0e5"]) func negativeZeroKeepsItsSign(_ json: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(try JSONEncoder().encode(value) == Data("-0".utf8))
    let direct = try WidgetJSONDecoder().decode(JSONValue.self, from: json)
    #expect(try WidgetJSONEncoder().encodeText(direct) == "-0")
  }

  @Test func subscriptsReturnMembersAndElements() {
    let value: JSONValue = ["a": [1, ["b": "c"]]]
    #expect(value["a"]?[1]?["b"] == "c")
    #expect(value["a"]?[2] == nil)
    #expect(value["x"] == nil)
    #expect(value[0] == nil)
  }

  @Test(arguments: [600, 100_000]) func deepValuesAreErrors(_ levels: Int) {
    let json = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    }
  }

  /// `JSONValue` must stop decoding if a decoder returns endlessly nested objects.
  @Test func endlessDecoderIsStopped() {
    #expect(throws: DecodingError.self) { try JSONValue(from: EndlessDecoder()) }
  }
}

/// Decodes an object with a single member, whose value is another object of this kind.
private struct EndlessDecoder: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields<Key>())
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unused }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unused }

  struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { Key(stringValue: "a").map { [$0] } ?? [] }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw unused }
    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw unused }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw unused
    }
    func superDecoder() throws -> any Decoder { EndlessDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { EndlessDecoder() }
  }
}

private let unused = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
