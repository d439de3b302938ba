import Foundation
import Testing

@testable import WidgetRuntime

/// Tests the values that the runtime's coders decode, encode and reject.
@Suite struct CoderTests {
  @Test(arguments: [
    ("2026-03-01T12:30:00Z", 1_772_368_200), ("2026-03-01T12:30:00.250Z", 1_772_368_200.25),
    ("2026-03-01T13:30:00+01:00", 1_772_368_200), ("2026-03-01T07:00:00-0530", 1_772_368_200),
    ("2026-03-01 12:30:00,5z", 1_772_368_200.5), ("2026-03-01t13:30:00+01", 1_772_368_200),
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
    ("2000-02-29T00:00:00Z", 951_782_400),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("2016-12-31T23:59:60Z", 1_483_228_800),
  ])
  func decodesDates(_ text: String, _ seconds: Double) throws {
    let date = try decode(ISO8601.self, "\"\(text)\"")
    #expect(date.timeIntervalSince1970 == seconds)
    #expect(try decode(ISO8601WithFractions.self, "\"\(text)\"") == date)
  }

  @Test(arguments: [
    "", "2026", "2026-03-01", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T12:30:00", "2026-03-01T12:30Z", "2026-03-01T12:30:00.Z", "2026-03-01T12:30:00+1",
    "2026-03-01T12:30:00+01:", "2026-03-01T12:30:00ZZ", "２026-03-01T12:30:00Z",
    "-026-03-01T12:30:00Z",
  ])
  func rejectsOtherDates(_ text: String) {
    #expect(throws: DecodingError.self) { try decode(ISO8601.self, "\"\(text)\"") }
  }

