import Testing

@testable import WidgetCommands

@Suite struct MarkdownTableTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func escapesTextInCells(lineBreak: String) {
    #expect(MarkdownTable.escaped("a\(lineBreak)b|<c") == "a b\\|&lt;c")
  }

  @Test(arguments: [
    ("a*b*_c_[d](e)~f~\\g", "a\\*b\\*\\_c\\_\\[d\\](e)\\~f\\~\\\\g"), ("a\u{1B}", "a\\\\u{1B}"),
  ])
  func escapesMarkdown(text: String, expected: String) {
    // The backslash of an escape sequence is escaped as well.
    #expect(MarkdownTable.escaped(text) == expected)
  }

  @Test(arguments: [
    ("a<b|c", "`a<b\\|c`"), ("a`b``c", "``` a`b``c ```"), ("a\u{1B}\nb", "`a\\u{1B} b`"),
  ])
  func codeKeepsItsText(text: String, expected: String) {
    #expect(MarkdownTable.code(text) == expected)
  }
}
