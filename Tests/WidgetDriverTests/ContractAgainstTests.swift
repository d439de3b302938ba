import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests the severities, the accepted changes, the formats and the exit statuses of `contract --against`.
@Suite struct ContractAgainstTests {
  private static let old = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String }
    """
  private static let new = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String; var size: Int; var color: String? }
    """

  private func sandbox(_ section: String = "{}") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", Self.old)
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: \(section)}")
    #expect(sandbox.run("contract", "--output", "old.json").exitCode == .success)
    try sandbox.write("App/Label.swift", Self.new)
    return sandbox
  }

  @Test func reportsChangesAtTheNewPlaceWithANoteForTheOld() throws {
    let sandbox = try sandbox()
    let result = sandbox.run("contract", "--against", "old.json")
    #expect(result.exitCode == .stale && result.output == "")
    #expect(
      result.error == """
        App/Label.swift:3:49: error: 'label.size' (Label.size) is new and required: this version cannot decode \
        the screen in today's payloads; make it optional or give it a default [property-required-added]
        struct Label: Component { var text: String; var size: Int; var color: String? }
                                                        ^~~~
        old.json:11:5: note: in old.json here
            "Label": {
            ^~~~~~~
        App/Label.swift:3:64: info: 'label.color' (Label.color) is new [property-added]
        struct Label: Component { var text: String; var size: Int; var color: String? }
                                                                       ^~~~~
        old.json:11:5: note: in old.json here
            "Label": {
            ^~~~~~~
        widgetgen: 1 error, 1 info since old.json

        """)
  }

  @Test(arguments: [
    (
      ["--severity", "property-required-added=warning"],
      "widgetgen: 1 warning, 1 info since old.json\n"
    ),
    (["--severity", "property-added=error"], "widgetgen: 2 errors since old.json\n"),
  ])
  func changesAreCountedOnce(flags: [String], summary: String) throws {
    let sandbox = try sandbox()
    let error = sandbox.run(["contract", "--against", "old.json"] + flags).error
    #expect(error.hasSuffix(summary), "\(error)")
    #expect(error.split(separator: "\n").count { $0.hasPrefix("widgetgen: ") } == 1)
    let quiet = sandbox.run(["contract", "--against", "old.json", "--quiet"] + flags).error
    #expect(!quiet.contains("widgetgen: "))
  }

  @Test(
    arguments: [
      (["--severity", "property-required-added=warning"], ExitCode.success),
      (["--severity", "property-required-added=warning", "--fail-on", "warning"], .stale),
      (["--severity", "property-required-added=off"], .success),
      (["--severity", "property-required-added=off", "--fail-on", "info"], .stale),
      (["--severity", "property-required-aded=off"], .usage),
      (["--severity", "missing-key=off"], .usage),
      (["--severity", "property-required-added=loud"], .usage),
      (["--against", "missing:contract.json"], .usage),
      (["--check", "old.json"], .usage),
      (["--output", "x"], .usage),
    ])
  func severityDeterminesTheExitStatus(flags: [String], expected: ExitCode) throws {
    let result = try sandbox().run(["contract", "--against", "old.json"] + flags)
    #expect(result.exitCode == expected, "\(result.error)")
  }

  @Test func configurationAcceptsKnownChanges() throws {
    let accepted = try sandbox(
      """
      {severity: {"property-added": "off"},
       accept: [{rule: "property-required-added", at: "Label.size", reason: "no backend sends it"}]}
      """
    ).run("contract", "--against", "old.json")
    #expect(accepted.exitCode == .success)
    #expect(accepted.error == "widgetgen: 2 changes since old.json, all accepted or off\n")
    let unused = try sandbox(
      "{accept: [{rule: 'property-added', at: 'Label.x', reason: 'r'}]}"
    ).run("contract", "--against", "old.json", "--severity", "property-required-added=off")
    #expect(unused.exitCode == .success)
    #expect(
      unused.error.contains(
        "widgetgen.json:1:38: warning: no change 'property-added' of 'Label.x' was found"))
  }

  @Test(
    arguments: [
      (
        "{accept: [{rule: 'property-added', at: 'x'}]}",
        "an accepted change needs 'rule', 'at' and 'reason'; add 'reason' [wrong-value]"
      ),
      ("{accept: [{reason: 'x'}]}", "; add 'rule' and 'at' [wrong-value]"),
      ("{accept: 1}", "a list of accepted changes"),
      ("{version: '6.x'}", "a version such as '6.0'"),
      (
        "{accept: [{rule: 'property-added', at: 'x', reason: 'r', until: '6'}]}",
        "'until' is compared with the app's version; add 'version' to 'contract' [wrong-value]"
      ),
      ("{severity: {'property-addd': 'off'}}", "did you mean 'property-added'?"),
      ("{severity: {'missing-key': 'off'}}", "'missing-key' is not about changes of the contract"),
      ("{severity: {'property-added': 'loud'}}", "unknown value 'loud'"),
    ])
  func wrongContractSectionsAreReported(section: String, message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", Self.old)
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: \(section)}")
    let result = sandbox.run("contract")
    #expect(result.exitCode == .usage && result.error.contains(message), "\(result.error)")
  }

  /// A misspelled name in `select` would remove types from the contract silently.
  @Test func misspelledSelectionsAreReported() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/A.swift",
      "protocol Screen {}\nstruct A: Screen {}\n// widgetgen: codable\nstruct B {}")
    try sandbox.write("b.json", "{}")
    for command in [["contract"], ["validate", "b.json", "--root", "B"]] {
      let arguments = command + ["--sources", "App", "--select", "Scren"]
      let outcome = sandbox.run(arguments)
      #expect(outcome.exitCode == .success)
      #expect(
        outcome.error.contains("uses a protocol 'Scren', so 'select' finds no types"),
        "\(outcome.error)")
      #expect(sandbox.run(arguments + ["--strict"]).exitCode != .success)
    }
  }

  @Test func printsMarkdownAndDocuments() throws {
    let sandbox = try sandbox()
    let markdown = sandbox.run("contract", "--against", "old.json", "--format", "markdown")
    #expect(markdown.exitCode == .stale)
    let text = markdown.output
    #expect(
      text.hasPrefix(
        "<!-- widgetgen contract --format markdown -->\n### Contract: 1 error, 1 info since `old.json`\n\n| | where"
      ))
    #expect(
      text.contains("| ❌ error | `label.size` | 'label.size' (Label.size) is new and required: "))
    let sarif = sandbox.run("contract", "--against", "old.json", "--format", "sarif")
    #expect(sarif.output.contains(#""ruleId": "property-required-added""#))
    #expect(sandbox.run("contract", "--format", "markdown").exitCode == .usage)
  }

  @Test func severalVersionsAreNamedTogether() throws {
    let sandbox = try sandbox()
    try sandbox.write("older.json", try #require(sandbox.read("old.json")))
    let result = sandbox.run("contract", "--against", "older.json", "--against", "old.json")
    #expect(result.error.contains("note: in older.json, old.json here"))
    #expect(result.error.split(separator: "\n").count { $0.contains("[property-added]") } == 1)
  }

  // MARK: - Payloads

  /// A change that affects no payload has the severity `info`. Any other change has a note at the first payload that it
  /// affects.
  @Test func payloadsDetermineTheSeverityOfAChange() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", "{sources: 'App'}")
    try sandbox.write(
      "App/Label.swift", Self.old + "\nstruct Card: Component { var title: String }")
    #expect(sandbox.run("contract", "--output", "old.json").exitCode == .success)
    try sandbox.write(
      "App/Label.swift", Self.old.replacing("text", with: "caption"))
    try sandbox.write("sent/a.json", #"{"type": "label", "text": "a"}"#)
    try sandbox.write("sent/b.jsonl", "\n{\"type\": \"label\", \"text\": \"a\"}\n")
    let result = sandbox.run("contract", "--against", "old.json", "--payloads", "sent")
    #expect(result.exitCode == .stale)
    #expect(result.error.contains(": info: 'Component.card' (Component.Card) was removed"))
    #expect(result.error.contains("; no payload is affected [widget-removed]"))
    #expect(
      result.error.contains(
        "sent/a.json:1:27: note: 2 times in 2 of 2 files; the first occurrence is here"))
    try sandbox.write("App/Label.swift", Self.old)
    let unused = sandbox.run(
      "contract", "--against", "old.json", "--payloads", "sent/a.json", "--fail-on", "warning")
    #expect(unused.exitCode == .success, "\(unused.error)")
    #expect(sandbox.run("contract", "--against", "old.json").error.contains("error:"))
  }

  /// The wire and Swift names of a part can occur in two entries. An expired entry does not hide another one.
  @Test func severalEntriesAcceptAChange() throws {
    func run(_ until: String) throws -> Sandbox.Outcome {
      try sandbox(
        """
        {version: '2', severity: {'property-added': 'off'}, accept: [
          {rule: 'property-required-added', at: 'label.size', reason: 'r'\(until)},
          {rule: 'property-required-added', at: 'Label.size', reason: 'r'}]}
        """
      ).run("contract", "--against", "old.json")
    }
    #expect(try run("").error.hasPrefix("widgetgen: "))
    let expired = try run(", until: '1'")
    #expect(expired.exitCode == .success)
    #expect(expired.error.contains("of 'label.size' was accepted until 1; remove this"))
    #expect(!expired.error.contains("property-required-added]"))
  }

  // MARK: - Versions

  @Test func acceptedChangesExpire() throws {
    func run(_ version: String, _ until: String) throws -> Sandbox.Outcome {
      try sandbox(
        """
        {version: '\(version)', accept: [
          {rule: 'property-required-added', at: 'label.size', reason: 'r', until: '\(until)'}]}
        """
      ).run("contract", "--against", "old.json")
    }
    for (version, until) in [("5.9", "6.0"), ("v5.10", "5.11"), ("5", "5.0.1")] {
      #expect(try run(version, until).exitCode == .success)
    }
    for (version, until) in [("6.0", "6.0"), ("6.0.0", "6"), ("5.10", "5.9")] {
      let expired = try run(version, until)
      #expect(expired.exitCode == .stale)
      #expect(expired.error.contains("of 'label.size' was accepted until \(until); remove this"))
    }
  }

  @Test func errorsHaveAPayload() throws {
    let sandbox = try sandbox()
    let payload = #"{"type": "label", "text": ""}"#
    let quoted = #""payload": "{\"type\": \"label\", \"text\": \"\"}""#
    let json = sandbox.run("contract", "--against", "old.json", "--format", "json")
    #expect(json.output.contains(quoted))
    let sarif = sandbox.run("contract", "--against", "old.json", "--format", "sarif")
    #expect(sarif.output.contains(quoted))
    let text = sandbox.run("contract", "--against", "old.json", "--verbose")
    #expect(text.error.contains("note: for example, in this payload: \(payload)"))
    #expect(text.error.contains("payloads reach 2 of 2 changed places"))
    let short = sandbox.run("contract", "--against", "old.json")
    #expect(!short.error.contains("payload: "))
  }

  @Test func printsAChangelog() throws {
    let result = try sandbox(
      "{accept: [{rule: 'property-added', at: 'Label.color', reason: 'r'}]}"
    ).run("contract", "--against", "old.json", "--format", "changelog")
    #expect(
      result.output == """
        <!-- widgetgen contract --format changelog -->
        ## Since `old.json`

        ### New

        * **Breaking:** 'label.size' (Label.size) is new and required: this version cannot decode the screen in \
        today's payloads. For example: `{"type": "label", "text": ""}`.

        ### Accepted

        * 'label.color' (Label.color) is new.

        """)
  }

  @Test func versionsAreEqualWithoutTrailingZeros() {
    #expect(AppVersion("6.0") == AppVersion("6"))
    #expect(Set(["6", "v6.0.0", "6.0"].map(AppVersion.init)).count == 1)
    #expect(AppVersion("6.0") != AppVersion("60"))
  }
}
