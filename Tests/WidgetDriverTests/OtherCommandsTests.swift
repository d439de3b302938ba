import Foundation
import Testing
import WidgetPlan

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct OtherCommandsTests {
  @Test func renderReadsFilesAndStandardInput() throws {
    let sandbox = try Sandbox()
    try sandbox.write("T/t.stencil", "{% include \"part.stencil\" %} {{ n }} {{ list.1 }}")
    try sandbox.write("Parts/part.stencil", "Hello {{ name }}")
    try sandbox.write("c.json", "{\"name\": \"Ada\", \"n\": 1.5, \"list\": [1, true]}")
    let outcome = sandbox.run(
      "render", "--template=T/t.stencil", "--context=c.json", "--include-dir", "Parts")
    #expect(outcome.output == "Hello Ada 1.5 true")
    let input = sandbox.run(
      ["render", "--template", "-", "--context", "c.json"], input: "{{ name }}")
    #expect(input.output == "Ada")
    let context = sandbox.run(
      ["render", "--template=Parts/part.stencil", "--context=-"], input: "{\"name\": \"é\"}")
    #expect(context.output == "Hello é")
    let both = sandbox.run("render", "--template=-", "--context=-")
    #expect(both.exitCode == .usage)
    for folder in ["Missing", "c.json"] {
      let outcome = sandbox.run(
        "render", "--template=T/t.stencil", "--context=c.json", "--include-dir=\(folder)")
      #expect(outcome.exitCode == .usage)
      #expect(outcome.error.hasPrefix("\(folder):1:1: error: cannot be read: "))
    }
    let missing = sandbox.run("render", "--template=T/t.stencil", "--context=c.json")
    #expect(missing.exitCode == .invalidInput)
    #expect(missing.error.hasPrefix("T/t.stencil:1:"))
  }

  @Test func dumpKeepsTheGivenOrder() throws {
    let sandbox = try Sandbox()
    try sandbox.write("B/b.swift", "struct B {}")
    try sandbox.write("B/a.swift", "// Generated using Sourcery")
    try sandbox.write("a.swift", "// Generated using Sourcery\nstruct A {}")
    let outcome = sandbox.run("dump", "B", "a.swift")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let files = try #require((object as? [String: Any])?["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["B/b.swift", "a.swift"])
    #expect(outcome.exitCode == .success)
  }

  @Test func dumpReportsErrorsAndPrintsTheRest() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift", "struct A {")
    let outcome = sandbox.run("dump", "a.swift")
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.hasPrefix("a.swift:1:10: error: "))
    #expect(outcome.output.contains("\"A\""))
  }

  @Test(arguments: [["dump", "a.swift"], ["help"], ["check", "--sources=a.swift", "--output=O"]])
  func outputThatCannotBeWrittenIsAnError(words: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift", "protocol AutoDecodable {}\nstruct A: AutoDecodable {}")
    let outcome = sandbox.run(words, outputIsFull: true)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error == "error: standard output cannot be written\n")
  }

  @Test func templatesAreListedAndEjectedOnce() throws {
    let sandbox = try Sandbox()
    let list = sandbox.run("templates", "list").output.split(separator: "\n")
    #expect(list == list.sorted())
    #expect(list.contains { $0.hasPrefix("  Kotlin.stencil ") && $0.contains("--emit kotlin") })
    #expect(list.allSatisfy { $0.split(separator: " ").count > 2 }, "a template has no summary")
    let eject = sandbox.run("templates", "eject", "Kotlin", "--output", "Own")
    #expect(eject.output == "wrote Own/Kotlin.stencil\n")
    #expect(sandbox.read("Own/Kotlin.stencil")?.isEmpty == false)
    let again = sandbox.run("templates", "eject", "Kotlin.stencil", "--output", "Own")
    #expect(again.exitCode == .usage)
    #expect(again.error.hasPrefix("Own/Kotlin.stencil:1:1: error: cannot be written: file exists"))
    let both = sandbox.run("templates", "eject", "Catalog", "AutoCodable")
    #expect(both.output == "wrote Catalog.stencil\nwrote AutoCodable.stencil\n")
    let second = sandbox.run("templates", "eject", "TypeScript", "Coding")
    #expect(second.exitCode == .usage && sandbox.read("TypeScript.stencil") == nil)
  }

  @Test func bashCompletesWords() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.bash", sandbox.run("completions", "bash").output)
    func complete(_ words: [String]) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let script = """
        . '\(sandbox.path("widgetgen.bash"))'; COMP_WORDS=(widgetgen \(list))
        COMP_CWORD=\(words.count); _widgetgen; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", script]
      process.currentDirectoryURL = URL(filePath: sandbox.folder)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    #expect(try complete(["ch"]) == ["check"])
    #expect(try complete(["check", "--dif"]) == ["--diff"])
    #expect(try complete(["--runtime", "st"]) == ["standalone"])
    #expect(try complete(["completions", "f"]) == ["fish"])
    #expect(try complete(["generate", "--config", "widget"]) == ["widgetgen.bash"])
    try sandbox.write("My App/a b.swift", "")
    #expect(try complete(["dump", "My"]) == ["My App"])
    #expect(try complete(["dump", "My App/"]) == ["My App/a b.swift"])
    #expect(try complete(["check", "--sources", "My"]) == ["My App"])
    #expect(try complete(["templates", "ej"]) == ["eject"])
    #expect(try complete(["templates", "eject", "Typ"]) == ["TypeScript"])
    #expect(try complete(["templates", "Typ"]) == [])
    // Names of files are completed only where a file is expected.
    try sandbox.write("check-list/x", "")
    #expect(try complete(["check", "check"]) == [])
    #expect(try complete(["explain", "stal"]) == ["stale"])
    #expect(try complete(["explain", "keyS"]) == ["keyStyle"])
    #expect(try complete(["help", "anno"]) == ["annotations"])
    #expect(try complete(["generate", "--output", "My"]) == ["My App"])
    #expect(try complete(["generate", "--output", "widget"]) == [])
    // A flag can have different values in different commands.
    #expect(try complete(["contract", "--format", "change"]) == ["changelog"])
    #expect(try complete(["check", "--format", "change"]) == [])
    #expect(try complete(["contract", "--output", "widget"]) == ["widgetgen.bash"])
    // The flags of a task are completed after the flag that selects it.
    #expect(try complete(["contract", "--ag"]) == ["--against"])
    #expect(try complete(["contract", "--sev"]) == [])
    #expect(try complete(["contract", "--against", "a", "--sev"]) == ["--severity"])
    #expect(try complete(["contract", "--live", "--fa"]) == ["--fail-on"])
    #expect(try complete(["contract", "--emit", "schema", "--op"]) == ["--open"])
    #expect(try complete(["contract", "--emit", "schema", "--im"]) == [])
    #expect(try complete(["contract", "--emit=catalog", "--im"]) == ["--images"])
    #expect(try complete(["contract", "--emit", "=", "catalog", "--im"]) == ["--images"])
    // Bash splits words at `=` if COMP_WORDBREAKS contains it.
    #expect(try complete(["check", "--format", "=", "sar"]) == ["sarif"])
    #expect(
      try complete(["check", "--format", "="])
        == ["text", "json", "github", "sarif", "junit", "gitlab"])
    #expect(try complete(["check", "--format=sar"]) == ["--format=sarif"])
    #expect(try complete(["check", "--config", "=", "widget"]) == ["widgetgen.bash"])
  }

  @Test(arguments: Completions.Shell.allCases)
  func completionsContainEveryFlag(shell: Completions.Shell) throws {
    let script = Completions(commands: .full).script(for: shell)
    for key in KeyDocumentation.all { #expect(script.contains(key.spelling)) }
    for command in CommandSet.full.commands {
      #expect(script.contains(command.name))
      for flag in command.visibleFlagsOfAllTasks { #expect(script.contains(flag.name)) }
    }
  }

  private static func path(of shell: Completions.Shell) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  // One test for each shell, so that a missing shell is reported as skipped.
  @Test func bashAcceptsItsScript() throws { try checkThatScriptIsAccepted(.bash) }

  @Test(.enabled(if: path(of: .zsh) != nil, "zsh is not installed"))
  func zshAcceptsItsScript() throws { try checkThatScriptIsAccepted(.zsh) }

  @Test(.enabled(if: path(of: .fish) != nil, "fish is not installed"))
  func fishAcceptsItsScript() throws { try checkThatScriptIsAccepted(.fish) }

  private func checkThatScriptIsAccepted(_ shell: Completions.Shell) throws {
    let path = try #require(Self.path(of: shell))
    let sandbox = try Sandbox()
    try sandbox.write("script", Completions(commands: .full).script(for: shell))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", sandbox.path("script")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ("a", "'a'", "'a'"), ("it's", "'it'\\''s'", "'it\\'s'"), ("a\\b", "'a\\b'", "'a\\\\b'"),
  ])
  func wordsAreQuotedForShells(text: String, posix: String, fish: String) {
    #expect(ShellWord.posix(text) == posix)
    #expect(ShellWord.fish(text) == fish)
  }

  /// zsh replaces a word such as `=ls` with the path of a command.
  @Test(arguments: [
    ("a=b", "a=b"), ("=a", "'=a'"), ("", "''"), ("a b", "'a b'"), ("--a=/b,c", "--a=/b,c"),
  ])
  func wordsAreQuotedOnlyIfNeeded(text: String, quoted: String) {
    #expect(ShellWord.posixIfNeeded(text) == quoted)
  }

  @Test func helpIsPrintedForTheToolAndCommands() throws {
    let sandbox = try Sandbox()
    let overview = sandbox.run("--help").output
    #expect(overview.contains("\ncommands:\n  generate "))
    #expect(sandbox.run("help").output == overview)
    #expect(sandbox.run("-h").output == overview)
    let generate = sandbox.run("generate", "--help").output
    #expect(generate == sandbox.run("help", "generate").output)
    #expect(generate.contains("\nreporting flags:\n  --strict"))
    #expect(generate.contains("(default: standalone)") && generate.contains("\nexamples:\n"))
    #expect(
      sandbox.run("help", "templates", "eject").output == sandbox.run("templates", "-h").output)
    let wrong = sandbox.run("help", "templates", "ejct")
    #expect(wrong.exitCode == .usage)
    #expect(wrong.error.hasPrefix("error: unknown argument 'ejct'; did you mean 'eject'?"))
    #expect(sandbox.run("help", "check", "--diff").exitCode == .usage)
  }

  @Test func manPageContainsEverything() throws {
    let page = try Sandbox().run("man").output
    #expect(page.hasPrefix(".TH WIDGETGEN 1"))
    for section in ["DESCRIPTION", "EXAMPLES", "FILES", "ENVIRONMENT"] {
      #expect(page.contains("\n.SH \(section)\n"))
    }
    for command in CommandSet.full.commands {
      #expect(page.contains(".SS widgetgen \(command.name)"))
    }
    for flag in Command.generate.flags where !flag.isHidden {
      let name = flag.name.split(separator: "-").joined(separator: "\\-")
      #expect(page.contains("\\-\\-\(name)"))
    }
  }
}
