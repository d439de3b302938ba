import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Names and payloads that other people wrote must not control a terminal or a CI service.
@Suite struct ControlCharacterTests {
  /// A workflow command of GitHub, escape sequences of terminals, line separators and a reversed writing direction.
  private static let attack =
    "q\n::error file=z::INJECTED\u{1B}[2J\u{7F}\u{9B}2J\u{2028}\u{2029}\r\u{202E}\u{2066}##[error]##vso[x"
  private static let escaped =
    #"q\n::error file=z::INJECTED\u{1B}[2J\u{7F}\u{9B}2J\u{2028}\u{2029}\r\u{202E}\u{2066}#\u{23}[error]#\u{23}vso[x"#
  private static let card = "// widgetgen: codable\nstruct Card {\n  var text: String\n}\n"

  private func check(
    _ outcome: Sandbox.Outcome, shows text: String = "INJECTED",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = outcome.output + outcome.error
    #expect(all.contains(text), "\(all)", sourceLocation: sourceLocation)
    let wrong = all.unicodeScalars.filter { scalar in
      let isOfDirection = ["\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]
        .contains { ($0 as ClosedRange<Unicode.Scalar>).contains(scalar) }
      return scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        || scalar == "\u{2028}" || scalar == "\u{2029}" || isOfDirection
    }
    #expect(wrong.isEmpty, "\(all.debugDescription)", sourceLocation: sourceLocation)
    checkCommands(all, sourceLocation: sourceLocation)
    for line in all.split(separator: "\n") {
      let start = line.drop { $0 == " " || $0 == "\t" }
      let isOwn = ["::error file=", "::warning file=", "::notice file="]
        .contains { start.hasPrefix($0) && !start.hasPrefix("::error file=z") }
      #expect(!start.hasPrefix("::") || isOwn, "\(all)", sourceLocation: sourceLocation)
    }
  }

  /// Agents search whole lines for these commands.
  private func checkCommands(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      !text.contains("##[") && !text.contains("##vso["), "\(text)", sourceLocation: sourceLocation)
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Label.swift",
      """
      // widgetgen: family
      protocol Component: Codable {}
      struct Label: Component { var text: String }
      """)
    try sandbox.write("widgetgen.json", "{sources: 'App', output: 'Out'}")
    return sandbox
  }

  private func json(_ text: String) -> String { JSONText.quoted(text) }

  @Test(arguments: ["text", "github"])
  func validateEscapesPayloadsAndTheirNames(format: String) throws {
    let sandbox = try sandbox()
    try sandbox.write("a.json", #"{"type": \#(json(Self.attack))}"#)
    check(sandbox.run("validate", "a.json", "--format=\(format)"))
    let key = #"{"type": "label", "text": "", \#(json(Self.attack)): 1}"#
    try sandbox.write("a.json", key)
    check(sandbox.run("validate", "a.json", "--format=\(format)"))
    try sandbox.write("p/\(Self.attack).json", #"{"type": "other"}"#)
    check(sandbox.run("validate", "p", "--format=\(format)"))
    check(sandbox.run("validate", "a.json", "--root=\(Self.attack)", "--format=\(format)"))
    check(sandbox.run("validate", "\(Self.attack)/a.json", "--format=\(format)"))
  }

  @Test func messagesShowTheEscapedText() throws {
    let sandbox = try sandbox()
    try sandbox.write("a.json", #"{"type": \#(json(Self.attack))}"#)
    #expect(sandbox.run("validate", "a.json").error.contains(Self.escaped))
    let github = sandbox.run("validate", "a.json", "--format=github").error
    #expect(github.hasPrefix("::error file=a.json,line=1"))
    #expect(github.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["text", "github", "json", "junit", "sarif", "gitlab"])
  func generateEscapesAnnotationsAndFileNames(format: String) throws {
    let sandbox = try Sandbox()
    let name = Self.attack.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      .replacing("\u{2028}", with: "").replacing("\u{2029}", with: "")
    try sandbox.write(
      "App/A.swift",
      Self.card.replacing("  var", with: "  // widgetgen: invalid = \"\(name)\"\n  var"))
    try sandbox.write(
      "App/\(Self.attack).swift",
      "// widgetgen: codable\nstruct B {\n  // widgetgen: omit = foo\n  var b = 1\n}\n")
    try sandbox.write("App/::error::INJECTED.swift", "struct C {\n  ::error::INJECTED\u{85}\n")
    for folder in ["App", "App/::error::INJECTED.swift"] {
      let outcome = sandbox.run("check", "--sources", folder, "--output=Out", "--format=\(format)")
      #expect(outcome.exitCode == .invalidInput)
      let isDocument = !["text", "github"].contains(format)
      if isDocument { checkCommands(outcome.output) } else { check(outcome) }
      if format == "junit" {
        #expect(outcome.output.contains("<testcase"))
        // XML 1.0 forbids these characters, even as references.
        let forbidden = outcome.output.unicodeScalars.filter { $0 < " " && $0 != "\n" }
        #expect(forbidden.isEmpty && !outcome.output.contains("&#x"), "\(outcome.output)")
      } else if isDocument {
        _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      }
    }
    try sandbox.write("::error::INJECTED.swift", "struct C {\n::error::INJECTED\n")
    let outcome = sandbox.run(
      "check", "--sources=::error::INJECTED.swift", "--output=Out", "--format=\(format)")
    if ["text", "github"].contains(format) { check(outcome) }
  }

  @Test func listsAndSummariesEscapePaths() throws {
    let sandbox = try Sandbox()
    let sources = "S\(Self.attack)"
    try sandbox.write("\(sources)/Card.swift", Self.card)
    try sandbox.write("T/\(Self.attack).stencil", "// \(Self.attack)\n")
    let output = "Out\(Self.attack)"
    let words = ["--sources", sources, "--templates=T", "--output", output]
    check(sandbox.run(["check"] + words))
    check(sandbox.run(["check", "--diff"] + words))
    check(sandbox.run(["generate"] + words))
    try sandbox.write(
      "\(output)/Old\(Self.attack).generated.swift",
      "// Generated using widgetgen\n// DO NOT EDIT\n")
    check(sandbox.run(["check"] + words))
    check(sandbox.run(["doctor", "--sources", sources]))
    try sandbox.write(
      ".sourcery.yml",
      "sources:\n  - \"S\\n::error file=z::INJECTED\\e[2J\"\ntemplates:\n  - T\noutput: Out\n")
    try sandbox.write("S\n::error file=z::INJECTED\u{1B}[2J/Card.swift", Self.card)
    check(sandbox.run("init", "--from=.sourcery.yml"))
    check(sandbox.run("migrate"))
    check(sandbox.run("templates", "eject", "Kotlin", "--output", "E\(Self.attack)"))
    check(sandbox.run("explain", Self.attack))
    check(sandbox.run(Self.attack))
    check(sandbox.run("generate", "--\(Self.attack)"), shows: "::error file")
    check(sandbox.run("contract", "--sources", sources, "--check", "C\(Self.attack)"))
  }

  /// A carriage return before a line feed is a line break, and a tab only moves the cursor.
  @Test func diffsEscapeControlCharacters() {
    let diff = UnifiedDiff(
      path: "a\u{1B}", old: Array("a\r\n\tb\u{1B}[2J\n".utf8), new: Array("a\r\nc\u{2028}".utf8))
    #expect(
      diff.text
        == "--- a/a\\u{1B}\n+++ b/a\\u{1B}\n@@ -1,2 +1,2 @@\n a\r\n-\tb\\u{1B}[2J\n+c\\u{2028}\n"
        + "\\ No newline at end of file\n")
  }

  /// GitHub ignores the space before an unchanged line.
  @Test func diffsEscapeCommands() {
    let diff = UnifiedDiff(path: "a", old: Array(" ::a\n::b\n".utf8), new: Array(" ::a\n".utf8))
    #expect(diff.text == "--- a/a\n+++ b/a\n@@ -1,2 +1 @@\n  \\u{3A}:a\n-\\u{3A}:b\n")
  }

  @Test func contractDocumentsEscapeNames() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "App/L.swift",
      "// widgetgen: codable\nstruct L {\n  // widgetgen: key = \"a\\u{1B}|*b*[c](d)<e>\"\n  var b: Int\n}\n"
    )
    #expect(sandbox.run("contract", "--output=old.json").exitCode == .success)
    try sandbox.write(
      "App/L.swift",
      "// widgetgen: codable\nstruct L {\n  // widgetgen: key = \"INJECTED\u{202E}\"\n  var b: Int\n}\n"
    )
    for format in ["text", "github", "markdown", "changelog"] {
      check(sandbox.run("contract", "--against=old.json", "--format=\(format)"))
    }
    let changelog = sandbox.run("contract", "--against=old.json", "--format=changelog").output
    #expect(changelog.contains(#"\|\*b\*\[c\](d)&lt;e>"#), "\(changelog)")
  }

  @Test func typesAndSchemasEscapeNamesAndDocumentation() throws {
    let sandbox = try Sandbox()
    let name = Self.attack.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      .replacing("\u{2028}", with: "").replacing("\u{2029}", with: "")
    try sandbox.write(
      "App/L.swift",
      "/// A */ \u{202E}\u{1B}[2J\r\n///\tB\u{85}::error::\r\n// widgetgen: codable\r\nstruct L {\r\n"
        + "  // widgetgen: key = \"a\(name)\", alias = \"b\(name)\"\r\n  var b: Int\r\n}\r\n")
    for form in ["typescript", "kotlin", "schema", "examples"] {
      let outcome = sandbox.run("contract", "--sources=App", "--emit", form)
      #expect(outcome.exitCode == .success, "\(outcome.error)")
      check(outcome)
    }
    let types = sandbox.run("contract", "--sources=App", "--emit=typescript").output
    #expect(types.contains(" * A *\\/ \\u{202E}\\u{1B}[2J\n * \tB\n * ::error::\n"), "\(types)")
    check(sandbox.run("contract", "--sources=App"))
  }

  /// Marks of a writing direction occur in Arabic and Hebrew text, and do not reorder other text.
  @Test func otherTextIsUnchanged() {
    for text in ["é 'ß' 日本 👩‍👩‍👧 \u{200F}שלום\u{200E} \u{FEFF}", "# a ## b #[c] ##1[", "\\u{1B}"] {
      #expect(text.printable == text)
    }
  }
}
