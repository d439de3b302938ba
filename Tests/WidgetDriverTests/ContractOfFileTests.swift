import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `contract --contract`, which needs no sources.
@Suite struct ContractOfFileTests {
  private static let source = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component { var children: [any Component] = []; var title: String }
    """

  /// A folder with `v1.json` and `v2.json`, which requires another key, and without sources.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for (version, member) in [("v1", ""), ("v2", "var size: Int; ")] {
      try sandbox.write(
        "App/Card.swift", Self.source.replacing("var title", with: member + "var title"))
      let run = sandbox.run("contract", "--sources", "App", "--output", "\(version).json")
      #expect(run.exitCode == .success, "\(run.error)")
    }
    return sandbox
  }

  /// The properties of the sources are in the order of a contract: sorted by name.
  @Test(arguments: ["typescript", "kotlin", "examples"])
  func formsAreThoseOfTheSources(_ form: String) throws {
    let sandbox = try sandbox()
    let file = sandbox.run("contract", "--contract", "v2.json", "--emit", form)
    let sources = sandbox.run("contract", "--sources", "App", "--emit", form)
    #expect(file.exitCode == .success, "\(file.error)")
    #expect(!file.output.isEmpty && file.output == sources.output)
  }

  @Test(arguments: ["schema", "openapi", "catalog"]) func formsWithPositionsArePrinted(
    _ form: String
  ) throws {
    let file = try sandbox().run("contract", "--contract", "v2.json", "--emit", form)
    #expect(file.exitCode == .success, "\(file.error)")
    #expect(file.output.contains("card") && file.output.contains("size"))
  }

  @Test func twoFilesAreCompared() throws {
    let sandbox = try sandbox()
    let newer = sandbox.run("contract", "--contract", "v2.json", "--against", "v1.json")
    #expect(newer.exitCode == .stale)
    #expect(newer.error.contains("[property-required-added]"), "\(newer.error)")
    let same = sandbox.run("contract", "--contract", "v1.json", "--against", "v1.json")
    #expect(same.exitCode == .success && same.error == "widgetgen: no change since v1.json\n")
  }

  /// Each side is a file, a file of a revision, or the sources.
  @Test(arguments: [
    (["--contract", "v2.json", "--against", "tag:old.json"], ExitCode.stale),
    (["--contract", "tag:old.json", "--against", "tag:old.json"], .success),
    (["--contract", "tag:old.json", "--against", "v2.json"], .success),
    (["--sources", "App", "--against", "tag:old.json"], .stale),
    (["--sources", "App", "--against", "v2.json"], .success),
    (["--contract", "v2.json", "--against", "v1.json", "--against", "tag:old.json"], .stale),
  ])
  func eachSideCanBeARevision(_ flags: [String], _ expected: ExitCode) throws {
    let sandbox = try sandbox()
    let text = try #require(sandbox.read("v1.json"))
    let run = sandbox.run(
      ["contract"] + flags,
      command: { $0 == ["git", "show", "tag:./old.json"] ? text : nil })
    #expect(run.exitCode == expected, "\(run.error)")
    if expected == .stale { #expect(run.error.contains("[property-required-added]")) }
  }

  @Test func aTemplateIsRendered() throws {
    let sandbox = try sandbox()
    try sandbox.write("T/Names.stencil", "{% for type in types %}{{ type.name }} {% endfor %}")
    let run = sandbox.run("contract", "--contract", "v2.json", "--emit", "T/Names.stencil")
    #expect(run.exitCode == .success && run.output.hasPrefix("Card Component"), "\(run)")
  }

  @Test func theConfigurationApplies() throws {
    let sandbox = try sandbox()
    let compare = ["contract", "--contract", "v2.json", "--against", "v1.json"]
    try sandbox.write(
      "widgetgen.json",
      """
      {sources: 'App', contract: {accept: [
        {rule: 'property-required-added', at: 'card.size', reason: 'sent by all'}]}}
      """)
    #expect(sandbox.run(compare).exitCode == .success)
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: {root: 'Crad'}}")
    let wrong = sandbox.run(compare)
    #expect(wrong.exitCode == .usage && wrong.error.contains("did you mean 'Card'?"))
  }

  @Test(arguments: [["--sources", "App"], ["--runtime", "beagle-2"], ["--check", "v1.json"]])
  func flagsForSourcesAreRejected(_ flags: [String]) throws {
    let run = try sandbox().run(["contract", "--contract", "v1.json"] + flags)
    #expect(run.exitCode == .usage)
    #expect(run.error.contains(flags[0]) && run.error.contains("--contract"), "\(run.error)")
  }

  @Test func validateRejectsFlagsForSources() throws {
    let sandbox = try sandbox()
    try sandbox.write("card.json", #"{"type": "card", "title": "a"}"#)
    let validate = ["validate", "card.json", "--contract", "v1.json"]
    #expect(sandbox.run(validate).exitCode == .success)
    #expect(sandbox.run(validate + ["--sources", "App"]).exitCode == .usage)
  }

  @Test func aMissingFileIsReported() throws {
    let run = try sandbox().run("contract", "--contract", "v3.json")
    #expect(run.exitCode == .usage && run.error.contains("v3.json"), "\(run.error)")
  }
}
