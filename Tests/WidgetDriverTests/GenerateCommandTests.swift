import Foundation
import TestSupport
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct GenerateCommandTests {
  /// Returns a project with a widget, a user-defined template and a configuration.
  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Button.swift",
      "protocol AutoDecodable {}\nstruct Button: AutoDecodable {\n  let title: String\n}\n")
    try sandbox.write(
      "Templates/Names.stencil",
      "{% for type in types.structs %}// {{ type.name }} {{ argument.mark }}\n{% endfor %}")
    try sandbox.write(
      "widgetgen.json",
      "{sources: 'App', templates: 'Templates', output: 'App/Generated', runtime: 'beagle-1'}")
    return sandbox
  }

  /// A name in `select` is reported only if it is similar to a known name. A protocol of another module may have no
  /// conforming types yet.
  @Test func misspelledSelectionsAreReported() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/A.swift", "enum Outer { protocol Screen {} }\nprotocol Page {}\nstruct A: Foreign {}")
    try sandbox.write(
      "widgetgen.json",
      """
      {sources: 'App', output: 'Out', select: [
        "Pagge", 'Screen', "Kit.Page", "Page", "Foreign", "Codable", "Foreing", "Other"
      ]}
      """)
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .success)
    let lines = outcome.error.split(separator: "\n").map(String.init)
    let message = "so 'select' finds no types; did you mean"
    #expect(
      lines.dropLast() == [
        "widgetgen.json:2:3: warning: no source declares or uses a protocol 'Pagge', \(message) 'Page'? [misspelled-selection]",
        #"  "Pagge", 'Screen', "Kit.Page", "Page", "Foreign", "Codable", "Foreing", "Other""#,
        "  ^~~~~~~",
        "widgetgen.json:2:12: warning: no source declares or uses a protocol 'Screen', \(message) 'Outer.Screen'? [misspelled-selection]",
        #"  "Pagge", 'Screen', "Kit.Page", "Page", "Foreign", "Codable", "Foreing", "Other""#,
        "           ^~~~~~~~",
        "widgetgen.json:2:22: warning: no source declares or uses a protocol 'Kit.Page', \(message) 'Page'? [misspelled-selection]",
        #"  "Pagge", 'Screen', "Kit.Page", "Page", "Foreign", "Codable", "Foreing", "Other""#,
        "                     ^~~~~~~~~~",
      ])
    let flag = sandbox.run("check", "--select=Pagge")
    #expect(
      flag.error.hasPrefix("--select:1:1: warning: no source declares or uses a protocol 'Pagge'"))
  }

  @Test func secondRunTouchesNothing() throws {
    let sandbox = try makeProject()
    let first = sandbox.run("generate")
    #expect(first.exitCode == .success)
    #expect(first.error == "widgetgen: 2 files written to App/Generated\n" && first.output.isEmpty)
    let outputs = ["App/Generated/Coding.generated.swift", "App/Generated/Names.generated.swift"]
    #expect(sandbox.files().filter { $0.contains("Generated") } == outputs)
    #expect(
      sandbox.read(outputs[1]) == "// Generated using widgetgen\n// DO NOT EDIT\n// Button \n")
    let before = outputs.map(sandbox.fileSystem.status)
    #expect(sandbox.run().exitCode == .success)
    #expect(outputs.map(sandbox.fileSystem.status) == before)
    #expect(sandbox.run("check").exitCode == .success)
  }

  @Test func checkListsStaleFilesAndTheCommandToUpdateThem() throws {
    let sandbox = try makeProject()
    _ = sandbox.run("generate", "--args", "mark=old")
    let files = sandbox.files()
    let check = sandbox.run("check", "--diff", "--args", "mark=new one")
    #expect(check.exitCode == .stale)
    #expect(
      check.output == """
        stale: App/Generated/Names.generated.swift
        --- a/App/Generated/Names.generated.swift
        +++ b/App/Generated/Names.generated.swift
        @@ -1,3 +1,3 @@
         // Generated using widgetgen
         // DO NOT EDIT
        -// Button old
        +// Button new one
        to bring it up to date, run:
        widgetgen generate --args 'mark=new one'

        """)
    #expect(check.error.isEmpty)
    #expect(sandbox.files() == files)
    #expect(sandbox.read("App/Generated/Names.generated.swift")?.contains("Button old") == true)
    let quiet = sandbox.run("check", "--quiet")
    #expect(quiet.exitCode == .stale && quiet.output.isEmpty && quiet.error.isEmpty)
  }

  @Test func checkListsMissingFilesInEveryFormat() throws {
    let sandbox = try makeProject()
    let text = sandbox.run("check")
    #expect(text.output.hasPrefix("missing: App/Generated/Coding.generated.swift\nmissing: "))
    let github = sandbox.run("check", "--format=github")
    #expect(
      github.error.hasPrefix(
        "::error file=App/Generated/Coding.generated.swift,title=stale::the generated file is missing"
      ))
    let json = sandbox.run("check", "--format=json")
    #expect(json.output.contains("\"stale\": [\n    \"App/Generated/Coding.generated.swift\","))
    #expect(json.exitCode == .stale)
    #expect(!sandbox.files().contains { $0.contains("Generated") })
  }

  @Test func runPrintsASummary() throws {
    let sandbox = try makeProject()
    #expect(sandbox.run("generate").error == "widgetgen: 2 files written to App/Generated\n")
    #expect(sandbox.run("generate").error == "widgetgen: 2 files up to date\n")
    #expect(sandbox.run("check").error == "widgetgen: 2 files up to date\n")
    try sandbox.write("App/Generated/Coding.generated.swift", "// Generated using widgetgen\n")
    #expect(
      sandbox.run("generate").error
        == "widgetgen: 1 file written to App/Generated, 1 up to date\n")
    #expect(sandbox.run("generate", "--quiet").error.isEmpty)
    try sandbox.write("none.json", "{}")
    try sandbox.write("Empty/A.swift", "struct A {}")
    #expect(
      sandbox.run("generate", "--config=none.json", "--sources=Empty").error
        == "widgetgen: nothing to generate; mark types with '// widgetgen: codable', mark protocols, classes "
        + "and enums that are families with '// widgetgen: family', or select types with '--select' or '--runtime'\n"
    )
  }

  /// The second run changes no source, but the blocks are generated.
  @Test func sourcesWithUnchangedBlocksAreUpToDate() throws {
    let sandbox = try Sandbox()
    let source = """
      import WidgetRuntime

      // widgetgen: decodable
      final class A: Decodable {
        var a: Int
        // widgetgen:inline:auto:A.Coding
        // widgetgen:end
      }

      """
    try sandbox.write("App/A.swift", source)
    let flags = ["--sources=App", "--output=Out", "--inline"]
    #expect(
      sandbox.run(["generate"] + flags).error == "widgetgen: inline blocks of 1 file filled\n")
    #expect(sandbox.run(["generate"] + flags).error == "widgetgen: 1 file up to date\n")
    #expect(sandbox.run(["check"] + flags).error == "widgetgen: 1 file up to date\n")
  }

  @Test func templatesThatPrintNothingAreNotBlamedOnAnnotations() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.write("T/t.stencil", "")
    #expect(
      sandbox.run("sourcery", "--sources=App", "--templates=T", "--output=Out").error
        == "widgetgen: nothing to generate; the templates print nothing\n")
  }

  @Test func verboseRunsPrintPhases() throws {
    let sandbox = try makeProject()
    let verbose = sandbox.run("generate", "--verbose").error.split(separator: "\n").dropLast()
    #expect(
      verbose.map { $0.prefix { $0 != ":" } } == [
        "discover", "scan", "generate", "compare", "write",
      ])
    #expect(verbose[1].hasPrefix("scan: 1 sources in 0."))
    try sandbox.write("App/Wrong.swift", "// widgetgen: codable\nstruct W { let a: () -> Void }")
    let wrong = sandbox.run("generate", "--verbose")
    #expect(wrong.exitCode == .invalidInput)
    #expect(wrong.error.hasPrefix("discover: "))
  }

  @Test(arguments: [
    ("Coding", "; rename"),
    ("coding", ", which is the same file on a case-insensitive disk; rename"),
  ])
  func templateWithTheNameOfAGenerationIsAnError(_ name: String, _ end: String) throws {
    let sandbox = try makeProject()
    try sandbox.write("Templates/\(name).stencil", "mine")
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix(
        "Templates/\(name).stencil:1:1: error: this template writes '\(name).generated.swift' and "
          + "'built-in Coding' writes 'Coding.generated.swift'\(end)"), "\(outcome.error)")
  }

  @Test func outputFolderIsRequiredForOutputs() throws {
    let sandbox = try makeProject()
    try sandbox.write("widgetgen.json", "{sources: 'App'}")
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("error: no output folder is configured"))
  }

  @Test func dependenciesGetNoCode() throws {
    let sandbox = try makeProject()
    try sandbox.write("Core/Core.swift", "struct Core: AutoDecodable { let core: Int }\n")
    _ = sandbox.run(
      "generate", "--dependencies", "Core", "--dependencies", "App/Button.swift")
    let coding = try #require(sandbox.read("App/Generated/Coding.generated.swift"))
    #expect(coding.contains("Button"))
    #expect(!coding.contains("Core"))
  }

  @Test func outputWithoutTypesIsEmptied() throws {
    let sandbox = try makeProject()
    try sandbox.write("Templates/Names.stencil", "let count = {{ types.all.count }}")
    #expect(sandbox.run("generate").exitCode == .success)
    try sandbox.write("App/Generated/Families.generated.swift", "// written by hand\n")
    try sandbox.write("Templates/Names.stencil", "")
    for file in sandbox.files() where file.hasSuffix("Button.swift") {
      try sandbox.write(file, "struct Button {}\n")
    }
    let stale = sandbox.run("check")
    #expect(stale.exitCode == .stale)
    #expect(stale.output.contains("stale: App/Generated/Names.generated.swift\n"))
    #expect(sandbox.run("generate", "--only", "Equality").exitCode == .success)
    #expect(sandbox.read("App/Generated/Coding.generated.swift")?.contains("Button") == true)
    #expect(sandbox.run("generate").exitCode == .success)
    for name in ["Coding", "Names"] {
      #expect(
        sandbox.read("App/Generated/\(name).generated.swift")
          == "// Generated using widgetgen\n// DO NOT EDIT\n")
    }
    #expect(sandbox.read("App/Generated/Families.generated.swift") == "// written by hand\n")
    #expect(sandbox.run("check").exitCode == .success)
  }

  @Test func includesStayInTheTemplateFolder() throws {
    let sandbox = try makeProject()
    try sandbox.write("secret.stencil", "secret")
    try sandbox.write("Templates/part.stencil", "part")
    try sandbox.write("Templates/Names.stencil", "{% include \"part.stencil\" %}")
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.read("App/Generated/Names.generated.swift")?.hasSuffix("part") == true)
    try sandbox.link("Templates/link.stencil", to: "../secret.stencil")
    for name in ["../secret.stencil", sandbox.path("secret.stencil"), "link.stencil"] {
      try sandbox.write("Templates/Names.stencil", "{% include \"\(name)\" %}")
      let outcome = sandbox.run("generate")
      #expect(outcome.exitCode == .invalidInput)
      #expect(outcome.error.hasPrefix("Templates/Names.stencil:1:"))
    }
  }
}
