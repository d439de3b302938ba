import Foundation
import Testing
import WidgetRuntime

/// Compares the results of the strategies for dates, data and keys with the results of Foundation's coders. Also tests
/// that the runtime's coders have no other settings. docs/direct-json.md lists the settings that only Foundation's
/// coders have.
@Suite struct DirectSettingsTests {
  private struct Values: Codable, Equatable {
    var createdAt = Date(timeIntervalSinceReferenceDate: 1)
    var bytes = Data([1, 2, 3])
    var url = URL(string: "https://example.com/a/b")
  }

  private static func settings(_ coder: Any) -> Set<String> {
    Set(Mirror(reflecting: coder).children.compactMap(\.label))
  }

  @Test func otherSettingsDoNotExist() throws {
    #expect(
      Self.settings(WidgetJSONDecoder())
        == [
          "userInfo", "dateDecodingStrategy", "dataDecodingStrategy", "keyDecodingStrategy",
        ])
    #expect(
      Self.settings(WidgetJSONEncoder())
        == [
          "userInfo", "dateEncodingStrategy", "dataEncodingStrategy", "keyEncodingStrategy",
        ])
    let text = try WidgetJSONEncoder().encodeText(Values())
    #expect(
      text == #"{"createdAt":1,"bytes":"AQID","url":"https:\/\/example.com\/a\/b"}"#)
    #expect(try WidgetJSONDecoder().decode(Values.self, from: text) == Values())
    #expect(throws: WidgetDecodingError.self) {
      try WidgetJSONDecoder().decode([Double].self, from: #"["NaN"]"#)
    }
    #expect(throws: EncodingError.self) { try WidgetJSONEncoder().encode([Double.nan]) }
  }

  private static let dates: [JSONDecoder.DateDecodingStrategy] = [
    .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
    .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return Date(timeIntervalSince1970: Double(text.count))
    },
  ]

  @Test(arguments: [
    "1", "-1.5", "1500.25", #""2026-03-01T12:30:00Z""#, #""2026-03-01T12:30:00+01:00""#,
    #""2026-13-01T12:30:00Z""#, #""soon""#, "true", "null", "[1]", "{}", "1e400", #""\u"#,
  ])
  func datesAreDecodedAsByFoundation(_ text: String) {
    for strategy in Self.dates {
      let foundation = JSONDecoder()
      foundation.dateDecodingStrategy = strategy
      var direct = WidgetJSONDecoder()
      direct.dateDecodingStrategy = strategy
      let values = #"{"createdAt":\#(text),"bytes":"AQID"}"#
      check([Date].self, "[\(text)]", foundation, direct)
      check([String: Date?].self, #"{"a":\#(text)}"#, foundation, direct)
      check(Values.self, values, foundation, direct)
    }
  }

  @Test(arguments: ["\"AQID\"", "[1,2,3]", "[256]", "\"a\"", "null", "3", "{}"])
  func dataIsDecodedAsByFoundation(_ text: String) {
    let strategies: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .deferredToData,
      .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) },
    ]
    for strategy in strategies {
      let foundation = JSONDecoder()
      foundation.dataDecodingStrategy = strategy
      var direct = WidgetJSONDecoder()
      direct.dataDecodingStrategy = strategy
      check([Data].self, "[\(text)]", foundation, direct)
      check(Values.self, #"{"createdAt":1,"bytes":\#(text)}"#, foundation, direct)
    }
  }

  private func check<Value: Decodable>(
    _ type: Value.Type, _ json: String, _ foundation: JSONDecoder, _ direct: WidgetJSONDecoder
  ) {
    let expected = Answer({ "\($0)" }) { try foundation.decode(type, from: Data(json.utf8)) }
    let actual = Answer({ "\($0)" }) { try direct.decode(type, from: json) }
    #expect(expected.isSame(as: actual), "\(json): \(expected), direct \(actual)")
  }

  @Test func valuesAreEncodedAsByFoundation() throws {
    let dates: [JSONEncoder.DateEncodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
      .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode("\(date.timeIntervalSince1970)")
      },
      .custom { _, _ in },
    ]
    let data: [JSONEncoder.DataEncodingStrategy] = [
      .base64, .deferredToData,
      .custom { data, encoder in
        var container = encoder.unkeyedContainer()
        try container.encode(data.count)
      },
    ]
    for dates in dates {
      for data in data {
        let foundation = JSONEncoder()
        foundation.dateEncodingStrategy = dates
        foundation.dataEncodingStrategy = data
        var direct = WidgetJSONEncoder()
        direct.dateEncodingStrategy = dates
        direct.dataEncodingStrategy = data
        let list = [Date(timeIntervalSince1970: 1.25), Date(timeIntervalSince1970: -5)]
        #expect(try direct.encode(list) == foundation.encode(list))
        #expect(try direct.encode(["a": Data([1, 2])]) == foundation.encode(["a": Data([1, 2])]))
        let values = [Values()]
        let expected = try JSONDecoder().decode(JSONValue.self, from: foundation.encode(values))
        #expect(try JSONDecoder().decode(JSONValue.self, from: direct.encode(values)) == expected)
      }
    }
  }

  @Test func errorOfAStrategyHasItsPath() {
    var decoder = WidgetJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    #expect {
      try decoder.decode([String: Date].self, from: #"{"at":"soon"}"#)
    } throws: {
      let error = $0 as? WidgetDecodingError
      return error?.codingPath.map(\.stringValue) == ["at"] && error?.position?.column == 7
    }
  }

  /// A type without generated code. A strategy converts its keys.
  private struct Slow: Codable, Equatable {
    var firstName: String
    var imageURL: URL?
    var nestedValues: [String: [Nested]]
    var oneValue: Nested?

    struct Nested: Codable, Equatable { var somePlace: Int }
  }

  private static let decodingKeys: [JSONDecoder.KeyDecodingStrategy] = [
    .useDefaultKeys, .convertFromSnakeCase,
    .custom { WireKey($0.map(\.stringValue).joined(separator: "/").lowercased()) },
    .custom { WireKey(String($0.last?.stringValue.dropFirst() ?? "")) },
  ]

  @Test(arguments: [
    #"{"first_name":"a","nested_values":{"a_b":[{"some_place":1}]},"one_value":{"some_place":2}}"#,
    #"{"firstName":"a","nestedValues":{"a_b":[{"somePlace":1}]},"first_name":"b"}"#,
    #"{"_first_name_":"a","first__name":"b","nested_values":{},"image_u_r_l":"a:b"}"#,
    #"{"first_name":"a","image_url":"a:b","nested_values":{"aB":[{"some_place":3}]}}"#,
    #"{"xfirstName":"a","xnestedValues":{"xa":[{"xsomePlace":1}]}}"#, "{}", "[]",
  ])
  func keysAreDecodedAsByFoundation(_ text: String) {
    for strategy in Self.decodingKeys {
      let foundation = JSONDecoder()
      foundation.keyDecodingStrategy = strategy
      var direct = WidgetJSONDecoder()
      direct.keyDecodingStrategy = strategy
      check(Slow.self, text, foundation, direct)
      check([String: Slow].self, #"{"key_one":\#(text)}"#, foundation, direct)
    }
  }

  @Test func keysAreEncodedAsByFoundation() throws {
    let strategies: [JSONEncoder.KeyEncodingStrategy] = [
      .useDefaultKeys, .convertToSnakeCase,
      .custom { WireKey("x\($0.last?.stringValue ?? "")") },
    ]
    let value = Slow(
      firstName: "a", imageURL: URL(string: "a:b"),
      nestedValues: ["aB": [Slow.Nested(somePlace: 1)], "c_d": []],
      oneValue: Slow.Nested(somePlace: 2))
    for strategy in strategies {
      let foundation = JSONEncoder()
      foundation.keyEncodingStrategy = strategy
      var direct = WidgetJSONEncoder()
      direct.keyEncodingStrategy = strategy
      for values in [["keyOne": [value]], [:]] {
        let expected = try JSONDecoder().decode(JSONValue.self, from: foundation.encode(values))
        let actual = try JSONDecoder().decode(JSONValue.self, from: direct.encode(values))
        #expect(actual == expected, "direct \(sorted(actual)), Foundation \(sorted(expected))")
      }
    }
  }

  /// A class that codes `base` as a subclass codes its superclass: under the key `super`.
  private final class Subclass: Codable {
    let base: Slow.Nested

    init(_ base: Slow.Nested) { self.base = base }

    init(from decoder: any Decoder) throws {
      base = try Slow.Nested(from: decoder.container(keyedBy: Keys.self).superDecoder())
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Keys.self)
      try base.encode(to: fields.superEncoder())
      try fields.encode(1, forKey: .own)
    }

    private enum Keys: String, CodingKey { case own }
  }

  @Test func keysOfSuperclassesAreConvertedAsByFoundation() throws {
    let foundation = JSONEncoder()
    foundation.keyEncodingStrategy = .custom { WireKey("x\($0.last?.stringValue ?? "")") }
    var direct = WidgetJSONEncoder()
    direct.keyEncodingStrategy = foundation.keyEncodingStrategy
    let value = Subclass(Slow.Nested(somePlace: 1))
    let text = #"[{"xown":1,"xsuper":{"xsomePlace":1}}]"#
    let expected = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    for encoded in [try foundation.encode([value]), try direct.encode([value])] {
      #expect(try JSONDecoder().decode(JSONValue.self, from: encoded) == expected)
    }

    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom {
      WireKey(String($0.last?.stringValue.dropFirst() ?? ""))
    }
    var directDecoder = WidgetJSONDecoder()
    directDecoder.keyDecodingStrategy = decoder.keyDecodingStrategy
    #expect(try decoder.decode([Subclass].self, from: Data(text.utf8))[0].base == value.base)
    #expect(try directDecoder.decode([Subclass].self, from: text)[0].base == value.base)
  }

  /// A strategy for keys does not change the keys of generated code.
  @Test func generatedKeysAreKept() throws {
    var decoder = WidgetJSONDecoder()
    decoder.keyDecodingStrategy = .custom { _ in WireKey("x") }
    var encoder = WidgetJSONEncoder()
    encoder.keyEncodingStrategy = .custom { _ in WireKey("x") }
    let text = #"{"type":"text","text":"a"}"#
    let box = try decoder.decode(AnyComponent.self, from: text)
    #expect(try encoder.encodeText(box) == text)
  }
}
