import Testing

@testable import WidgetDriver

/// What the build-tool plugin relies on.
@Suite struct DeclaredOutputTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    return sandbox
  }

  private let run = [
    "--sources", "App", "--templates", "T", "--only", "none", "--output", "Out",
  ]

  @Test func areWrittenAlsoWhenEmpty() throws {
    let sandbox = try sandbox()
    let words = run + ["--declare", "Names.generated.swift", "--declare", "Coding.generated.swift"]
    #expect(sandbox.run(words).exitCode == .success)
    let head = "// Generated using widgetgen\n// DO NOT EDIT\n"
    #expect(sandbox.read("Out/Coding.generated.swift") == head)
    #expect(sandbox.read("Out/Names.generated.swift") == head + "// A\n")
    let before = sandbox.fileSystem.status("Out/Coding.generated.swift")
    #expect(sandbox.run(words).exitCode == .success)
    #expect(sandbox.fileSystem.status("Out/Coding.generated.swift") == before)
  }

  @Test func nothingElseIsWritten() throws {
    let sandbox = try sandbox()
    let outcome = sandbox.run(run + ["--declare", "Coding.generated.swift"])
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.hasPrefix("Names.generated.swift:1:1: error: a build-tool plugin cannot"))
    #expect(sandbox.files() == ["App/A.swift", "T/Names.stencil"])
  }

  /// The build system would not know of the file that was found.
  @Test func noConfigurationIsLookedFor() throws {
    let sandbox = try sandbox()
    try sandbox.write("widgetgen.json", "{ nonsense")
    let names = ["--declare", "Names.generated.swift"]
    #expect(sandbox.run(run + names).exitCode == .success)
    #expect(sandbox.run(run).exitCode == .usage)
  }

  /// Sources belong to their author while they are being built.
  @Test func inlineBlocksAreLeftAlone() throws {
    let sandbox = try sandbox()
    let source = "struct A {\n  // widgetgen:inline:auto:A.X\n  // widgetgen:end\n}\n"
    try sandbox.write("App/A.swift", source)
    try sandbox.write(
      "T/Names.stencil", "// widgetgen:inline:auto:A.X\nvar x = 1\n// widgetgen:end\n")
    try sandbox.write("widgetgen.json", "{ inline: true }")
    let names = ["--declare", "Names.generated.swift"]
    _ = sandbox.run(run + ["--config", "widgetgen.json"] + names)
    #expect(sandbox.read("App/A.swift") == source)
    _ = sandbox.run(run)
    #expect(sandbox.read("App/A.swift")?.contains("var x = 1") == true)
  }
}
