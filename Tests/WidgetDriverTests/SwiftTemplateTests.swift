import Testing
import WidgetSource

@testable import SourceryCommands
@testable import WidgetDriver

/// Tests how templates in Swift are translated into programs.
@Suite struct SwiftTemplateTests {
  /// Returns the lines of the program that come from the template, without the lines that every program contains.
  private func program(_ template: SwiftTemplate) -> [String] {
    let lines = template.program.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, template.origins).filter { $1 != nil }.map { String($0.0) }
  }

  private func template(
    _ text: String, _ others: [String: String] = [:]
  ) throws -> SwiftTemplate {
    let sandbox = try Sandbox()
    try sandbox.write("T/A.swifttemplate", text)
    for (path, text) in others { try sandbox.write(path, text) }
    return try SwiftTemplate("T/A.swifttemplate", sandbox.fileSystem)
  }

  @Test(
    arguments: [
      ("\t\u{0C}\u{1B}\u{7F}", ["sourceryBuffer.append(\"\\u{9}\\u{c}\\u{1b}\\u{7f}\")"]),
      ("a \"b\\", ["sourceryBuffer.append(\"a \\\"b\\\\\")"]),
      ("<% let a = 1 %>", [" let a = 1 "]),
      ("<%= 1 + 1 %>", ["sourceryBuffer.append(\"\\( 1 + 1 )\")"]),
      ("<%# a comment %>", []), ("<%%>", []),
      (
        "a\n<% x -%>\nb\n",
        ["sourceryBuffer.append(\"a\\n\")", " x ", "sourceryBuffer.append(\"b\\n\")"]
      ),
      (
        "a\n  <%_ x -%>\n\nb",
        ["sourceryBuffer.append(\"a\\n\")", " x ", "sourceryBuffer.append(\"\\nb\")"]
      ),
      ("<% x _%>  b", [" x ", "sourceryBuffer.append(\"b\")"]),
    ] as [(String, [String])])
  func tags(_ text: String, _ lines: [String]) throws {
    #expect(program(try template(text)) == lines)
  }

  @Test func includes() throws {
    let template = try template(
      "<%- include(\"Parts/B\") -%>\n<%- includeFile(\"Names\") -%>\nend",
      [
        "T/Parts/B.swifttemplate": "b<%- include(\"C.swifttemplate\") -%>",
        "T/Parts/C.swifttemplate": "\nc", "T/Names.swift": "let name = 1",
      ])
    #expect(
      program(template) == [
        "sourceryBuffer.append(\"b\")", "sourceryBuffer.append(\"\\nc\")",
        "sourceryBuffer.append(\"end\")",
      ])
    #expect(
      template.origins.compactMap { $0 } == [
        .init(file: "T/Parts/B.swifttemplate", line: 1),
        .init(file: "T/Parts/C.swifttemplate", line: 1), .init(file: "T/A.swifttemplate", line: 3),
      ])
    #expect(template.includedFiles.map(\.path) == ["T/Names.swift"])
  }

  /// A folder includes its Swift files. A file is part of the program once.
  @Test func includedFolders() throws {
    let template = try template(
      "<%- includeFile(\"Names/B\") -%><%- includeFile(\"Names\") -%>",
      [
        "T/Names/B.swift": "", "T/Names/A.swift": "", "T/Names/Deep/C.swift": "",
        "T/Names/README.md": "",
      ])
    #expect(
      template.includedFiles.map(\.path) == [
        "T/Names/B.swift", "T/Names/A.swift", "T/Names/Deep/C.swift",
      ])
  }

  @Test(arguments: [
    ("a\n<% b", 2, "'<%' is never closed; add '%>'"),
    ("\n<%- include(\"B\") %>", 2, "'T/B.swifttemplate' cannot be read: No such file or directory"),
    ("<%- include(\"A\") %>", 1, "'T/A.swifttemplate' includes itself; remove one of the tags"),
    (
      "<%- insert(\"B\") %>", 1,
      "a tag that begins with '<%-' includes a file; write '<%- include(\"NAME\") -%>'"
    ),
  ])
  func problems(_ text: String, _ line: Int, _ message: String) {
    let problem = SwiftTemplate.Problem(
      message: message, origin: .init(file: "T/A.swifttemplate", line: line))
    #expect(throws: problem) { try template(text) }
  }
}
