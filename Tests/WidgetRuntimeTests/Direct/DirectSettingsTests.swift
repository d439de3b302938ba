import Foundation
import Testing
import WidgetRuntime

/// What can be set on Foundation's coders and not on these: docs/direct-json.md lists it as a difference.
@Suite struct DirectSettingsTests {
  private struct Values: Codable, Equatable {
    var createdAt = Date(timeIntervalSinceReferenceDate: 1)
    var bytes = Data([1, 2, 3])
    var url = URL(string: "https://example.com/a/b")
  }

  private static func settings(_ coder: Any) -> [String] {
    Mirror(reflecting: coder).children.compactMap(\.label)
  }

  @Test func aDecoderHasNoStrategies() throws {
    #expect(Self.settings(WidgetJSONDecoder()) == ["userInfo"])
    let json = #"{"createdAt":1,"bytes":"AQID","url":"https://example.com/a/b"}"#
    #expect(try WidgetJSONDecoder().decode(Values.self, from: json) == Values())
    // Another strategy of Foundation's gives something else.
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode(Values.self, from: Data(json.utf8)) != Values())
    #expect(throws: WidgetDecodingError.self) {
      try WidgetJSONDecoder().decode([Double].self, from: #"["NaN"]"#)
    }
  }

  @Test func anEncoderHasNeitherStrategiesNorFormatting() throws {
    #expect(Self.settings(WidgetJSONEncoder()) == ["userInfo"])
    let text = try WidgetJSONEncoder().encodeText(Values())
    #expect(
      text == #"{"createdAt":1,"bytes":"AQID","url":"https:\/\/example.com\/a\/b"}"#)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    #expect(try encoder.encode(Values()) != Data(text.utf8))
    #expect(throws: EncodingError.self) { try WidgetJSONEncoder().encode([Double.nan]) }
  }
}
