import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests generated files that no template or generation writes any longer.
@Suite struct OrphanTests {
  private static let header = "// Generated using widgetgen\n// DO NOT EDIT\n"

  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.write(
      "Templates/Names.stencil",
      "let a = 1\n// widgetgen:file:Deep/Extra\nlet b = 1\n// widgetgen:end\n")
    try sandbox.write(
      "widgetgen.json", "{sources: 'App', templates: 'Templates', output: 'App/Generated'}")
    #expect(sandbox.run().exitCode == .success)
    try sandbox.write("Templates/Renamed.stencil", "let a = 1\n")
    try sandbox.remove("Templates/Names.stencil")
    try sandbox.write("App/Generated/Mine.swift", "let mine = 1\n")
    try sandbox.write("App/Generated/Theirs.swift", "// Generated using Sourcery\n")
    return sandbox
  }

  private static let orphans = [
    "App/Generated/Deep/Extra.generated.swift", "App/Generated/Names.generated.swift",
  ]

  @Test func orphansAreListedUntilTheyAreRemoved() throws {
    let sandbox = try makeProject()
    let generate = sandbox.run()
    #expect(generate.exitCode == .success)
    for path in Self.orphans {
      #expect(
        generate.error.contains("\(path):1:1: warning: nothing generates this file anymore"))
    }
    let check = sandbox.run("check")
    #expect(check.exitCode == .stale)
    #expect(
      check.output == Self.orphans.map { "orphaned: \($0)\n" }.joined()
        + "to bring them up to date, run:\nwidgetgen generate --prune\n")
    let json = sandbox.run("check", "--format=json")
    #expect(json.exitCode == .stale && json.output.contains("\"\(Self.orphans[1])\"\n  ]"))
    let prune = sandbox.run("generate", "--prune")
    #expect(prune.error == "widgetgen: 2 files removed, 1 up to date\n")
    #expect(
      sandbox.files().filter { $0.contains("Generated") } == [
        "App/Generated/Mine.swift", "App/Generated/Renamed.generated.swift",
        "App/Generated/Theirs.swift",
      ])
    #expect(sandbox.run("check").exitCode == .success)
  }

  /// With `--only`, the outputs of other generations are unknown.
  @Test func partialRunsReportNoOrphans() throws {
    let sandbox = try makeProject()
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.run("check", "--only=Coding").exitCode == .success)
    #expect(sandbox.run("generate", "--only=Coding", "--prune").exitCode == .success)
    #expect(Self.orphans.allSatisfy { sandbox.read($0) != nil })
  }

  @Test func orphansAreErrorsInAStrictRun() throws {
    let outcome = try makeProject().run("generate", "--strict")
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains(": error: nothing generates this file anymore"))
  }
}
