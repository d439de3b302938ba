import Foundation
import Testing
import WidgetRuntime

/// Tests the settings that only Foundation's coders have; docs/direct-json.md lists this difference.
@Suite struct DirectSettingsTests {
  private struct Values: Codable, Equatable {
    var createdAt = Date(timeIntervalSinceReferenceDate: 1)
    var bytes = Data([1, 2, 3])
    var url = URL(string: "https://example.com/a/b")
  }

  private static func settings(_ coder: Any) -> [String] {
    Mirror(reflecting: coder).children.compactMap(\.label)
  }

  @Test func decoderHasNoStrategies() throws {
    #expect(Self.settings(WidgetJSONDecoder()) == ["userInfo"])
    let json = #"{"createdAt":1,"bytes":"AQID","url":"https://example.com/a/b"}"#
    #expect(try WidgetJSONDecoder().decode(Values.self, from: json) == Values())
    // Another strategy of Foundation gives a different result.
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode(Values.self, from: Data(json.utf8)) != Values())
    #expect(throws: WidgetDecodingError.self) {
      try WidgetJSONDecoder().decode([Double].self, from: #"["NaN"]"#)
    }
  }

  @Test func encoderHasNoStrategiesOrFormatting() throws {
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
