import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `migrate` in real git repositories.
@Suite struct MigrationInGitTests {
  /// Returns a repository with a configuration of Sourcery and a generated file.
  ///
  /// - Parameter folder: the folder of the project in the repository.
  private func repository(
    _ folder: String = ".", _ files: [String: String] = [:]
  ) throws -> Sandbox {
    let sandbox = try Sandbox()
    let project = [
      "App/A.swift": "struct A {}",
      "T/Names.stencil": "{% for t in types.all %}// {{ t.name }}\n{% endfor %}",
      ".sourcery.yml": "sources: [App]\ntemplates: [T]\noutput: App/Gen\n",
      "App/Gen/Names.generated.swift": "// Generated using Sourcery 2\n// A\n",
    ]
    for (path, text) in project { try sandbox.write(FilePath.join(folder, path), text) }
    for (path, text) in files { try sandbox.write(path, text) }
    sandbox.git("init")
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "one")
    return sandbox
  }

  private func migrate(
    _ arguments: String..., in sandbox: Sandbox, _ folder: String = ".",
    withoutArchive: Bool = false
  ) -> Sandbox.Outcome {
    let path = FilePath.join(sandbox.folder, folder)
    return sandbox.run(
      ["migrate"] + arguments, fileSystem: .disk(in: path),
      command: { command in
        if withoutArchive, command.contains(where: { $0.contains("git archive") }) {
          let script = command[2].replacing("git archive", by: "false")
          return Platform.output(of: ["sh", "-c", script] + command[3...])
        }
        return Platform.output(of: ["sh", "-c", "cd '\(path)' && \"$@\"", "-"] + command)
      })
  }

  /// Undoes a migration with the printed command, and expects the tree of the last commit.
  private func undo(_ sandbox: Sandbox) {
    sandbox.git("stash", "--include-untracked")
    #expect(Platform.output(of: ["git", "-C", sandbox.folder, "status", "--porcelain"]) == "")
  }

  /// A stash does not restore ignored files, so they are only replaced by the same content.
  @Test(arguments: [("// A\n", true), ("// edited\n", false), ("//  A\n", false)])
  func ignoredFileIsNotOverwritten(_ body: String, _ isReplaced: Bool) throws {
    let sandbox = try repository(".", [".gitignore": "Gen\n"])
    let path = "App/Gen/Names.generated.swift"
    let text = "// Generated using Sourcery 2\n" + body
    try sandbox.write(path, text)
    let dryRun = migrate(in: sandbox)
    #expect(
      dryRun.output.contains("git does not track this file; remove it before '--apply'\n")
        != isReplaced)
    let outcome = migrate("--apply", in: sandbox)
    #expect((outcome.exitCode == .success) == isReplaced, "\(outcome.error)")
    #expect((sandbox.read(path) == text) != isReplaced)
    if isReplaced {
      #expect(outcome.output.contains("not undone: \(path), which git ignores\n"))
      undo(sandbox)
    } else {
      #expect(
        outcome.error.contains(
          "\(path):1:1: error: git does not track this file, so its content could not be restored; "
            + "remove it, and it is generated again"))
      #expect(sandbox.read("widgetgen.json") == nil && sandbox.read(".sourcery.yml") != nil)
      try sandbox.remove(path)
      #expect(migrate("--apply", in: sandbox).exitCode == .success)
    }
  }

  /// A stash does not restore files that git does not compare.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func hiddenChangesAreNotOverwritten(_ flag: String) throws {
    let sandbox = try repository()
    sandbox.git("update-index", flag, "App/Gen/Names.generated.swift")
    try sandbox.write("App/Gen/Names.generated.swift", "// Generated using Sourcery 2\n// B\n")
    let outcome = migrate("--apply", in: sandbox)
    #expect(outcome.error.contains("git does not track this file"), "\(outcome.output)")
  }

  /// A source with an inline block that git ignores could not be restored.
  @Test func ignoredSourceIsNotFilled() throws {
    let sandbox = try repository(".", [".gitignore": "B.swift\n"])
    try sandbox.write("T/Names.stencil", "// sourcery:inline:B.A\n// a\n// sourcery:end\n")
    sandbox.git("commit", "-am", "two")
    try sandbox.write("App/B.swift", "struct B {\n// sourcery:inline:B.A\n// sourcery:end\n}\n")
    let outcome = migrate("--apply", in: sandbox)
    #expect(outcome.error.contains("App/B.swift:1:1: error: git does not track this file"))
    #expect(outcome.error.contains("could not be restored; add it to git"), "\(outcome.error)")
  }

  @Test func undoRestoresEverything() throws {
    let sandbox = try repository(".", ["gen.sh": "sourcery\n"])
    #expect(migrate("--apply", "--scripts-done", in: sandbox).exitCode == .success)
    #expect(sandbox.read(".sourcery.yml") == nil)
    undo(sandbox)
    #expect(sandbox.read(".sourcery.yml") != nil && sandbox.read("widgetgen.json") == nil)
  }

  /// Files of the repository outside of the working directory can run Sourcery. Untracked files are not searched.
  @Test func wholeRepositoryIsSearched() throws {
    let sandbox = try repository(
      "ios", ["ci.yml": "run: cd ios && sourcery\n", "Pods/gen.sh": "sourcery\n"])
    try sandbox.write("ios/untracked.sh", "sourcery\n")
    let outcome = migrate(in: sandbox, "ios")
    #expect(
      outcome.output.contains("\n  ../ci.yml:1: run: cd ios && sourcery\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\n  ../Pods/gen.sh:1: sourcery\n"))
    #expect(!outcome.output.contains("untracked.sh"))
  }

  /// The target of a link can be Sourcery, even if it does not exist.
  @Test func linksToSourceryAreListed() throws {
    let sandbox = try Sandbox()
    try sandbox.link("gen", to: "Pods/Sourcery/bin/sourcery")
    for (path, text) in ["App/A.swift": "", "T/A.stencil": "// a\n"] {
      try sandbox.write(path, text)
    }
    try sandbox.write(".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: App/Gen\n")
    sandbox.git("init")
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "one")
    let outcome = migrate("--apply", in: sandbox)
    #expect(outcome.output.contains("\n  gen:1: Pods/Sourcery/bin/sourcery\n"), "\(outcome.output)")
    #expect(sandbox.read(".sourcery.yml") != nil)
  }

  /// A file that git does not compare may run Sourcery. In a sparse checkout, it is not on the disk.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func filesThatGitDoesNotCompareAreSearched(_ flag: String) throws {
    let sandbox = try repository(".", ["gen.sh": "sourcery\n"])
    sandbox.git("update-index", flag, "gen.sh")
    let outcome = migrate(in: sandbox)
    #expect(outcome.output.contains("\n  gen.sh:1: sourcery\n"), "\(outcome.output)")
    try sandbox.remove("gen.sh")
    let sparse = migrate("--apply", in: sandbox)
    #expect(sparse.output.contains("the file stays, because gen.sh cannot be read\n"))
    #expect(sandbox.read(".sourcery.yml") != nil)
  }

  /// A tracked file that cannot be read may run Sourcery.
  @Test func missingFilesKeepTheConfiguration() throws {
    let sandbox = try repository(".", ["gen.sh": "sourcery\n"])
    try sandbox.remove("gen.sh")
    let outcome = migrate(in: sandbox)
    #expect(
      outcome.output.contains("the file stays, because gen.sh cannot be read\n"),
      "\(outcome.output)")
  }

  @Test func gitDeterminesStaleFiles() throws {
    let sandbox = try repository(
      ".",
      [
        "T/Old.stencil": "// new\n",
        "App/Gen/Old.generated.swift": "// Generated using Sourcery 2\n// old\n",
      ])
    try sandbox.write("App/B.swift", "struct B {}")
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "two")
    let outcome = migrate(in: sandbox)
    let path = "App/Gen/Names.generated.swift"
    #expect(outcome.output.contains("  stale      \(path), its inputs changed since "))
    // The other file already differed when it was committed.
    #expect(
      outcome.output.contains(
        "  different  App/Gen/Old.generated.swift, also with its inputs at commit "),
      "\(outcome.output)")
    #expect(outcome.output.contains("\n-// old\n+// new\n"))
    // In a partial clone without a network, git cannot extract an older commit.
    let partial = migrate(in: sandbox, withoutArchive: true)
    #expect(!partial.output.contains("  stale "))
    #expect(
      partial.output.contains("it is not compared: git could not extract the commit of the file\n"),
      "\(partial.output)")
  }

  /// Git cannot extract a commit whose objects are missing. The status of the last command of a pipe does not show this.
  @Test func missingObjectsAreNotStale() throws {
    let sandbox = try repository()
    try sandbox.write("App/B.swift", "struct B {}")
    try sandbox.write("App/A.swift", "struct A { }")
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "two")
    let object = try #require(
      Platform.output(of: ["git", "-C", sandbox.folder, "rev-parse", "HEAD~:App/A.swift"])?.trimmed)
    try sandbox.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let outcome = migrate(in: sandbox)
    #expect(!outcome.output.contains("  stale "), "\(outcome.output)")
    #expect(outcome.output.contains("git could not extract the commit of the file\n"))
  }
}
