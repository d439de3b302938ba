import Testing
import WidgetSyntax

@testable import WidgetGenerator

@Suite struct RenderedSectionsTests {
  @Test func sectionsBeginInBothSpellings() throws {
    let pieces = try cut(
      """
      before

        // sourcery:inline:auto:A.Init
          init() {}

        // sourcery:end
      between
      //widgetgen:file:Models/A
      a

      b
      // widgetgen:end behind
      """)
    #expect(
      pieces == [
        .text("before\n"),
        .inline(
          InlineSection(origin: .sourcery, name: "auto:A.Init", text: "    init() {}\n"),
          written: "\n  // sourcery:inline:auto:A.Init\n    init() {}\n\n  // sourcery:end"),
        .text("\nbetween\n"),
        .file(name: "Models/A", text: "a\n\nb\n"),
        .text(" behind"),
      ])
  }

  @Test(arguments: [
    "plain", "// sourcery: annotation", "// sourcery:inline:A and more", "// other:inline:A",
    "let a = 1 // widgetgen:inline:A", "// widgetgen:end",
  ])
  func otherLinesAreText(_ line: String) throws {
    #expect(try cut(line + "\n") == [.text(line + "\n")])
  }

  @Test func endInTheOtherSpellingIsText() throws {
    let pieces = try cut("// widgetgen:inline:A\n// sourcery:end\n// widgetgen:end\n")
    #expect(pieces.count == 2)
  }

  @Test func unpairedMarkersAreErrors() {
    #expect(throws: RenderedSections.Failure.unclosed("A")) { try cut("// widgetgen:inline:A\n") }
    #expect(throws: RenderedSections.Failure.nested("A")) {
      try cut("// widgetgen:inline:A\n// widgetgen:file:B\n// widgetgen:end\n")
    }
  }

  private func cut(
    _ text: String
  ) throws(RenderedSections.Failure) -> [RenderedSections.Piece] {
    try RenderedSections.cut(Array(text.utf8))
  }
}
