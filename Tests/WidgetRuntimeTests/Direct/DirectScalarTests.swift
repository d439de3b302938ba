import Foundation
import Testing
import WidgetRuntime

@Suite struct DirectScalarTests {
  private static let bounds = [
    "0", "-0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "32767", "32768", "-32768",
    "-32769", "65535", "65536", "2147483647", "2147483648", "-2147483648", "-2147483649",
    "4294967295", "4294967296", "9007199254740991", "9007199254740992", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "123456789012345678901234567890",
  ]

  private static let forms = [
    "1.0", "1e2", "1E+2", "100e-2", "1.5", "-1.0", "-0.0", "0.0e-5", "1e400", "1e-400", "-1e400",
    "-1e-400",
    "9007199254740993.0", "9007199254740993.5", "9223372036854775807.0", "18446744073709551615.0",
    "1e18", "1e19", "12345678901234567890.0", "0.1", "123456789.123456789", "1e22", "1e23",
    "3.4e38",
    "3.5e38", "1.17549435e-38", "1e-45", "5e-324", "2.2250738585072014e-308",
    "1.7976931348623157e308", "1.7976931348623159e308", "0.30000000000000004", "9007199254740993e0",
    "00", "01", "-01", "-", "--1", "+1", "1.", ".5", "-.5", "1e", "1e+", "1.e5", "1.5.5", "1-2",
    "1e5e5",
    "0x10", "1_0", "NaN", "Infinity", "1 2", "\"1\"", "null", "true", "[1]", "{}", "", " ", "1 ",
    "\t1\n",
  ]

  @Test(arguments: bounds + forms) func numbersAreDecoded(_ text: String) {
    checkSame(Int.self, text)
    checkSame(Int8.self, text)
    checkSame(Int16.self, text)
    checkSame(Int32.self, text)
    checkSame(Int64.self, text)
    checkSame(UInt.self, text)
    checkSame(UInt8.self, text)
    checkSame(UInt16.self, text)
    checkSame(UInt32.self, text)
    checkSame(UInt64.self, text)
    if #available(macOS 15, iOS 18, *) {
      checkSame(Int128.self, text)
      checkSame(UInt128?.self, text)
    }
    checkSame(Double.self, text) { "\($0.bitPattern)" }
    checkSame(Float.self, text) { "\($0.bitPattern)" }
    checkSame(Decimal.self, text)
    checkSame(Bool.self, text)
    checkSame(Date.self, text)
    checkSame([Int?].self, "[\(text)]")
    checkSame(JSONValue.self, text, sorted)
  }

  @Test func randomNumbersAreDecoded() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let double = Double(bitPattern: random.next())
      if double.isFinite { checkSame(Double.self, "\(double)") { "\($0.bitPattern)" } }
      let float = Float(bitPattern: random.next())
      if float.isFinite { checkSame(Float.self, "\(float)") { "\($0.bitPattern)" } }
      let digits = "\(random.next())"
      let whole = digits.prefix(Int.random(in: 1...20, using: &random))
      let text = "\(whole).\(digits.suffix(9))e\(Int.random(in: -30...30, using: &random))"
      checkSame(Double.self, text) { "\($0.bitPattern)" }
      checkSame(Float.self, text) { "\($0.bitPattern)" }
    }
  }

  @Test(arguments: [
    #""""#, #""a""#, #""é😀""#, #""\u00e9""#, #""\ud83d\ude00""#, #""\ud83d""#, #""\ud83dx""#,
    #""\ude00""#, #""\ud83d\ud83d""#, #""\u0000""#, #""\b\f\n\r\t\/\\\"""#, #""\x""#, #""\u12""#,
    #""\u12"4""#, #""\u12g4""#, "\"a\u{1}b\"", "\"a\nb\"", #""abc"#, #""abc\"#, #""\u"#, "'a'",
    #""12345678""#, #""1234567\n""#, #""a long string with an escape \u0041 in the middle of it""#,
    #""https:\/\/example.com\/ü""#, #""%%""#, #""aGVsbG8=""#, #""aGVsbG8""#, #""aGVs\u0062G8=""#,
    "1", "null",
  ])
  func stringsAreDecoded(_ text: String) {
    checkSame(String.self, text)
    checkSame([String].self, "[\(text)]")
    checkSame([String: Int].self, "{\(text):1}")
    checkSame(URL.self, text)
    checkSame(Data.self, text)
    checkSame(JSONValue.self, text, sorted)
  }

  /// Invalid and valid UTF-8 in values, in keys and in skipped text.
  @Test(
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
      [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8IsAnError(_ letter: [UInt8]) {
    let quote: [UInt8] = [0x22]
    checkSame(String.self, quote + letter + quote)
    checkSame(String.self, quote + Array("plain text ".utf8) + letter + Array(#"\n"#.utf8) + quote)
    let object = Array("{\"text\":\"a\",".utf8) + quote + letter + Array("\":1}".utf8)
    checkSame(Text.self, object)
    checkSame([Text].self, Array("[{\"text\":\"a\",\"x\":\"".utf8) + letter + Array("\"}]".utf8))
  }

  @Test func otherEncodingsAreDecoded() throws {
    let text = #"{"text": "é😀"}"#
    for encoding in [
      String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
      .utf32LittleEndian,
    ] {
      checkSame(Text.self, Array(try #require(text.data(using: encoding))))
      checkSame(Int.self, Array(try #require("7".data(using: encoding))))
    }
    checkSame(Text.self, [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    // Invalid bytes are also invalid after a byte order mark.
    for mark in [[], [0xEF, 0xBB, 0xBF] as [UInt8]] {
      checkSame([String].self, mark + Array("[\"a".utf8) + [0xAC, 0xFF] + Array("b\"]".utf8))
    }
    checkSame(Text.self, [0xFE, 0xFF, 0xD8, 0x00])
  }
}
