import Testing

@testable import WidgetRuntime

/// Compares the decoder's validation of UTF-8 with the standard library's validation.
@Suite struct DirectUTF8Tests {
  /// The bytes at which a rule of Unicode's table 3-7 begins or ends, and their neighbors.
  private static let bounds: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF,
  ]

  /// This value is not an expression in `@Test`, because a closure there crashes the compiler of Swift 6.0.
  private static let beyondASCII = bounds.filter { $0 >= 0x80 }

  @Test func pairsAreValidated() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { check([first, second]) }
    }
  }

  @Test(arguments: beyondASCII)
  func scalarsAreValidated(_ first: UInt8) {
    for second in Self.bounds {
      for third in Self.bounds {
        check([first, second, third])
        // Two scalars of three bytes are validated at once if two more bytes follow.
        let (kana, letters): ([UInt8], [UInt8]) = ([0xE3, 0x81, 0x82], [0x61, 0x62])
        check(kana + [first, second, third] + letters)
        check([first, second, third] + kana + letters)
        for fourth in Self.bounds { check([first, second, third, fourth]) }
      }
    }
  }

  /// Eight bytes are read at a time, so each scalar is tested at each offset in eight bytes.
  @Test(arguments: [
    "é", "€", "😀", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func scalarsAreValidatedAtEachPlace(_ scalar: String) {
    let letters = Array(scalar.utf8)
    for before in 0..<17 {
      for after in 0..<17 {
        let plain = [UInt8](repeating: 0x61, count: before)
        let rest = [UInt8](repeating: 0x62, count: after)
        check(plain + letters + rest)
        check(plain + Array(letters.dropLast()) + rest)
        check(plain + Array(letters.dropFirst()) + rest)
        check(plain + letters + letters + rest)
      }
    }
  }

  /// Decodes the bytes as a string, without and with an escape before them.
  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) { return }
    // 'String(validating:as:)' requires macOS 15.
    let repaired = String(decoding: bytes, as: UTF8.self)
    let expected = Array(repaired.utf8) == bytes ? repaired : nil
    for (escape, text) in [("", ""), (#"\t"#, "\t")] {
      let document = Array("\"\(escape)".utf8) + bytes + [0x22]
      let actual = document.withJSONBytes { document in
        var reader = WidgetCoding.JSONReader(document, JSONSession(userInfo: [:]))
        return try? reader.readString()
      }
      if actual != expected.map({ text + $0 }) {
        Issue.record(
          "\(bytes) after '\(escape)': \(actual ?? "nil")", sourceLocation: sourceLocation)
      }
    }
  }
}
