import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `migrate --run-swift-templates` in real git repositories, with programs that are compiled and run.
@Suite struct MigratedSwiftTemplatesTests {
  private static let configuration = "sources: [App]\ntemplates: [T]\noutput: App/Gen\n"
  private static let header = "// Generated using Sourcery 2\n"
  /// Most tests use the same template, because each text is compiled once.
  private static let template = "<% for t in types.all { -%>\n// <%= t.name %>\n<% } -%>\n"

  /// Returns a repository with a configuration whose only template is in Swift.
  ///
  /// - Parameter files: further files, or other texts for the files of the project. An empty text removes a file.
  private func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    let project = [
      "App/A.swift": "struct A {}", ".sourcery.yml": Self.configuration,
      "T/Names.swifttemplate": Self.template,
      "App/Gen/Names.generated.swift": Self.header + "// A\n",
    ].merging(files) { $1 }
    for (path, text) in project where !text.isEmpty { try sandbox.write(path, text) }
    sandbox.git("init")
    commit(sandbox)
    return sandbox
  }

  private func commit(_ sandbox: Sandbox) {
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "a")
  }

  private func run(_ sandbox: Sandbox, _ arguments: String...) -> Sandbox.Outcome {
    sandbox.run(
      arguments,
      command: { command in
        Platform.output(of: ["sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder] + command)
      },
      adjust: { $0.variable = { _ in RunSwiftCommandTests.cacheHome } })
  }

  private func migrate(_ sandbox: Sandbox, _ arguments: String...) -> Sandbox.Outcome {
    sandbox.run(
      ["migrate", "--run-swift-templates"] + arguments,
      command: { command in
        Platform.output(of: ["sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder] + command)
      },
      adjust: { $0.variable = { _ in RunSwiftCommandTests.cacheHome } })
  }

  /// The whole way: the dry run, `--apply`, the edited script, the second run, and the check of the files.
  @Test func equalFilesNeedNoSourcery() throws {
    let call = "sourcery --config .sourcery.yml"
    let sandbox = try repository(["gen.sh": call + "\n", "Mintfile": "a/Sourcery@2\n"])
    let before = sandbox.files().map(sandbox.read)
    let dryRun = migrate(sandbox)
    for line in [
      "\nneeds no Sourcery: the configuration stays, and this command reads it\n"
        + "  .sourcery.yml: widgetgen templates run-swift --config .sourcery.yml\n",
      "  T/Names.swifttemplate: runs with 'widgetgen templates run-swift'\n",
      "  equal      App/Gen/Names.generated.swift\n",
      "  gen.sh:1: \(call)\n      run 'widgetgen templates run-swift' with the same flags instead\n",
      "\n      install widgetgen instead\n",
      "\nnext: widgetgen migrate --apply --run-swift-templates\n",
    ] {
      #expect(dryRun.output.contains(line), "\(line)\n\(dryRun.output)")
    }
    #expect(!dryRun.output.contains("stays with Sourcery") && !dryRun.output.contains("note:"))
    #expect(sandbox.files().map(sandbox.read) == before)

    let outcome = migrate(sandbox, "--apply")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      outcome.output.hasPrefix(
        "generated App/Gen/Names.generated.swift\n"
          + "left: .sourcery.yml, for 'widgetgen templates run-swift --config .sourcery.yml'\n"),
      "\(outcome.output)")
    #expect(outcome.output.hasSuffix("and build; edit the listed lines\n"), "\(outcome.output)")
    #expect(
      sandbox.read("App/Gen/Names.generated.swift")
        == "// Generated using widgetgen\n// DO NOT EDIT\n// A\n")
    #expect(sandbox.read("widgetgen.json") == nil)
    #expect(sandbox.read(".sourcery.yml") == Self.configuration)
    #expect(sandbox.read("gen.sh") == call + "\n")

    let replacement = "widgetgen templates run-swift --config .sourcery.yml"
    try sandbox.write("gen.sh", replacement + "\n")
    try sandbox.write("Mintfile", "a/widgetgen@1\n")
    commit(sandbox)
    let second = migrate(sandbox)
    #expect(second.output.contains("  calls of 'widgetgen templates run-swift': 1\n"))
    #expect(second.output.hasSuffix("\nnext: nothing is left to replace\n"), "\(second.output)")
    #expect(migrate(sandbox, "--apply").error.contains("nothing is left to replace"))
    #expect(run(sandbox, "templates", "run-swift", "--check").exitCode == .success)
    try sandbox.write("App/B.swift", "struct B {}")
    let stale = run(sandbox, "templates", "run-swift", "--check", "--config", ".sourcery.yml")
    #expect(stale.exitCode == .stale)
    #expect(
      stale.output == "stale: App/Gen/Names.generated.swift\nto bring it up to date, run:\n"
        + replacement + "\n", "\(stale.output)")
    #expect(run(sandbox, "templates", "run-swift").exitCode == .success)
    #expect(sandbox.read("App/Gen/Names.generated.swift")?.hasSuffix("// A\n// B\n") == true)
  }

  /// Each row contains the checked-in file, and whether `templates run-swift` replaces Sourcery.
  @Test(arguments: [
    (header + "// A\n", "  equal  ", true), (header + "//  A\n\n", "  formatted  ", true),
    ("", "  new  ", true), (header + "// edited\n", "  different  ", false),
    ("// license\n" + header + "// A\n", "does not start with '// Generated using'", false),
  ])
  func onlyFilesThatDifferKeepSourcery(
    _ file: String, _ report: String, _ isReplaced: Bool
  ) throws {
    let path = "App/Gen/Names.generated.swift"
    let sandbox = try repository([path: file])
    let dryRun = migrate(sandbox)
    #expect(dryRun.output.contains(report), "\(dryRun.output)")
    #expect(dryRun.output.contains("stays with Sourcery\n  .sourcery.yml: \(path)") != isReplaced)
    let outcome = migrate(sandbox, "--apply")
    #expect((outcome.exitCode == .success) == isReplaced, "\(outcome.error)")
    if isReplaced {
      sandbox.git("stash", "--include-untracked")
    } else {
      #expect(outcome.error.contains("nothing changes, so Sourcery stays; .sourcery.yml: \(path)"))
    }
    #expect(sandbox.read(path) == (file.isEmpty ? nil : file))
  }

  /// The difference is shown. Other configurations of the project are replaced.
  @Test func differentFilesDoNotKeepOtherConfigurations() throws {
    let sandbox = try repository([
      "App/Gen/Names.generated.swift": Self.header + "// B\n",
      "U/Count.stencil": "// {{ types.all.count }}\n",
      "Count.sourcery.yml": "sources: [App]\ntemplates: [U]\noutput: App/Count.swift\n",
    ])
    let dryRun = migrate(sandbox)
    for line in [
      "stays with Sourcery\n  .sourcery.yml: App/Gen/Names.generated.swift differs\n",
      "\nfiles of configurations that stay with Sourcery, which are not written\n"
        + "  different  App/Gen/Names.generated.swift\n", "\n-// B\n+// A\n",
    ] {
      #expect(dryRun.output.contains(line), "\(line)\n\(dryRun.output)")
    }
    let outcome = migrate(sandbox, "--apply")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("removed Count.sourcery.yml\n"), "\(outcome.output)")
    #expect(outcome.output.contains("left: .sourcery.yml: App/Gen/Names.generated.swift differs\n"))
    #expect(sandbox.read("App/Gen/Names.generated.swift") == Self.header + "// B\n")
    #expect(run(sandbox, "check").exitCode == .success)
  }

  /// Each row contains a template and the reason why its configuration stays.
  @Test(arguments: [
    ("T/Names.swifttemplate", "a\n<%= typo %>\n", ":2: cannot find 'typo' in scope"),
    ("T/Names.swifttemplate", "<% x", ":1: '<%' is never closed; add '%>'"),
    ("T/B.ejs", "a", " needs Sourcery"),
    ("T/B.stencil", "a\n{{ types.all|typo }}\n", ":2: "),
  ])
  func templatesThatDoNotRunKeepSourcery(
    _ path: String, _ text: String, _ reason: String
  ) throws {
    let sandbox = try repository([path: text])
    let outcome = migrate(sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      outcome.output.contains("stays with Sourcery\n  .sourcery.yml: \(path)\(reason)"),
      "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\nnext: nothing can be replaced, so Sourcery stays\n"))
  }

  /// `templates run-swift` also renders the Stencil templates of a configuration, so the configuration stays in one piece.
  @Test(arguments: ["// 1\n", "// 2\n"])
  func mixedTemplatesStayTogether(_ count: String) throws {
    let sandbox = try repository([
      "T/Count.stencil": "// {{ types.all.count }}\n",
      "App/Gen/Count.generated.swift": Self.header + count,
    ])
    let outcome = migrate(sandbox)
    let isReplaced = count == "// 1\n"
    #expect(outcome.output.contains("\n  equal      App/Gen/Names.generated.swift\n"))
    #expect(outcome.output.contains("  T/Count.stencil: runs as it is\n"))
    #expect(outcome.output.contains("needs no Sourcery") == isReplaced, "\(outcome.output)")
    #expect(
      outcome.output.contains("  .sourcery.yml: App/Gen/Count.generated.swift differs\n")
        != isReplaced)
  }

  /// A file that was equal at its own commit is stale. The template of that commit finds its included file.
  @Test func staleFilesNeedNoSourcery() throws {
    let include = "<%- includeFile(\"Part\") -%>\n<%= part %>\n<%= types.all.count %>\n"
    let path = "App/Gen/Names.generated.swift"
    let sandbox = try repository([
      "T/Names.swifttemplate": include, "T/Part.swift": "let part = \"// one\"\n",
      path: Self.header + "// one\n1\n",
    ])
    try sandbox.write("T/Part.swift", "let part = \"// two\"\n")
    commit(sandbox)
    let outcome = migrate(sandbox)
    #expect(outcome.output.contains("  stale      \(path), its inputs changed since "))
    #expect(outcome.output.contains("needs no Sourcery"), "\(outcome.output)")
    try sandbox.write(path, Self.header + "// edited\n1\n")
    commit(sandbox)
    try sandbox.write("App/B.swift", "struct B {}")
    commit(sandbox)
    #expect(
      migrate(sandbox).output.contains("  different  \(path), also with its inputs at commit "))
  }

  /// In an output folder of `widgetgen.json`, other generated files are orphans.
  @Test func sharedFoldersKeepSourcery() throws {
    let sandbox = try repository([
      "U/Count.stencil": "// {{ types.all.count }}\n",
      "Count.sourcery.yml": "sources: [App]\ntemplates: [U]\noutput: App/Gen\n",
    ])
    let outcome = migrate(sandbox, "--apply")
    #expect(
      outcome.output.contains(
        "left: .sourcery.yml: 'widgetgen check' would report App/Gen/Names.generated.swift as orphaned, "
          + "because it is in an output folder of widgetgen.json; give the configuration another 'output'\n"
      ), "\(outcome.output)\(outcome.error)")
    #expect(run(sandbox, "check").exitCode == .success)
  }

  /// Each row contains a line and the advice about it, with a second configuration that `widgetgen.json` replaces.
  @Test(arguments: [
    (
      "sourcery --config .sourcery.yml",
      "run 'widgetgen templates run-swift' with the same flags instead"
    ),
    (
      "sourcery --config .sourcery.yml --headerPrefix x --watch",
      "run 'widgetgen templates run-swift' with the same flags instead; there is no '--watch'"
    ),
    (
      "sourcery",
      "if this runs Sourcery, run 'widgetgen' and 'widgetgen templates run-swift --config .sourcery.yml' instead"
    ),
    (
      "sourcery --config .sourcery.yml --config Count.yml",
      "run 'widgetgen' and 'widgetgen templates run-swift --config .sourcery.yml' instead"
    ),
    ("sourcery --config Count.yml", "run 'widgetgen' instead"),
    (
      "cp .sourcery.yml a",
      "the configuration stays, because 'widgetgen templates run-swift' reads it"
    ),
    (
      "widgetgen templates run-swift --config .sourcery.yml; sourcery", "if this runs Sourcery, run"
    ),
  ])
  func adviceNamesTheReplacement(_ line: String, _ advice: String) throws {
    let sandbox = try repository([
      "U/Count.stencil": "// {{ types.all.count }}\n",
      "Count.yml": "sources: [App]\ntemplates: [U]\noutput: App/Count.swift\n", "gen.sh": line,
    ])
    let outcome = migrate(sandbox)
    #expect(
      outcome.output.contains("  gen.sh:1: \(line)\n      \(advice)"), "\(outcome.output)")
  }

  /// A call of `templates run-swift` is listed if the configuration that it reads would be removed.
  @Test func callsOfRemovedConfigurationsAreListed() throws {
    let sandbox = try repository([
      "T/Names.swifttemplate": "", "T/Names.stencil": "// A\n",
      "gen.sh": "widgetgen templates run-swift --config .sourcery.yml",
    ])
    let outcome = migrate(sandbox, "--apply")
    #expect(
      outcome.output.contains("the file stays, because gen.sh:1 may need it"), "\(outcome.output)")
  }

  @Test func withoutACompiler() throws {
    let sandbox = try repository()
    let outcome = sandbox.run("migrate", "--run-swift-templates")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("error: 'swiftc' cannot be run; install Swift's toolchain"))
  }
}
