import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests what `doctor` prints about a project.
@Suite struct DoctorCommandTests {
  private static let label = "// widgetgen: codable\nstruct Label { let text: String }\n"

  /// Returns the lines that `doctor` prints after the lines about this machine, and the exit status of `doctor`.
  private func doctor(_ sandbox: Sandbox, _ flags: String...) -> (lines: [String], status: ExitCode)
  {
    let outcome = sandbox.run(
      ["doctor"] + flags,
      command: { $0 == ["swift", "--version"] ? "Swift version 6.3.1 (x)\n" : nil })
    var lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    #expect(
      lines.removeFirst()
        == "tool           widgetgen \(ToolVersion.current) for \(ToolVersion.platform)")
    #expect(lines.removeFirst() == "compiler       Swift 6.3.1")
    return (lines, outcome.exitCode)
  }

  private func package(_ manifest: String = "plugins: [\"WidgetGenPlugin\"]") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("Package.swift", manifest)
    try sandbox.write("Sources/App/Label.swift", Self.label)
    return sandbox
  }

  @Test func targetsWithoutSourcesNeedAttention() throws {
    let sandbox = try Sandbox()
    let written = sandbox.run("init").output
    #expect(written.contains("note: '.' contains no Swift files yet; correct 'sources'"))
    let (lines, status) = doctor(sandbox)
    #expect(lines.contains("  '.' contains no Swift files; correct 'sources', or add a file"))
    #expect(status == .stale)
    try sandbox.write("A.swift", Self.label)
    #expect(!doctor(sandbox).lines.contains { $0.contains("no Swift files") })
  }

  @Test func describesAPackageWithThePlugin() throws {
    let sandbox = try package()
    try sandbox.write("Sources/Core/Core.swift", "enum Core {}\n")
    try sandbox.write(
      "Package.resolved",
      #"{"pins": [{"identity": "widgetgen-plugins", "state": {"revision": "abc", "version": "\#(ToolVersion.current)"}}]}"#
    )
    let files = sandbox.files()
    let (lines, status) = doctor(sandbox)
    #expect(
      lines == [
        "package        Package.swift, WidgetGenPlugin, widgetgen-plugins \(ToolVersion.current)",
        "hook           none",
        "configuration  none",
        "",
        "target Sources/App",
        "sources        1 file",
        "runtime        standalone, by default",
        "output         in the build, by the plugin",
        "",
        "1 target without widgets",
        "",
        "nothing needs attention",
        "",
      ])
    #expect(status == .success && sandbox.files() == files)
  }

  @Test func staleFilesNeedAttention() throws {
    let sandbox = try package("")
    try sandbox.write("Sources/Core/Core.swift", "enum Core {}\n")
    try sandbox.write(
      "widgetgen.json",
      "{targets: [{sources: 'Sources/App', output: 'Out', dependencies: 'Sources/Core', runtime: 'standalone'}]}"
    )
    let (missing, status) = doctor(sandbox)
    #expect(
      missing.dropFirst(2) == [
        "configuration  widgetgen.json, 1 target",
        "",
        "target Sources/App",
        "sources        1 file, and 1 file of dependencies",
        "runtime        standalone, as the configuration specifies",
        "output         Out, 1 file, not up to date",
        "",
        "needs attention:",
        "  Out/Coding.generated.swift is missing; run 'widgetgen generate'",
        "",
      ])
    #expect(status == .stale)
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(doctor(sandbox).lines.contains("output         Out, 1 file, up to date"))
    try sandbox.write("Out/Coding.generated.swift", "// Generated using widgetgen\n")
    try sandbox.write("Out/Old.generated.swift", "// Generated using widgetgen\n// DO NOT EDIT\n")
    #expect(
      doctor(sandbox).lines.suffix(3).dropLast() == [
        "  Out/Coding.generated.swift is stale; run 'widgetgen generate --prune'",
        "  Out/Old.generated.swift is no longer generated; run 'widgetgen generate --prune'",
      ])
  }

  /// The output of user-defined templates is compared like any other generated file.
  @Test func templatesAreRendered() throws {
    let sandbox = try package()
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    try sandbox.write("widgetgen.json", "{sources: 'Sources/App', templates: 'T', output: 'Out'}")
    #expect(sandbox.run("generate").exitCode == .success)
    let (lines, status) = doctor(sandbox)
    #expect(lines.contains("nothing needs attention"), "\(lines)")
    #expect(status == .success)
    try sandbox.write("T/Names.stencil", "{{ types.all|unknown }}")
    #expect(doctor(sandbox).status == .stale)
  }

  @Test func notesNeedNoAttention() throws {
    let sandbox = try package()
    try sandbox.write(
      "Sources/App/Event.swift",
      "import Foundation\n// widgetgen: codable\nstruct Event {\n  var start: Date\n}\n")
    try sandbox.write("widgetgen.json", "{sources: 'Sources/App', directJSON: true}")
    let (lines, status) = doctor(sandbox)
    #expect(lines.contains("diagnostics    1 note"), "\(lines)")
    #expect(lines.contains("nothing needs attention"), "\(lines)")
    #expect(status == .success)
  }

  @Test func suggestsTheRuntimeOfTheSources() throws {
    let sandbox = try package()
    try sandbox.write(
      "Sources/App/Box.swift",
      "import Beagle\nstruct Box: Widget {\n  @AutoCodable var child: Int\n}\n")
    let (lines, status) = doctor(sandbox)
    #expect(status == .stale)
    #expect(
      lines.contains(
        "  the runtime of Sources/App is 'standalone', but 'beagle-2' seems right, since 1 file of the sources uses "
          + "Beagle, for example '@AutoCodable'; set \"runtime\" in widgetgen.json"), "\(lines)")
    let flag = doctor(sandbox, "--runtime", "beagle-2").lines
    #expect(flag.contains("runtime        beagle-2, as '--runtime' specifies"), "\(flag)")
    #expect(!flag.contains { $0.contains("seems right") })
  }

  @Test func otherVersionsOfPackagesAndHooksNeedAttention() throws {
    let sandbox = try package()
    try sandbox.write(
      "Package.resolved",
      #"{"pins": [{"identity": "other", "state": {"version": "1.0.0"}}, {"identity": "widgetgen", "state": {"version": "9.8.7"}}]}"#
    )
    try sandbox.write(
      ".pre-commit-config.yaml",
      """
      repos:
        - repo: https://github.com/other/hooks
          rev: v1.0.0
        - repo: https://github.com/widgetgen/widgetgen-pre-commit
          rev: "v9.8.6"
          hooks: [{id: widgetgen}]
      """)
    let (lines, status) = doctor(sandbox)
    #expect(
      lines[0].hasSuffix("widgetgen 9.8.7") && lines[1] == "hook           pre-commit, v9.8.6")
    #expect(
      lines.suffix(4).dropLast() == [
        "needs attention:",
        "  the package is widgetgen 9.8.7, and this tool is \(ToolVersion.current); install the same version of both",
        "  the hooks are v9.8.6, and this tool is \(ToolVersion.current); set 'rev' in .pre-commit-config.yaml",
      ])
    #expect(status == .stale)
  }

  @Test func findsThePlainGitHook() throws {
    let sandbox = try package()
    try sandbox.write(".git/hooks/pre-commit", "#!/bin/sh\nwidgetgen check\n")
    #expect(doctor(sandbox).lines[1] == "hook           git's hooks/pre-commit")
  }

  @Test func projectWithoutGenerationNeedsAttention() throws {
    let (lines, status) = doctor(try package(""))
    #expect(status == .stale && lines[0] == "package        Package.swift, no plugin")
    #expect(lines.contains("output         none"))
    #expect(
      lines.contains { $0.hasPrefix("  nothing generates code for Sources/App; set \"output\"") })
  }

  @Test func errorsNeedAttention() throws {
    let sandbox = try package()
    let wrong = (0..<20).map { "// widgetgen: codabel\nstruct A\($0) {}\n" }.joined()
    try sandbox.write("Sources/App/Wrong.swift", wrong)
    let (lines, status) = doctor(sandbox)
    #expect(status == .stale && lines.contains("diagnostics    20 errors"), "\(lines)")
    #expect(lines.count < 30 && lines.contains("  and 8 more"))
    #expect(
      lines.contains {
        $0.hasPrefix("  Sources/App/Wrong.swift:1:15: error: unknown annotation key")
      })
    try sandbox.write("widgetgen.json", "{ouput: 'Out'}")
    let configuration = doctor(sandbox)
    #expect(configuration.status == .stale)
    #expect(
      configuration.lines.contains {
        $0.hasPrefix("  widgetgen.json:1:2: error: unknown key 'ouput'")
      })
  }
}
