import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests printing, writing and checking a contract, and the errors of the command.
@Suite struct ContractCommandTests {
  private static let source = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", Self.source)
    return sandbox
  }

  @Test func writesAndChecksTheContract() throws {
    let sandbox = try sandbox()
    let flags = ["--sources", "App"]
    #expect(sandbox.run(["contract", "--check", "c.json"] + flags).exitCode == .stale)
    #expect(sandbox.run(["contract", "--output", "c.json"] + flags).exitCode == .success)
    let written = try #require(sandbox.read("c.json"))
    #expect(written == sandbox.run(["contract"] + flags).output)
    #expect(sandbox.run(["contract", "--check", "c.json"] + flags).exitCode == .success)
    try sandbox.write("App/Label.swift", Self.source.replacing("text:", with: "title:"))
    let stale = sandbox.run(["contract", "--check", "c.json", "--diff"] + flags)
    #expect(stale.exitCode == .stale)
    #expect(stale.output.contains(#"+        "title": {"reads": ["title"]"#))
    #expect(
      stale.output.hasSuffix(
        "to bring it up to date, run:\nwidgetgen contract --sources App --output c.json\n"))
  }

  @Test(arguments: [
    (["--output", "d.json"], "widgetgen: d.json written\n"),
    (["--emit", "schema", "--output", "s.json"], "widgetgen: s.json written\n"),
    (["--check", "c.json"], "widgetgen: c.json is up to date\n"),
    (["--against", "c.json"], "widgetgen: no change since c.json\n"),
    (["--check", "c.json", "--quiet"], ""), (["--check", "c.json", "--format", "json"], ""),
    (["--against", "c.json", "--format", "markdown"], ""),
  ])
  func successIsOneLine(words: [String], error: String) throws {
    let sandbox = try sandbox()
    let flags = ["--sources", "App"]
    #expect(sandbox.run(["contract", "--output", "c.json"] + flags).exitCode == .success)
    let result = sandbox.run(["contract"] + words + flags)
    #expect(result.exitCode == .success && result.error == error, "\(result.error)")
  }

  @Test(arguments: [["--output", "d.json"], ["--emit", "schema"], ["--check", "c.json"]])
  func reportsWithoutDiagnosticsAreWritten(words: [String]) throws {
    let sandbox = try sandbox()
    let flags = ["--sources", "App"]
    #expect(sandbox.run(["contract", "--output", "c.json"] + flags).exitCode == .success)
    let report = ["--format", "sarif", "--output-file", "r.sarif"]
    #expect(sandbox.run(["contract"] + words + report + flags).exitCode == .success)
    #expect(sandbox.read("r.sarif")?.contains(#""results": []"#) == true)
  }

  @Test func severalTargetsAreOneContract() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "Cart/Cart.swift",
      """
      // widgetgen: family, joins = Component
      protocol CartComponent: Component {}
      struct CartItem: CartComponent { var label: Label }
      """)
    try sandbox.write(
      "widgetgen.json",
      """
      {contract: {root: "Component"}, targets: [
        {sources: "App", output: "A"}, {sources: "Cart", dependencies: "App", output: "B"}]}
      """)
    let result = sandbox.run("contract", "--output", "all.json")
    #expect(result.error == "widgetgen: all.json written\n" && result.exitCode == .success)
    let text = try #require(sandbox.read("all.json"))
    for line in [#""root": "Component""#, #""CartItem": {"names": ["cartItem"]"#, #""Label": {"#] {
      #expect(text.contains(line), "\(line)")
    }
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [{sources: "App", output: "A"}, {sources: "Cart", output: "B", runtime: "beagle-2"}]}
      """)
    let refused = sandbox.run("contract")
    #expect(refused.exitCode == .usage && refused.error.contains("beagle-2 and standalone"))
  }

  @Test func wrongRootIsReportedAtItsPlace() throws {
    let sandbox = try sandbox()
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: {root: 'Componet'}}")
    let result = sandbox.run("contract")
    #expect(result.exitCode == .usage)
    #expect(
      result.error.hasPrefix("widgetgen.json:1:35: error: the contract has no type 'Componet'"))
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: {rot: 'Component'}}")
    #expect(sandbox.run("contract").error.contains("did you mean 'root'?"))
  }

  @Test func errorsInSourcesExitWithThree() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/Label.swift", Self.source + "struct X: Component { var f: () -> Void }")
    let result = sandbox.run("contract", "--sources", "App")
    #expect(result.exitCode == .invalidInput && result.output == "")
  }

  @Test(
    arguments: [
      ["--open"], ["--diff"], ["--check", "a", "--output", "b"],
      ["--check", "a", "--emit", "schema"], ["--emit", "nothing"], ["--for", "reading"],
    ])
  func rejectsFlagsWithoutEffect(flags: [String]) throws {
    let result = try sandbox().run(["contract", "--sources", "App"] + flags)
    #expect(result.exitCode == .usage, "\(result.error)")
  }

  @Test func printsASchema() throws {
    let result = try sandbox().run("contract", "--sources", "App", "--emit", "schema")
    #expect(result.exitCode == .success)
    #expect(result.output.contains(##""$ref": "#/$defs/Component""##))
    #expect(result.output.contains(#""line": 3"#))
  }
}
