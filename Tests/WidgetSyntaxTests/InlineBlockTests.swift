import Testing
import WidgetSource
import WidgetSyntax

@Suite struct InlineBlockTests {
  @Test func findsBlocksInBothSpellings() {
    let file = parsed(
      """
      struct A {
          // widgetgen:inline:auto:A.Init
          init() {}
          // widgetgen:end
      // sourcery:inline:Other
      // sourcery:end
      }
      """)
    let (blocks, diagnostics) = InlineBlock.find(in: file)
    #expect(diagnostics.isEmpty)
    #expect(blocks.map(\.name) == ["auto:A.Init", "Other"])
    #expect(blocks.map { file.text($0.content) } == ["    init() {}\n", ""])
    #expect(blocks.map { file.text($0.indentation) } == ["    ", ""])
  }

  @Test func findsBlocksInsideBodies() {
    let file = parsed(
      "func run() {\n  // widgetgen:inline:Steps\n  step()\n  // widgetgen:end\n}\n")
    #expect(InlineBlock.find(in: file).blocks.map(\.name) == ["Steps"])
  }

  @Test func supportsAllLineBreaks() {
    let file = parsed("// widgetgen:inline:A\r\na\r\n// widgetgen:end\r\n")
    #expect(InlineBlock.find(in: file).blocks.map { file.text($0.content) } == ["a\r\n"])
  }

  @Test func ignoresMarkersInStrings() {
    let file = parsed(
      "let a = \"\"\"\n// widgetgen:inline:A\n// widgetgen:end\n\"\"\"\n"
        + "let b = \"// widgetgen:inline:B\"\n")
    let (blocks, diagnostics) = InlineBlock.find(in: file)
    #expect(blocks.isEmpty)
    #expect(diagnostics.isEmpty)
  }

  /// Each row contains a source, and the line and the rule of its diagnostic.
  @Test(arguments: [
    ("// widgetgen:inline:A\n", 1, "unclosed-inline-block"),
    ("// widgetgen:inline:A\n// widgetgen:inline:B\n// widgetgen:end\n", 2, "nested-inline-block"),
    (
      "// widgetgen:inline:A\n// widgetgen:end\n// widgetgen:inline:A\n// widgetgen:end\n", 3,
      "duplicate-inline-block"
    ),
    ("// widgetgen:inline:A\n// sourcery:end\n", 2, "mismatched-inline-end"),
    ("// widgetgen:inline:A B\n// widgetgen:end\n", 1, "malformed-inline-block"),
    ("// widgetgen:inline:\n// widgetgen:end\n", 1, "malformed-inline-block"),
    ("let a = 1 // widgetgen:inline:A\n// widgetgen:end\n", 1, "inline-marker-after-code"),
    ("// widgetgen:inline:A\nlet a = 1 // widgetgen:end\n", 2, "inline-marker-after-code"),
  ])
  func reportsUnmatchedMarkers(_ source: String, _ line: Int, _ rule: String) {
    let file = parsed(source)
    let (blocks, diagnostics) = InlineBlock.find(in: file)
    #expect(blocks.isEmpty, "a file with an error has no block")
    #expect(diagnostics.map(\.id) == [rule])
    #expect(diagnostics.map(\.severity) == [.error])
    let lines = LineTable(file.source)
    #expect(diagnostics.compactMap(\.range).map { lines.line(at: $0.start) } == [line])
  }

  @Test func endWithoutAStartIsAWarning() {
    let file = parsed(
      "// sourcery:end\n// sourcery:inline:A\na\n// sourcery:end\n// sourcery:end\n")
    let (blocks, diagnostics) = InlineBlock.find(in: file)
    #expect(blocks.map(\.name) == ["A"])
    #expect(diagnostics.map(\.id) == ["orphaned-inline-end", "orphaned-inline-end"])
    #expect(!diagnostics.hasErrors)
  }

  @Test func endOfAnAnnotationBlockIsAccepted() {
    let file = parsed(
      "struct A {\n// sourcery:begin: skip\nvar a: Int\n// sourcery:end\n}\n")
    #expect(InlineBlock.find(in: file).diagnostics.isEmpty)
  }

  private func parsed(_ text: String) -> ParsedFile {
    parse(SourceFile(path: "File.swift", text: text))
  }
}
