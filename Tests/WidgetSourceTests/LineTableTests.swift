import Testing
import WidgetSource

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("é\nx", 2, 1, 3), ("\n\n\n", 2, 3, 1), ("a\n", 2, 2, 1),
  ])
  func position(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let table = LineTable(Array(text.utf8))
    let position = table.position(at: UInt32(offset))
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
