import Foundation
import TestSupport
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests projects in which the plugin generates the code of all or some targets.
@Suite struct PluginMixtureTests {
  /// The place of a target's generated code.
  enum Kind {
    /// The plugin generates all code.
    case plugin
    /// The plugin generates the code, except for a block inside a class.
    case blocks
    /// The code is checked in.
    case checkedIn
  }

  static let mixtures: [[Kind]] = [
    [.plugin], [.blocks], [.checkedIn], [.plugin, .plugin], [.plugin, .checkedIn],
    [.plugin, .blocks], [.checkedIn, .blocks], [.plugin, .checkedIn, .blocks],
  ]

  /// Returns a project with one target for each kind.
  ///
  /// - Parameter keys: the keys that apply to all targets, with a comma at the end.
  private func makeProject(_ kinds: [Kind], _ keys: String = "") throws -> Sandbox {
    let sandbox = try Sandbox()
    var targets: [String] = []
    for (number, kind) in kinds.enumerated() {
      let folder = "Sources/M\(number)"
      var text = "// widgetgen: codable\nstruct Label\(number) {\n  var text: String\n}\n"
      if kind == .blocks {
        text += """

          // widgetgen: memberwise
          final class Panel\(number) {
            let title: String

            // widgetgen:inline:auto:Panel\(number).Init
            // widgetgen:end
          }

          """
      }
      try sandbox.write("\(folder)/Widgets.swift", text)
      let output = kind == .checkedIn ? ", output: '\(folder)/Generated'" : ""
      targets.append("{sources: '\(folder)'\(output)}")
    }
    try sandbox.write(
      "widgetgen.json", "{\(keys) targets: [\(targets.joined(separator: ", "))]}")
    return sandbox
  }

  /// Checks that the checked-in code and the blocks exist, and nothing else was written.
  private func expectGenerated(
    _ kinds: [Kind], in sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (number, kind) in kinds.enumerated() {
      let folder = "Sources/M\(number)"
      let text = try #require(sandbox.read("\(folder)/Widgets.swift"))
      #expect(
        text.contains("self.title = title") == (kind == .blocks), sourceLocation: sourceLocation)
      let files = sandbox.files().filter {
        $0.hasPrefix(folder) && $0.hasSuffix(".generated.swift")
      }
      #expect(
        files == (kind == .checkedIn ? ["\(folder)/Generated/Coding.generated.swift"] : []),
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: mixtures, [true, false])
  func oneCommandFillsAllBlocks(_ kinds: [Kind], isConfigured: Bool) throws {
    let sandbox = try makeProject(kinds, isConfigured ? "inline: true," : "")
    let flags = isConfigured ? [] : ["--inline"]
    let isStale = kinds.contains { $0 != .plugin }
    #expect(sandbox.run(["check"] + flags).exitCode == (isStale ? .stale : .success))
    let first = sandbox.run(["generate"] + flags)
    #expect(first.exitCode == .success, "\(first.error)")
    try expectGenerated(kinds, in: sandbox)
    let note = "; targets without 'output' are left to the plugin\n"
    #expect(first.error.hasSuffix(note) == kinds.contains { $0 != .checkedIn }, "\(first.error)")
    if !isStale { #expect(first.error == "widgetgen: no inline blocks to fill" + note) }

    let check = sandbox.run(["check"] + flags)
    #expect(check.exitCode == .success, "\(check.error)")
    if !isStale { #expect(check.error == "widgetgen: no errors" + note) }
    let files = sandbox.files().map { sandbox.read($0) }
    #expect(sandbox.run(["generate"] + flags).exitCode == .success)
    #expect(sandbox.files().map { sandbox.read($0) } == files)
  }

  /// `check` does not request a folder: it exits with 0 or 3 if nothing is checked in.
  @Test(arguments: mixtures)
  func checkReportsProblemsWithoutOutput(_ kinds: [Kind]) throws {
    let sandbox = try makeProject(kinds)
    let hasOutput = kinds.contains(.checkedIn)
    if hasOutput { #expect(sandbox.run("generate").exitCode == .success) }
    let clean = sandbox.run("check")
    #expect(clean.exitCode == .success, "\(clean.error)")
    // The empty block of a target with blocks is a warning.
    let strict = sandbox.run("check", "--strict")
    #expect(strict.exitCode == (kinds.contains(.blocks) ? .invalidInput : .success))
    try sandbox.write(
      "Sources/M0/Wrong.swift", "// widgetgen: codable\nstruct Wrong { let any: Any }\n")
    let wrong = sandbox.run("check", "--format", "json")
    #expect(wrong.exitCode == .invalidInput && wrong.output.contains("uncodable-type"))
    #expect(sandbox.run("check", "--fix").exitCode == .invalidInput)
  }

  /// Without inline blocks and outputs, nothing would be written, so the `output` was probably forgotten.
  @Test(arguments: [[Kind.plugin], [.plugin, .blocks]])
  func generateWithoutOutputAndBlocksIsAnError(_ kinds: [Kind]) throws {
    let outcome = try makeProject(kinds).run("generate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("error: no output folder is configured; add "))
    #expect(outcome.error.contains("'--inline' to fill only inline blocks"))
  }

  /// The command plugin passes the sources of a target that has no configuration.
  @Test func blocksAreFilledWithoutConfiguration() throws {
    let sandbox = try makeProject([.plugin, .blocks])
    try sandbox.remove("widgetgen.json")
    let flags = ["--sources=Sources/M1", "--dependencies=Sources/M0"]
    #expect(sandbox.run(["generate", "--inline"] + flags).exitCode == .success)
    try expectGenerated([.plugin, .blocks], in: sandbox)
    #expect(sandbox.run(["check", "--inline"] + flags).exitCode == .success)
  }

  /// The hook for git rejects a commit only if something that is checked in is stale or if a source has an error.
  @Test(arguments: mixtures)
  func theGitHookRejectsStaleFiles(_ kinds: [Kind]) throws {
    let sandbox = try makeProject(kinds, "inline: true,")
    let hook = TestSupport.Repository.root.appending(path: "Plugins/git-hooks/pre-commit").path
    func git(_ arguments: String...) -> String? {
      Platform.output(
        of: [
          "env", "GIT_CONFIG_GLOBAL=/dev/null", "WIDGETGEN=\(Tool.path)", "git", "-C",
          sandbox.folder, "-c", "user.name=a", "-c", "user.email=a@example.com",
        ] + arguments)
    }
    func commit() -> Bool {
      git("add", "--all") != nil && git("commit", "--quiet", "-m", "Widgets") != nil
    }
    #expect(git("init", "--quiet") != nil)
    let installed = ["sh", "-c", "mkdir -p \"$2\" && cp \"$1\" \"$2\"", "-", hook]
    #expect(Platform.output(of: installed + [sandbox.path(".git/hooks")]) != nil)
    let isStale = kinds.contains { $0 != .plugin }
    #expect(commit() == !isStale)
    try expectGenerated(kinds, in: sandbox)
    if isStale { #expect(commit()) }
    for (number, kind) in kinds.enumerated() {
      let path = "Sources/M\(number)/Widgets.swift"
      let text = try #require(sandbox.read(path))
      try sandbox.write(path, text.replacing("text", with: "value"))
      #expect(commit() == (kind != .checkedIn), "\(kind)")
      if kind == .checkedIn { #expect(commit()) }
    }
    try sandbox.write("Sources/M0/Wrong.swift", "struct Wrong {\n")
    #expect(!commit())
  }
}
