import Testing

@testable import WidgetCommands

@Suite struct MarkdownTableTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func escapesTextInCells(lineBreak: String) {
    #expect(MarkdownTable.escaped("a\(lineBreak)b|<c") == "a b\\|&lt;c")
  }
}
