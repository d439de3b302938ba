import Testing
import WidgetTemplate

/// Tests the search for substrings. For random strings, the result is compared with the standard library's result.
@Suite struct PartSearchTests {
  @Test(arguments: [
    ("a,b,,c", ",", "a|b||c"), ("aaaa", "aa", "||"), ("abaabab", "abab", "aba|"), ("", ",", ""),
    ("a", "ab", "a"), ("éaé", "é", "|a|"), ("e\u{301}e", "e", "e\u{301}|"),
    ("e\u{301}x", "\u{E9}", "|x"), ("a\r\nb", "\n", "a\r\nb"), ("a\r\nb", "\r\n", "a|b"),
  ])
  func splits(text: String, separator: String, expected: String) {
    expectRender(
      "{{ t|split:s|join:\"|\" }}", ["t": .string(text), "s": .string(separator)], expected)
  }

  /// As in Foundation, `\n` is also replaced if it is part of `\r\n`.
  @Test func replacesHalfOfALineBreak() {
    expectRender("{{ t|replace:s,\"+\" }}", ["t": "a\r\nb", "s": "\n"], "a\r+b")
  }

  @Test func agreesWithTheStandardLibrary() {
    var state: UInt64 = 7
    func random(_ count: Int) -> String {
      String(
        (0..<count).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return "ab"[String.Index(utf16Offset: Int(state >> 40) & 1, in: "ab")]
        })
    }
    for length in 0..<400 {
      let (text, part) = (random(length % 40), random(1 + length % 5))
      expectRender(
        "{% if p in t %}yes{% else %}no{% endif %} {{ t|replace:p,\"-\" }}",
        ["t": .string(text), "p": .string(part)],
        (text.contains(part) ? "yes " : "no ") + text.replacing(part, with: "-"))
    }
  }
}