  /// Dates after 1582 are compared with Foundation, which uses the Julian calendar for earlier dates, unlike the
  /// standard.
  @Test func datesMatchFoundation() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let second = Double(Int.random(in: -12_200_000_000...250_000_000_000, using: &generator))
      let date = Date(timeIntervalSince1970: second)
      let expected = String(decoding: try encoder.encode(date), as: UTF8.self)
      #expect(try encode(ISO8601.self, date) == expected)
      #expect(try decode(ISO8601.self, expected) == date)
      let part = Date(timeIntervalSince1970: second + 0.25)
      #expect(
        try decode(ISO8601WithFractions.self, encode(ISO8601WithFractions.self, part)) == part)
    }
  }

  @Test func encodesDates() throws {
    let date = Date(timeIntervalSince1970: 1_772_368_200.25)
    #expect(try encode(ISO8601.self, date) == "\"2026-03-01T12:30:00Z\"")
    #expect(try encode(ISO8601WithFractions.self, date) == "\"2026-03-01T12:30:00.250Z\"")
    #expect(try encode(SecondsSince1970.self, date) == "1772368200.25")
    #expect(try encode(MillisecondsSince1970.self, date) == "1772368200250")
    #expect(try decode(MillisecondsSince1970.self, "1772368200250") == date)
    #expect(throws: EncodingError.self) { try encode(ISO8601.self, .distantFuture + 1e15) }
    #expect(throws: EncodingError.self) {
      try encode(ISO8601.self, Date(timeIntervalSince1970: .infinity))
    }
  }

  @Test func lenientDecodesSimilarValues() throws {
    #expect(try decode(Lenient<Int>.self, "\" 12 \"") == 12)
    #expect(try decode(Lenient<Double>.self, "\"1.5\"") == 1.5)
    #expect(try decode(Lenient<String>.self, "12") == "12")
    #expect(try decode(Lenient<String>.self, "18446744073709551615") == "18446744073709551615")
    #expect(try decode(Lenient<String>.self, "1.5") == "1.5")
    #expect(try decode(Lenient<String>.self, "true") == "true")
    #expect(try decode(Lenient<String>.self, "\" a \"") == " a ")
    #expect(
      try ["1", "\"1\"", "true", "\"true\""].map { try decode(Lenient<Bool>.self, $0) } == [
        true, true, true, true,
      ])
    #expect(try decode(Lenient<Bool>.self, "0") == false)
    for wrong in ["\"a\"", "1.5", "null", "[]", "{}", "\"\""] {
      #expect(throws: DecodingError.self) { try decode(Lenient<Int>.self, wrong) }
    }
    #expect(throws: DecodingError.self) { try decode(Lenient<UInt8>.self, "\"256\"") }
    #expect(throws: DecodingError.self) { try decode(Lenient<Bool>.self, "2") }
  }

  @Test func lenientDecodesNumbersThatAreNotLossless() throws {
    #expect(try decode(LenientDecimal.self, "12.5") == Decimal(string: "12.5"))
    for text in ["12.50", " 12.5 ", "+12.5", "012.5", "125e-1", "1.25E+1"] {
      #expect(try decode(LenientDecimal.self, "\"\(text)\"") == Decimal(string: "12.5"))
    }
    #expect(try decode(LenientDecimal.self, "\"-0.1\"") == Decimal(string: "-0.1"))
    for wrong in [
      "\"12,50\"", "\"12 EUR\"", "\"1.\"", "\".5\"", "\"1e\"", "\"1e400\"", "\"nan\"", "\"\"",
      "\"-\"",
      "true", "null", "[]",
    ] {
      #expect(throws: DecodingError.self) { try decode(LenientDecimal.self, wrong) }
    }
    #expect(try encode(LenientDecimal.self, Decimal(string: "12.5")!) == "12.5")
    #expect(try decode(LenientFloat<CGFloat>.self, "1.5") == 1.5)
    #expect(try decode(LenientFloat<CGFloat>.self, "\" 1.5 \"") == 1.5)
    #expect(try encode(LenientFloat<CGFloat>.self, 1.5) == "1.5")
    for wrong in ["\"a\"", "\"\"", "true", "null", "{}"] {
      #expect(throws: DecodingError.self) { try decode(LenientFloat<CGFloat>.self, wrong) }
    }
  }

  @Test func nonFiniteCodesNumbersWithoutJSON() throws {
    for (text, value) in [("Infinity", Double.infinity), ("-Infinity", -.infinity)] {
      #expect(try decode(NonFinite<Double>.self, "\"\(text)\"") == value)
      #expect(try encode(NonFinite<Double>.self, value) == "\"\(text)\"")
      #expect(try encode(NonFinite<CGFloat>.self, CGFloat(value)) == "\"\(text)\"")
    }
    #expect(try decode(NonFinite<Float>.self, "\"NaN\"").isNaN)
    #expect(try encode(NonFinite<Double>.self, .nan) == "\"NaN\"")
    #expect(try decode(NonFinite<Double>.self, "1.5") == 1.5)
    #expect(try encode(NonFinite<Double>.self, -1.5) == "-1.5")
    for wrong in ["\"inf\"", "\"nan\"", "\"1\"", "\"\"", "null", "true", "[]"] {
      #expect(throws: DecodingError.self) { try decode(NonFinite<Double>.self, wrong) }
    }
  }

  @Test func decodesTexts() throws {
    #expect(try decode(Base64.self, "\"AQI=\"") == Data([1, 2]))
    #expect(throws: DecodingError.self) { try decode(Base64.self, "\"A\"") }
    #expect(try decode(EmptyAsNil<URL>.self, "\" \"") == nil)
    #expect(try decode(EmptyAsNil<URL>.self, "null") == nil)
    #expect(try decode(EmptyAsNil<Int>.self, "1") == 1)
    #expect(throws: DecodingError.self) { try decode(EmptyAsNil<Int>.self, "\"a\"") }
    #expect(try encode(EmptyAsNil<Int>.self, nil) == "null")
    let url = try decode(PercentEncodedURL.self, #""https://a.b/ö x%20y?q=50%#ü""#)
    #expect(url.absoluteString == "https://a.b/%C3%B6%20x%20y?q=50%25#%C3%BC")
    #expect(throws: DecodingError.self) { try decode(PercentEncodedURL.self, "\"\"") }
    #expect(try decode(JSONText<[Int]>.self, #""[1, 2]""#) == [1, 2])
    #expect(try encode(JSONText<[String: Int]>.self, ["b": 1, "a": 2]) == #""{\"a\":2,\"b\":1}""#)
  }

  @Test func errorsInJSONTextHaveAPath() {
    #expect {
      _ = try JSONDecoder().decode(
        [WidgetCoding.CodedBy<JSONText<[Int]>>].self, from: Data(#"["[1]", "[1, true]"]"#.utf8))
    } throws: { error in
      "\(WidgetDecodingError(error, at: []))".hasPrefix(
        "[1]: in the JSON of the string: [1]: not of type Int")
    }
  }

  @Test func droppedElementsInJSONTextAreReported() throws {
    let dropped = Dropped()
    let decoder = JSONDecoder()
    decoder.userInfo.reportDropped { dropped.texts.append("\($0)") }
    _ = try decoder.decode(
      WidgetCoding.CodedBy<JSONText<Lossy>>.self, from: Data(#""[1, \"a\"]""#.utf8))
    #expect(dropped.texts.count == 1)
  }

  @Test func decodesColors() throws {
    #expect(try decode(HexColor<Color>.self, "\"#F80\"") == Color(hex: [255, 136, 0, 255]))
    #expect(try decode(HexColor<Color>.self, "\"ff880080\"") == Color(hex: [255, 136, 0, 128]))
    #expect(try encode(HexColor<Color>.self, Color(hex: [255, 136, 0, 255])) == "\"#FF8800\"")
    #expect(try encode(HexColor<Color>.self, Color(hex: [0, 1, 2, 3])) == "\"#00010203\"")
    for wrong in ["", "#", "#FF", "#FF88000", "#GG8800", "##FF880", "#１FF880"] {
      #expect(throws: DecodingError.self) { try decode(HexColor<Color>.self, "\"\(wrong)\"") }
    }
  }

  private func decode<Coder: WidgetCoder>(_ coder: Coder.Type, _ json: String) throws -> Coder.Value
  {
    try JSONDecoder().decode([WidgetCoding.CodedBy<Coder>].self, from: Data("[\(json)]".utf8))[0]
      .value
  }

  private func encode<Coder: WidgetCoder>(_ coder: Coder.Type, _ value: Coder.Value) throws
    -> String
  {
    let text = String(
      decoding: try JSONEncoder().encode([WidgetCoding.CodedBy<Coder>(value)]), as: UTF8.self)
    return String(text.dropFirst().dropLast())
  }
}

private struct Color: HexColorConvertible, Equatable {
  var hex: [UInt8]

  var hexComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (hex[0], hex[1], hex[2], hex[3])
  }

  init(hex: [UInt8]) { self.hex = hex }
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { hex = [red, green, blue, alpha] }
}

private struct Lossy: Codable {
  init(from decoder: any Decoder) throws { _ = try LossyArray<Int>(from: decoder) }
  func encode(to encoder: any Encoder) throws {}
}

private final class Dropped: @unchecked Sendable {
  var texts: [String] = []
}
