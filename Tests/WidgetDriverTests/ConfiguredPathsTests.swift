import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests paths in `widgetgen.json` that do not exist or lead out of the package, and patterns that match nothing.
@Suite struct ConfiguredPathsTests {
  private func makePackage(_ configuration: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Package/Sources/App/App.swift", "// widgetgen: codable\nstruct App { var text: String }\n")
    try sandbox.write("Package/Package.swift", "")
    try sandbox.write("Package/widgetgen.json", configuration)
    return sandbox
  }

  @Test func missingPathsOfAllTargetsAreReportedInTheConfiguration() throws {
    let sandbox = try makePackage(
      """
      {targets: [
        {sources: 'Source/App', output: 'A', dependencies: 'Sources/Ap'},
        {sources: 'Sources/App', output: 'B', templates: 'Elsewhere'},
      ]}
      """)
    let outcome = sandbox.run("generate", "--config=Package/widgetgen.json")
    #expect(outcome.exitCode == .usage)
    let lines = outcome.error.split(separator: "\n").filter { $0.contains("[unreadable]") }
    let expected = """
      Package/widgetgen.json:2:13: error: 'Package/Source/App' does not exist; did you mean \
      'Package/Sources/App'? [unreadable]
      Package/widgetgen.json:2:54: error: 'Package/Sources/Ap' does not exist; did you mean \
      'Package/Sources/App'? [unreadable]
      Package/widgetgen.json:3:52: error: 'Package/Elsewhere' does not exist; create it, or \
      correct the path [unreadable]
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  /// In an action of Bazel, only the files that the command reads exist.
  @Test func templatesMatterOnlyToCommandsThatRenderThem() throws {
    let sandbox = try makePackage("{sources: 'Sources', output: 'A', templates: 'Elsewhere'}")
    let configuration = "--config=Package/widgetgen.json"
    #expect(sandbox.run("contract", configuration).exitCode == .success)
    #expect(sandbox.run("check", configuration).exitCode == .usage)
  }

  @Test func missingPathOfAFlagHasASuggestion() throws {
    let sandbox = try makePackage("{}")
    let outcome = sandbox.run(
      "generate", "--config=Package/widgetgen.json", "--sources=Package/Sources/Ap", "--output=A")
    #expect(
      outcome.error.contains(
        "cannot be read: no such file or directory; did you mean 'Package/Sources/App'?"))
  }

  @Test(arguments: ["../Generated", "../../..", "/tmp"])
  func outputOutsideOfThePackageIsReported(output: String) throws {
    let sandbox = try makePackage("{sources: 'Sources', output: '\(output)'}")
    let outcome = sandbox.run("check", "--config=Package/widgetgen.json")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("widgetgen.json:1:30: error: '"))
    #expect(outcome.error.contains("[outside-package]"))
  }

  @Test func outputInThePackageIsNotReported() throws {
    let sandbox = try makePackage("{}")
    try sandbox.write(
      "Package/Tool/widgetgen.json", "{sources: '../Sources', output: '../Sources/Generated'}")
    let outcome = sandbox.run("generate", "--config=Package/Tool/widgetgen.json")
    #expect(!outcome.error.contains("outside"))
    let flag = sandbox.run(
      "generate", "--config=Package/Tool/widgetgen.json", "--output=Elsewhere")
    #expect(!flag.error.contains("outside"))
  }

  @Test func patternThatMatchesNothingIsReported() throws {
    let sandbox = try makePackage(
      "{sources: 'Sources', output: 'Generated', strict: true, exclude: ['*Mock.swift', '**/Od']}")
    try sandbox.write("Package/Sources/App/AppMock.swift", "struct Mock {}\n")
    try sandbox.write("Package/Sources/App/Old/Old.swift", "struct Old {}\n")
    let outcome = sandbox.run("generate", "--config=Package/widgetgen.json")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.error.contains(
        "widgetgen.json:1:82: info: '**/Od' matches no file of the sources; correct the pattern, or "
          + "remove it [unused-exclusion]"))
    #expect(!outcome.error.contains("info: '*Mock"))
  }

  @Test func patternsAreSharedByTargets() throws {
    let sandbox = try makePackage(
      """
      {exclude: ['Old'], targets: [
        {sources: 'Sources/App', output: 'A'}, {sources: 'Sources/Core', output: 'B'},
      ]}
      """)
    try sandbox.write("Package/Sources/Core/Old/Old.swift", "struct Old {}\n")
    let outcome = sandbox.run("generate", "--config=Package/widgetgen.json")
    #expect(!outcome.error.contains("Old"))
  }
}
