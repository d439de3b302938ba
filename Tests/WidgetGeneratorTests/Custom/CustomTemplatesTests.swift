import Testing
import WidgetGenerator
import WidgetSource

@Suite struct CustomTemplatesTests {
  private let inline =
    "// head\n// widgetgen:inline:auto:A.Init\ninit() {}\n// widgetgen:end\n"

  @Test func templateWritesItsFile() {
    let result = runTemplates(["Folder/Name.stencil": "{{ types.all.count }}"], over: [:])
    #expect(result.files.map(\.place) == [.output("Name.generated.swift")])
    #expect(
      result.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["// Generated using widgetgen\n// DO NOT EDIT\n0"])
  }

  @Test func blankOutputIsNotWritten() {
    #expect(runTemplates(["A.stencil": "{% if false %}a{% endif %} \n\n"], over: [:]).files == [])
  }

  @Test func inlineSectionsAreWrittenToSources() {
    let result = runTemplates(
      ["T.stencil": inline], over: ["A.swift": "struct A {\n}\n"], inline: true)
    #expect(result.diagnostics == [])
    #expect(result.output("T.generated.swift") == "// head\n\n")
    #expect(
      result.source("A.swift")
        == "struct A {\n\n// widgetgen:inline:auto:A.Init\ninit() {}\n// widgetgen:end\n}\n")
  }

  @Test func inlineSectionsNeedTheFlag() {
    let result = runTemplates(["T.stencil": inline], over: ["A.swift": "struct A {\n}\n"])
    #expect(result.diagnostics.map(\.id) == ["inline-sections-not-filled"])
    #expect(!result.diagnostics.hasErrors)
    #expect(result.output("T.generated.swift") == "// head\n\n")
    #expect(result.source("A.swift") == nil)
  }

  @Test func sectionWithoutAPlaceStaysInTheOutput() {
    let result = runTemplates(
      ["T.stencil": inline], over: ["B.swift": "struct B {\n}\n"], inline: true)
    #expect(result.output("T.generated.swift") == inline)
  }

  @Test func templatesDoNotSeeMembersInBlocks() {
    let result = runTemplates(
      [
        "T.stencil": """
        {% for t in types.all %}{{ t.name }}: {{ t.methods.count }} {{ t.variables.count }}
        {% endfor %}
        """
      ],
      over: [
        "A.swift": """
        struct A {
        // sourcery:inline:auto:A.Init
        var a: Int
        init() {}
        struct B {}
        // sourcery:end
        func own() {}
        }
        """
      ])
    #expect(result.output("T.generated.swift") == "A: 1 0\n")
  }

  @Test func fileSectionsWriteTheirOwnFiles() {
    let result = runTemplates(
      [
        "A.stencil": "// sourcery:file:Models/One\none\n// sourcery:end\n"
          + "// sourcery:file:Two.swift\ntwo\n// sourcery:end\n",
        "B.stencil": "// widgetgen:file:Models/One\nmore\n// widgetgen:end\n",
      ], over: [:])
    #expect(result.diagnostics == [])
    #expect(
      result.files.map(\.place) == [.output("Models/One.generated.swift"), .output("Two.swift")])
    #expect(result.output("Models/One.generated.swift") == "one\n\nmore\n")
  }

  @Test(arguments: [
    "../A", "/A", "a//b", "./A", "A/..", "A.txt", ".swift", "a\\b.swift", "C:A.swift", "A/",
  ])
  func fileSectionsStayInTheOutputFolder(name: String) {
    let result = runTemplates(
      ["A.stencil": "// widgetgen:file:\(name)\none\n// widgetgen:end\n"], over: [:])
    #expect(result.diagnostics.map(\.id) == ["invalid-file-section"])
    #expect(result.files == [])
  }

  @Test func templatesWithTheSameNameAreAnError() {
    let result = runTemplates(["One/A.stencil": "a", "Two/a.stencil": "b"], over: [:])
    #expect(result.diagnostics.map(\.id) == ["duplicate-output"])
    #expect(result.diagnostics.map(\.file) == ["Two/a.stencil"])
    #expect(
      result.diagnostics.first?.message
        == "this template writes 'a.generated.swift' and 'One/A.stencil' writes "
        + "'A.generated.swift', which is the same file on a case-insensitive disk; rename a template"
    )
  }

  @Test func newlineAndTypedAreTags() {
    checkTemplate(
      "{% typed a as Type b as Type %}a{% newline %}\n\n{% newline %}b", over: "",
      gives: "a\n\n\n\nb")
  }

  @Test func templateErrorsAreReportedAtTheirPlace() {
    let result = runTemplates(["A.stencil": "\n{% nonsense %}"], over: [:])
    #expect(result.diagnostics.hasErrors)
    #expect(result.diagnostics.map(\.file) == ["A.stencil"])
    #expect(result.diagnostics.allSatisfy { $0.range != nil })
  }
}
