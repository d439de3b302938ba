import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

@Suite struct InlineBlocksTests {
  @Test func fillsOnlyTheBlock() {
    check(
      "struct A { // a\n  // widgetgen:inline:auto:A.Init\n  old\n  // widgetgen:end\n}\n\n\n",
      [InlineSection(name: "auto:A.Init", text: "init() {\n\n  run()\n}\n")],
      gives: "struct A { // a\n  // widgetgen:inline:auto:A.Init\n  init() {\n\n    run()\n  }\n"
        + "  // widgetgen:end\n}\n\n\n")
  }

  @Test func keepsLineEndsTabsAndSpelling() {
    check(
      "struct A {\r\n\t// sourcery:inline:auto:A.Init\r\n\t// sourcery:end\r\n}\r\n",
      [InlineSection(name: "auto:A.Init", text: "init() {\n}\n")],
      gives: "struct A {\r\n\t// sourcery:inline:auto:A.Init\r\n\tinit() {\r\n\t}\r\n"
        + "\t// sourcery:end\r\n}\r\n")
  }

  @Test func unchangedBlockKeepsItsBytes() {
    let source = "// widgetgen:inline:A\na\n  \n\n// widgetgen:end\n"
    #expect(fill(source, [InlineSection(name: "A", text: "a\n")]).files.isEmpty)
    #expect(fill(source, []).files.isEmpty)
  }

  @Test func trailingBlankLinesAreIgnored() {
    check(
      "// widgetgen:inline:A\n// widgetgen:end\n",
      [InlineSection(name: "A", text: "a\n\n \n")],
      gives: "// widgetgen:inline:A\na\n// widgetgen:end\n")
  }

  @Test(arguments: [
    // The block is added before the line of the closing brace, with the same indentation.
    (
      "struct A {\n  let a: Int\n}\n",
      "struct A {\n  let a: Int\n\n// widgetgen:inline:auto:A.Init\ninit() {}\n"
        + "// widgetgen:end\n}\n"
    ),
    (
      "enum B {\n  struct A {\n  }\n}\n",
      "enum B {\n  struct A {\n  }\n}\n"
    ),
    (
      "struct A {}\n",
      "struct A {\n// widgetgen:inline:auto:A.Init\ninit() {}\n// widgetgen:end\n}\n"
    ),
    // The block is not added to the string that ends on the line of the brace.
    (
      "struct A { let a = \"\"\"\n  x\n  \"\"\" }\n",
      "struct A { let a = \"\"\"\n  x\n  \"\"\" \n  // widgetgen:inline:auto:A.Init\n  init() {}\n"
        + "  // widgetgen:end\n}\n"
    ),
    ("extension C {\n}\n", "extension C {\n}\n"),
  ])
  func addsABlockToTheType(_ source: String, _ expected: String) {
    let section = InlineSection(name: "auto:A.Init", text: "init() {}\n")
    let filled = fill(source, [section])
    if source == expected {
      #expect(filled.files.isEmpty)
      #expect(filled.unplaced == ["auto:A.Init"])
    } else {
      check(source, [section], gives: expected)
    }
  }

  @Test func addsBlocksToNestedTypesAndAfterTypes() {
    check(
      "class A {\n    struct B {\n    }\n}\nlet x = 1\n",
      [
        InlineSection(origin: .sourcery, name: "auto:A.B.Init", text: "init() {}\n"),
        InlineSection(name: "auto:A.One", text: "let one = 1\n"),
        InlineSection(name: "auto:A.Two", text: "let two = 2\n"),
        InlineSection(name: "after-auto:A.Behind", text: "let three = 3\n"),
      ],
      gives: """
        class A {
            struct B {

            // sourcery:inline:auto:A.B.Init
            init() {}
            // sourcery:end
            }

        // widgetgen:inline:auto:A.One
        let one = 1
        // widgetgen:end

        // widgetgen:inline:auto:A.Two
        let two = 2
        // widgetgen:end
        }
        // widgetgen:inline:after-auto:A.Behind
        let three = 3
        // widgetgen:end
        let x = 1

        """)
  }

  @Test(arguments: [
    (
      "struct B {\n// widgetgen:inline:auto:A.Init\n// widgetgen:end\n}\nstruct A {}\n",
      "misplaced-inline-block"
    ),
    (
      "struct Buton {\n// widgetgen:inline:auto:Button.Init\n// widgetgen:end\n}\n",
      "unknown-inline-type"
    ),
    (
      "struct A {\n// widgetgen:inline:auto:A.Init\n}\ninit() {\n// widgetgen:end\n}\n",
      "unbalanced-inline-block"
    ),
    ("#if a\nstruct A {}\n#else\nstruct A {}\n#endif\n", "ambiguous-inline-type"),
  ])
  func ambiguousPlacesAreErrors(_ source: String, _ rule: String) {
    let filled = fill(source, [InlineSection(name: "auto:A.Init", text: "init() {}\n")])
    #expect(filled.diagnostics.map(\.id) == [rule])
    #expect(filled.diagnostics.hasErrors)
  }

  @Test func suggestsTheNearestType() {
    let source = "struct Button {\n// widgetgen:inline:auto:Buton.Init\n// widgetgen:end\n}\n"
    #expect(
      fill(source, []).diagnostics.map(\.message)
        == ["no type 'Buton' is declared for this inline block; did you mean 'Button'?"])
  }

  @Test func twoTextsForOneBlockAreAnError() {
    let filled = fill(
      "// widgetgen:inline:A\n// widgetgen:end\n",
      [InlineSection(name: "A", text: "a\n"), InlineSection(name: "A", text: "b\n")])
    #expect(filled.diagnostics.map(\.id) == ["conflicting-inline-sections"])
  }

  @Test func blockNamesAreUnique() {
    let text = "// widgetgen:inline:A\n// widgetgen:end\n"
    let files = ["One.swift", "Two.swift"].map { parse(SourceFile(path: $0, text: text)) }
    let diagnostics = InlineBlocks(files: files).diagnostics
    #expect(diagnostics.map(\.id) == ["duplicate-inline-block"])
    #expect(diagnostics.map(\.file) == ["Two.swift"])
    #expect(diagnostics.flatMap(\.notes).map(\.file) == ["One.swift"])
  }
}

/// Fills the blocks of one source.
func fill(_ source: String, _ sections: [InlineSection]) -> InlineBlocks.Filled {
  InlineBlocks(files: [parse(SourceFile(path: "A.swift", text: source))]).fill(with: sections)
}

/// Expects the text of a source with filled blocks, and that filling them again changes nothing.
private func check(
  _ source: String, _ sections: [InlineSection], gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let filled = fill(source, sections)
  let text = filled.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  #expect(filled.diagnostics == [], sourceLocation: sourceLocation)
  #expect(text == [expected], sourceLocation: sourceLocation)
  #expect(fill(expected, sections).files.isEmpty, "not stable", sourceLocation: sourceLocation)
}
