import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests which changes of a contract a team allows: patterns of accepted changes, gates, deprecations, the versions in
/// use, and values that are sent.
@Suite struct ContractGateTests {
  private static let old = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String; var note: String? }
    """
  /// The new version does not read `label` without `size`, and old versions do not read `card`.
  private static let new =
    old.replacing("var text: String", with: "var text: String; var size: Int")
    + "\nstruct Card: Component { var title: String }"

  private func sandbox(
    _ section: String = "{}", old: String = Self.old, new: String = Self.new
  ) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", old)
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: \(section)}")
    #expect(sandbox.run("contract", "--output", "old.json").exitCode == .success)
    try sandbox.write("App/Label.swift", new)
    return sandbox
  }

  // MARK: - Accepted changes

  @Test(
    arguments: [
      ("label.size", true), ("Label.size", true), ("label.*", true), ("*.size", true),
      ("*", true), ("l*b*l.s*e", true), ("*size*", true), ("label.size*", true),
      ("label", false), ("label.*x", false), ("size", false), ("label.size.*", false),
      ("label.si*ize", false), ("*.s*s*", false),
    ])
  func anAcceptedPlaceCanBeAPattern(pattern: String, isAccepted: Bool) throws {
    let result = try sandbox(
      """
      {severity: {'widget-added': 'off'},
       accept: [{rule: 'property-required-added', at: '\(pattern)', reason: 'r'}]}
      """
    ).run("contract", "--against", "old.json")
    #expect(result.exitCode == (isAccepted ? .success : .stale), "\(result.error)")
    #expect(result.error.contains("[unused-accept]") != isAccepted)
  }

  // MARK: - Gates

  /// - Parameter severities: the severities of the change that breaks the new version, and of the one that breaks old
  ///   versions.
  @Test(
    arguments: [
      ([], ["error", "warning"], ExitCode.stale), (["both"], ["error", "warning"], .stale),
      (["backward"], ["error", "info"], .stale), (["forward"], ["info", "error"], .stale),
      (["none"], ["info", "info"], .success), (["decode=none"], ["info", "info"], .success),
      (["encode=none"], ["error", "warning"], .stale),
      (["none", "decode=forward"], ["info", "error"], .stale),
    ])
  func aGateJudgesOneDirection(
    gates: [String], severities: [String], exitCode: ExitCode
  ) throws {
    let flags = gates.flatMap { ["--gate", $0] }
    let result = try sandbox().run(["contract", "--against", "old.json"] + flags)
    #expect(result.exitCode == exitCode, "\(result.error)")
    #expect(result.error.contains(": \(severities[0]): 'label.size'"), "\(result.error)")
    #expect(result.error.contains(": \(severities[1]): 'Component.card'"), "\(result.error)")
    // The configuration has the same effect.
    let last = gates.last.map { $0.replacing("decode=", with: "").replacing("encode=", with: "") }
    guard gates.count == 1, let last else { return }
    let key = gates[0].split(separator: "=").dropLast().first
    let section = key.map { "{gate: {\($0): '\(last)'}}" } ?? "{gate: '\(last)'}"
    let configured = try sandbox(section).run("contract", "--against", "old.json")
    #expect(configured.exitCode == exitCode && configured.error == result.error)
  }

  @Test func whatTheAppEncodesIsJudgedSeparately() throws {
    let new = Self.old.replacing(
      "var note", with: "\n// widgetgen: skip(encode)\nvar note")
    let sandbox = try sandbox(new: new)
    let compare = ["contract", "--against", "old.json"]
    #expect(sandbox.run(compare).exitCode == .stale)
    #expect(sandbox.run(compare + ["--gate", "decode=none"]).exitCode == .stale)
    #expect(sandbox.run(compare + ["--gate", "encode=backward"]).exitCode == .stale)
    for gate in ["encode=none", "encode=forward", "none"] {
      let result = sandbox.run(compare + ["--gate", gate])
      #expect(result.exitCode == .success, "\(gate): \(result.error)")
      #expect(result.error.contains("info: 'label.note' (Label.note) is no longer written"))
    }
  }

  @Test func theSeverityOfARuleTakesPrecedenceOverAGate() throws {
    let result = try sandbox("{gate: 'none', severity: {'property-required-added': 'error'}}")
      .run("contract", "--against", "old.json")
    #expect(result.exitCode == .stale)
  }

  @Test(
    arguments: [
      (["--against", "old.json", "--gate", "sideways"], "backward"),
      (["--against", "old.json", "--gate", "read=none"], "decode=none"),
      (["--gate", "backward"], "'--gate' needs '--against' or '--emit catalog'"),
      (["--live"], "'--live' needs 'versions' in 'contract'"),
      (["--live", "--output", "a.json"], "'--output' cannot be combined with '--live'"),
      (["--live", "--check", "a.json"], "'--check' cannot be combined with '--live'"),
    ])
  func wrongFlagsAreErrors(flags: [String], message: String) throws {
    let result = try sandbox().run(["contract"] + flags)
    #expect(result.exitCode == .usage && result.error.contains(message), "\(result.error)")
  }

  @Test(
    arguments: [
      ("{gate: 'sideways'}", "unknown value 'sideways'"),
      ("{gate: {read: 'none'}}", "unknown key 'read'"),
      ("{removeAfter: 0}", "a number of versions"), ("{removeAfter: '2'}", "a number of versions"),
      ("{versions: 'old.json'}", "a list of contracts"), ("{versions: [1]}", "a string"),
    ])
  func wrongSettingsAreErrors(section: String, message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", Self.old)
    try sandbox.write("widgetgen.json", "{sources: 'App', contract: \(section)}")
    let result = sandbox.run("contract")
    #expect(result.exitCode == .usage && result.error.contains(message), "\(result.error)")
  }

  // MARK: - Deprecations

  /// - Parameter count: the number of versions in which the property is deprecated.
  @Test(arguments: [(0, "warning"), (1, "warning"), (2, "info"), (3, "info")])
  func aPartCanBeRemovedAfterSomeVersionsOfDeprecation(count: Int, severity: String) throws {
    func source(_ lines: String) -> String {
      "// widgetgen: codable\nstruct Label {\nvar text: String\n\(lines)\n}"
    }
    let sandbox = try Sandbox()
    try sandbox.write(
      "widgetgen.json",
      "{sources: 'App', contract: {removeAfter: 2, versions: ['v0.json', 'v1.json', 'v2.json']}}")
    for version in 0..<3 {
      let mark = version >= 3 - count ? "@available(*, deprecated, message: \"m\") " : ""
      try sandbox.write("App/A.swift", source(mark + "var old: Int"))
      #expect(sandbox.run("contract", "--output", "v\(version).json").exitCode == .success)
    }
    try sandbox.write("App/A.swift", source(""))
    let result = sandbox.run("contract", "--live")
    let lines = result.error.split(separator: "\n").filter { $0.contains("[property-removed]") }
    #expect(lines.count == 1 && lines[0].contains(": \(severity): "), "\(result.error)")
    switch count {
    case 0: #expect(!result.error.contains("deprecated"))
    case 1: #expect(result.error.contains("it was deprecated, but only in 1 of 2 versions"))
    default: #expect(result.error.contains("it was deprecated, in v\(3 - count).json, "))
    }
  }

  // MARK: - Versions in use

  @Test func allVersionsInUseAreCompared() throws {
    let sandbox = try sandbox("{versions: ['older.json', 'old.json']}")
    try sandbox.write("older.json", try #require(sandbox.read("old.json")))
    let live = sandbox.run("contract", "--live")
    #expect(live.exitCode == .stale)
    let against = ["contract", "--against", "older.json", "--against", "old.json"]
    #expect(live.error == sandbox.run(against).error)
    try sandbox.write("third.json", try #require(sandbox.read("old.json")))
    let more = sandbox.run("contract", "--live", "--against", "third.json")
    #expect(more.error.contains("in older.json, old.json, third.json here"))
    let page = sandbox.run("contract", "--emit", "catalog", "--live")
    #expect(page.exitCode == .success && page.output.contains("Changes since older.json, old.json"))
    let changelog = sandbox.run("contract", "--live", "--format", "changelog")
    #expect(changelog.output.contains("`older.json`"))
    try sandbox.write("card.json", #"{"type": "card", "title": "a"}"#)
    let validated = sandbox.run("validate", "card.json", "--live", "--contract", "third.json")
    #expect(validated.exitCode == .stale)
    #expect(validated.output.contains("card.json: "), "\(validated.output)")
    #expect(sandbox.run("validate", "card.json").exitCode == .success)
    #expect(sandbox.run("validate", "card.json", "--live", "--sources", "App").exitCode == .usage)
  }

  @Test func versionsAreRelativeToTheConfigurationAndInTheRepository() throws {
    let sandbox = try sandbox()
    let old = try #require(sandbox.read("old.json"))
    try sandbox.write("Project/.git/HEAD", "")
    try sandbox.write("Project/App/Label.swift", Self.new)
    try sandbox.write("Project/Contracts/5.json", old)
    func run(_ version: String) throws -> Sandbox.Outcome {
      try sandbox.write(
        "Project/widgetgen.json", "{sources: 'App', contract: {versions: ['\(version)']}}")
      return sandbox.run("contract", "--live", "--config", "Project/widgetgen.json")
    }
    #expect(try run("Contracts/5.json").error.contains("in Project/Contracts/5.json here"))
    let outside = try run("../old.json")
    #expect(outside.exitCode == .usage)
    #expect(outside.error.contains("leads out of"), "\(outside.error)")
    #expect(outside.error.contains("Project/widgetgen.json:1:"))
    let revision = try run("v5:Contracts/5.json")
    #expect(revision.exitCode == .usage)
    #expect(revision.error.contains("v5:Project/Contracts/5.json"), "\(revision.error)")
  }

  // MARK: - Values

  private static func widget(_ property: String) -> String {
    """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { \(property); var text: String? }
    struct Page: Component { var items: [any Component] }
    """
  }

  @Test(
    arguments: [
      ("var size: Double", "var size: Int", "2", "2.5", "info"),
      ("var size: Double?", "var size: Int?", "null", "1e300", "info"),
      ("var size: UInt8", "var size: Int8", "5", "200", "warning"),
      ("var size: [Double]", "var size: [Int]", "[1, 2]", "[1, 2.5]", "info"),
      (
        "/* widgetgen: lossy */ var size: [Int] = []", "var size: [Int] = []", "[1]", "[\"a\"]",
        "info"
      ),
      ("/* widgetgen: coder = Lenient() */ var size: Int", "var size: Int", "1", "\"1\"", "info"),
    ])
  func sentValuesDetermineTheSeverity(
    old: String, new: String, fine: String, refused: String, severity: String
  ) throws {
    let sandbox = try sandbox(old: Self.widget(old), new: Self.widget(new))
    func label(_ value: String) -> String { #"{"type": "label", "size": \#(value)}"# }
    try sandbox.write("sent/a.json", label(fine))
    try sandbox.write("sent/b.jsonl", label(fine) + "\n" + label(fine) + "\n")
    let compare = ["contract", "--against", "old.json", "--payloads", "sent"]
    let read = sandbox.run(compare)
    #expect(read.exitCode == .success, "\(read.error)")
    #expect(read.error.contains(": \(severity): "), "\(read.error)")
    #expect(
      read.error.contains("; this version reads what is sent: 3 times in 2 of 2 files"),
      "\(read.error)")
    // Only the payload with the refused value is counted, although another one has the same key.
    try sandbox.write(
      "sent/b.jsonl", label(fine) + "\n{\"type\": \"page\", \"items\": [\(label(refused))]}\n")
    let refusing = sandbox.run(compare)
    #expect(refusing.exitCode == .stale)
    #expect(refusing.error.contains("once in 1 of 2 files"), "\(refusing.error)")
    #expect(refusing.error.contains("sent/b.jsonl:2:"))
  }

  /// The value is read as another option, so its meaning changes although nothing is refused.
  @Test func aValueThatAnotherOptionReadsIsNotFine() throws {
    func source(_ type: String) -> String {
      """
      // widgetgen: codable
      struct Page { var figure: Figure }
      // widgetgen: family = untagged
      enum Figure: Codable { case square(side: \(type)), other(name: String?) }
      """
    }
    let sandbox = try sandbox("{root: 'Page'}", old: source("Double"), new: source("Int"))
    let compare = ["contract", "--against", "old.json", "--payloads", "a.json"]
    try sandbox.write("a.json", #"{"figure": {"side": 2}}"#)
    let same = sandbox.run(compare)
    #expect(!same.error.contains(": error: "), "\(same.error)")
    try sandbox.write("a.json", #"{"figure": {"side": 2.5}}"#)
    let other = sandbox.run(compare)
    #expect(other.exitCode == .stale && other.error.contains(": error: "), "\(other.error)")
  }

  /// No payload contains a type that is only encoded, but servers read its values.
  @Test func typesThatAreOnlyEncodedAreJudgedWithARoot() throws {
    func source(_ type: String) -> String {
      """
      // widgetgen: codable
      struct Page { var title: String }
      // widgetgen: encodable
      struct Report { var detail: Detail }
      // widgetgen: codable
      struct Detail { var count: \(type) }
      // widgetgen: codable
      struct Unused { var count: \(type) }
      """
    }
    let sandbox = try sandbox("{root: 'Page'}", old: source("Int"), new: source("String"))
    let compared = sandbox.run("contract", "--against", "old.json")
    #expect(compared.exitCode == .stale)
    #expect(compared.error.contains("error: the type of 'Detail.count'"), "\(compared.error)")
    #expect(compared.error.contains("info: the type of 'Unused.count'"), "\(compared.error)")
  }
}
