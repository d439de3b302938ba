import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct SourceryCommandTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}\n// widgetgen: codable\nstruct C { let c: Int }")
    try sandbox.write("App/Old/B.swift", "struct B {}")
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}{{ t.name }} {% endfor %}")
    try sandbox.write("T/Skip.stencil", "skipped")
    try sandbox.write("Swift/A.swifttemplate", "<% %>")
    return sandbox
  }

  private func body(_ text: String?) -> String? {
    text.map { String($0.split(separator: "\n", maxSplits: 2)[2]) }
  }

  @Test func flagsSelectSourcesAndTemplates() throws {
    let sandbox = try sandbox()
    let outcome = sandbox.run(
      "sourcery", "--sources", "App", "--exclude-sources", "App/Old", "--templates", "T",
      "--exclude-templates", "T/Skip.stencil", "--output", "Gen", "--args", "a=1,flag")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    // Built-in generations do not run, so only the template's output is written.
    #expect(sandbox.files().filter { $0.hasPrefix("Gen/") } == ["Gen/Names.generated.swift"])
    #expect(body(sandbox.read("Gen/Names.generated.swift")) == "A C ")
  }

  /// As in Sourcery, `--prune` removes the files of templates without output. Files of other calls stay.
  @Test func pruningRemovesEmptyFiles() throws {
    let sandbox = try sandbox()
    let run = ["sourcery", "--sources=App", "--output=Gen"]
    #expect(sandbox.run(run + ["--templates=T"]).exitCode == .success)
    try sandbox.write("T/Names.stencil", "{% if argument.all %}all{% endif %}")
    let prune = run + ["--templates=T/Names.stencil", "-p"]
    let check = sandbox.run(prune + ["--check"])
    #expect(
      check.exitCode == .stale && check.output.contains("orphaned: Gen/Names.generated.swift"),
      "\(check.output)")
    let outcome = sandbox.run(prune)
    #expect(outcome.error.contains("1 file removed"), "\(outcome.error)")
    #expect(sandbox.files().filter { $0.hasPrefix("Gen/") } == ["Gen/Skip.generated.swift"])
    // Without the flag, the file stays with its header.
    #expect(sandbox.run(Array(prune.dropLast()) + ["--args=all"]).exitCode == .success)
    #expect(sandbox.run(Array(prune.dropLast())).exitCode == .success)
    #expect(
      sandbox.read("Gen/Names.generated.swift") == "// Generated using widgetgen\n// DO NOT EDIT\n")
    _ = sandbox.run(prune)
    #expect(sandbox.read("Gen/Names.generated.swift") == nil)
  }

  @Test func outputCanBeOneFile() throws {
    let sandbox = try sandbox()
    let outcome = sandbox.run(
      "sourcery", "--sources=App", "--templates=T", "--output=Gen/All.swift")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(body(sandbox.read("Gen/All.swift")) == "\nA B C \nskipped")
  }

  @Test func configurationTakesPrecedenceOverFlags() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      ".sourcery.yml",
      """
      configurations:
      - {sources: [App/Old], templates: [T/Names.stencil], output: One.swift}
      - {sources: [App], templates: [T/Names.stencil], output: Two.swift}
      """)
    let outcome = sandbox.run("sourcery", "--output", "Other")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      outcome.error.contains("note: '--output' has no effect: .sourcery.yml takes precedence"))
    #expect(body(sandbox.read("One.swift")) == "\nB ")
    #expect(body(sandbox.read("Two.swift")) == "\nA B C ")
  }

  @Test func configurationsAreFoundByNameAndFolder() throws {
    let sandbox = try sandbox()
    try sandbox.write(".git/HEAD", "")
    try sandbox.write(
      "One.yml", "sources: [App/Old]\ntemplates: [T/Names.stencil]\noutput: One.swift\n")
    try sandbox.write(
      "sub/.sourcery.yml", "sources: [../App]\ntemplates: [../T/Names.stencil]\noutput: .\n")
    let outcome = sandbox.run("sourcery", "--config", "One.yml", "--config", "sub")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("One.swift") != nil && sandbox.read("sub/Names.generated.swift") != nil)
  }

  @Test func inlineBlocksAreFilled() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/A.swift", "struct A {\n// sourcery:inline:A.N\n// sourcery:end\n}\n")
    try sandbox.write("T/Names.stencil", "// sourcery:inline:A.N\nlet n = 1\n// sourcery:end\n")
    let outcome = sandbox.run("sourcery", "--sources=App", "--templates=T/Names.stencil")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("App/A.swift")?.contains("let n = 1") == true)
  }

  @Test func flagsWithoutMeaningAreNoted() throws {
    let sandbox = try sandbox()
    let outcome = sandbox.run(
      "sourcery", "--sources=App", "--templates=T", "--output=Gen", "--disableCache",
      "--hideVersionHeader", "--parseDocumentation", "--serialParse", "--cacheBasePath", "X",
      "--headerPrefix", "// x", "--baseIndentation", "4", "--force-parse", "gen", "--buildPath=Y")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.error.contains("note: '--disableCache' has no effect: nothing is cached"))
    #expect(outcome.error.contains("note: '--headerPrefix' has no effect"))
    #expect(outcome.error.contains("note: '--cacheBasePath' has no effect: nothing is cached"))
    #expect(outcome.error.contains("note: '--buildPath' has no effect: no template is compiled"))
    let quiet = sandbox.run(
      "sourcery", "--sources=App", "--templates=T", "--output=Gen", "--disableCache", "-q")
    #expect(quiet.error == "")
  }

  @Test func otherCallsCanWriteToTheSameFolder() throws {
    let sandbox = try sandbox()
    for template in ["Names", "Skip"] {
      let outcome = sandbox.run(
        "sourcery", "--sources=App", "--templates=T/\(template).stencil", "--output=Gen")
      #expect(outcome.exitCode == .success && !outcome.error.contains("warning"))
    }
    #expect(sandbox.files().filter { $0.hasPrefix("Gen/") }.count == 2)
  }

  @Test(arguments: [
    (["--dry"], "error: '--dry' is not supported; '--check' lists the files that would change"),
    (["--watch"], "error: '--watch' is not supported; run the command again"),
    (["--templates=T"], "error: 'sourcery' needs '--sources'"),
    (
      ["--sources=App", "--templates=Swift", "-q"],
      "Swift/A.swifttemplate:1:1: error: 'Swift/A.swifttemplate' is a program in Swift; run 'widgetgen"
    ),
    (["--sources=App", "--templates=App"], "App:1:1: error: there is no template in App"),
    (["--sources=App", "--templates=Gone"], "Gone:1:1: error: cannot be read: no such file"),
    (
      ["--config", "Empty.yml"],
      "Empty.yml:1:1: error: 'configurations' is empty; list at least one"
    ),
    (["--config", "Gone.yml"], "Gone.yml:1:1: error: cannot be read: no such file or directory"),
  ])
  func unsupportedFlagsAreErrors(_ flags: [String], _ error: String) throws {
    let sandbox = try sandbox()
    try sandbox.write("Empty.yml", "configurations: []\n")
    let outcome = sandbox.run(["sourcery"] + flags)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix(error), "\(outcome.error)")
  }
}
