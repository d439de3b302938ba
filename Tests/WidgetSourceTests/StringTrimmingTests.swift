import Testing
import WidgetSource

@Suite struct StringTrimmingTests {
  @Test(arguments: [
    ("a b", "a b"), (" a b\t", "a b"), ("\r\n\u{A0}a\u{3000}\n", "a"), ("ä ", "ä"), ("", ""),
    (" \n ", ""), ("a\u{301}", "a\u{301}"),
  ])
  func trims(text: String, expected: String) {
    #expect(text.trimmed == expected)
    #expect("[\(text)]".dropFirst().dropLast().trimmed == expected)
  }
}
