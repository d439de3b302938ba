import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests an `output` that is a file. As in Sourcery, the file contains the output of all templates.
@Suite struct OutputFileTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}")
    try sandbox.write("T/B.stencil", "// b\n")
    try sandbox.write("T/A.stencil", "// a\n{# widgetgen #}")
    return sandbox
  }

  @Test func templatesAreJoinedInTheOrderOfTheirNames() throws {
    let sandbox = try sandbox()
    let arguments = [
      "--sources=App", "--templates=T/B.stencil", "--templates=T/A.stencil", "--only=none",
      "--output=Out/All.swift",
    ]
    #expect(sandbox.run(arguments).exitCode == .success)
    #expect(
      sandbox.read("Out/All.swift")
        == "// Generated using widgetgen\n// DO NOT EDIT\n\n// a\n\n// b\n")
    #expect(sandbox.files().filter { $0.hasPrefix("Out/") } == ["Out/All.swift"])
    #expect(sandbox.run(["check"] + arguments).exitCode == .success)
  }

  @Test func oneTemplateWritesTwoFilesOfAFolder() throws {
    let sandbox = try sandbox()
    for file in ["MocksA", "MocksB"] {
      let outcome = sandbox.run(
        "--sources=App", "--templates=T/A.stencil", "--only=none", "--output=Out/\(file).swift")
      #expect(outcome.exitCode == .success, "\(outcome.error)")
    }
    #expect(
      sandbox.files().filter { $0.hasPrefix("Out/") } == ["Out/MocksA.swift", "Out/MocksB.swift"])
  }

  @Test func fileWithoutTemplateOutputIsEmptied() throws {
    let sandbox = try sandbox()
    let arguments = [
      "--sources=App", "--templates=T/A.stencil", "--only=none", "--output=All.swift",
    ]
    #expect(sandbox.run(arguments).exitCode == .success)
    try sandbox.write("T/A.stencil", "")
    #expect(sandbox.run(arguments).exitCode == .success)
    #expect(sandbox.read("All.swift") == "// Generated using widgetgen\n// DO NOT EDIT\n")
  }

  @Test func builtinsKeepTheirOwnFiles() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/C.swift", "// widgetgen: codable\nstruct C { let c: Int }")
    let outcome = sandbox.run(
      "--sources=App", "--templates=T/A.stencil", "--output=Out/All.swift")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      sandbox.files().filter { $0.hasPrefix("Out/") }
        == ["Out/All.swift", "Out/Coding.generated.swift"])
  }

  @Test func folderNameCanEndLikeAFile() throws {
    let sandbox = try sandbox()
    try sandbox.write("Gen.swift/keep.txt", "")
    let outcome = sandbox.run(
      "--sources=App", "--templates=T/A.stencil", "--only=none", "--output=Gen.swift")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("Gen.swift/A.generated.swift") != nil)
  }
}
