import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests which existing files reports, contracts and other documents may replace.
@Suite struct ReplacedFileTests {
  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("widgetgen.json", "{sources: 'App', output: 'Out', contract: {root: 'A'}}")
    try sandbox.write("Client.stencil", "// Generated client\n{{ runtime }}\n")
    try sandbox.write("Plain.stencil", "client {{ runtime }}\n")
    try sandbox.write("Web/Client.stencil", "{% include \"Part.stencil\" %}\n")
    try sandbox.write("Web/Part.stencil", "part {{ runtime }}\n")
    try sandbox.write("screens/a.json", "{\"a\": 1}\n")
    #expect(sandbox.run("contract", "--output", "old.json").exitCode == .success)
    return sandbox
  }

  /// Runs a command in a repository that tracks all files.
  private func runTracked(_ sandbox: Sandbox, _ arguments: [String]) -> Sandbox.Outcome {
    sandbox.run(arguments, command: { $0.contains("ls-files") ? ($0.last ?? "") + "\n" : nil })
  }

  /// The commands that write a document, without the flag that names its file.
  private static let documents: [(command: [String], flag: String)] =
    ReportSettings.Format.allCases.flatMap { format in
      ["check", "generate", "validate screens --root A"].map {
        ($0.split(separator: " ").map(String.init) + ["--format", format.rawValue], "output-file")
      }
    }
    + [
      ("contract", "output"), ("contract --emit schema", "output"),
      ("contract --emit openapi", "output"),
      ("contract --emit catalog", "output"), ("contract --emit typescript", "output"),
      ("contract --emit kotlin --args package=a", "output"), ("contract --emit examples", "output"),
      ("contract --emit Client.stencil", "output"), ("contract --emit Plain.stencil", "output"),
      ("contract --emit Web/Client.stencil", "output"),
      ("contract --against old.json --format markdown", "output-file"),
      ("contract --against old.json --format changelog", "output-file"),
      ("contract --against old.json --format sarif", "output-file"),
    ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }

  @Test func inputIsNeverReplaced() throws {
    let sandbox = try makeProject()
    for (command, flag) in Self.documents {
      var inputs = ["widgetgen.json", "App/A.swift", "./App/../App/A.swift"]
      if command.contains("--against") { inputs.append("old.json") }
      if command[0] == "validate" { inputs.append("screens/a.json") }
      inputs += command.filter { $0.hasSuffix(".stencil") }
      if command.contains("Web/Client.stencil") { inputs.append("Web/Part.stencil") }
      for path in inputs {
        let before = sandbox.read(path)
        let outcome = sandbox.run(command + ["--\(flag)", path])
        #expect(outcome.exitCode == .usage, "\(command) \(path)")
        let expected =
          "' cannot be written: this run also reads or writes it, so it is not replaced"
        #expect(outcome.error.contains(expected), "\(command) \(path): \(outcome.error)")
        #expect(sandbox.read(path) == before)
      }
    }
  }

  @Test func inputThatIsNamedByALinkIsNotReplaced() throws {
    let sandbox = try makeProject()
    try sandbox.link("report.json", to: "widgetgen.json")
    let before = sandbox.read("widgetgen.json")
    #expect(sandbox.run("check", "--output-file", "report.json").exitCode == .usage)
    #expect(sandbox.read("widgetgen.json") == before)
  }

  @Test func trackedFileOfAnotherKindIsNotReplaced() throws {
    let sandbox = try makeProject()
    for (command, flag) in Self.documents {
      for text in [
        "# App\n", "[1]\n", "{\"name\": \"app\", \"types\": \"a.ts\"}\n", "import Foundation\n",
      ] {
        try sandbox.write("README.md", text)
        let outcome = runTracked(sandbox, command + ["--\(flag)", "README.md"])
        #expect(outcome.exitCode == .usage, "\(command)")
        #expect(
          outcome.error.contains(
            "error: 'README.md' cannot be written: git tracks it, and it is not a"),
          "\(outcome.error)")
        #expect(outcome.error.contains("choose another file, or remove it first"))
        #expect(sandbox.read("README.md") == text)
      }
    }
  }

  @Test func untrackedAndEmptyFilesAreReplaced() throws {
    let sandbox = try makeProject()
    for (command, flag) in Self.documents {
      try sandbox.write("report.txt", "text\n")
      #expect(sandbox.run(command + ["--\(flag)", "report.txt"]).exitCode != .usage, "\(command)")
      #expect(sandbox.read("report.txt") != "text\n")
      try sandbox.write("report.txt", "")
      #expect(runTracked(sandbox, command + ["--\(flag)", "report.txt"]).exitCode != .usage)
    }
  }

  /// A document of an older version of the app is replaced, even if git tracks it.
  @Test func trackedDocumentOfTheSameKindIsReplaced() throws {
    // A template without a header has no mark.
    let unmarked = [["Plain.stencil"], ["Web/Client.stencil"]]
    for (command, flag) in Self.documents where !unmarked.contains([command.last ?? ""]) {
      let sandbox = try makeProject()
      // Each report contains a finding.
      try sandbox.write(
        "App/B.swift", "struct B {\n  // widgetgen:ignore wrong-value\n  var a: Int }\n")
      let words = command + ["--\(flag)", "document"]
      #expect(sandbox.run(words).exitCode != .usage)
      let old = sandbox.read("document")
      try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var renamed: String }\n")
      let outcome = runTracked(sandbox, words)
      #expect(outcome.exitCode != .usage, "\(command): \(outcome.error)\n\(old ?? "")")
    }
  }

  /// A run that ends before it reads its sources does not know them.
  @Test func sourceOfARunWithWrongPathsIsNotReplaced() throws {
    let sandbox = try makeProject()
    let before = sandbox.read("App/A.swift")
    let words = ["check", "--templates=None", "--format=json", "--output-file"]
    let outcome = sandbox.run(words + ["App/A.swift"])
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("the run ended early, and the file is not a report"))
    #expect(sandbox.read("App/A.swift") == before)
    for _ in 0..<2 { _ = sandbox.run(words + ["report.json"]) }
    #expect(sandbox.read("report.json")?.contains(#""file": "None""#) == true)
  }

  @Test func contractWithMergeConflictsIsReplaced() throws {
    let sandbox = try makeProject()
    let contract = try #require(sandbox.read("old.json"))
    let lines = contract.split(separator: "\n", omittingEmptySubsequences: false)
    try sandbox.write(
      "old.json", (lines.prefix(3) + ["<<<<<<< HEAD"] + lines.dropFirst(3)).joined(separator: "\n"))
    #expect(runTracked(sandbox, ["contract", "--output", "old.json"]).exitCode == .success)
    #expect(sandbox.read("old.json") == contract)
  }

  @Test func unchangedTrackedFileIsNotAnError() throws {
    let sandbox = try makeProject()
    #expect(
      sandbox.run("contract", "--emit", "Plain.stencil", "--output", "a.txt").exitCode == .success)
    let outcome = runTracked(sandbox, ["contract", "--emit", "Plain.stencil", "--output", "a.txt"])
    #expect(outcome.exitCode == .success)
  }

  @Test func twoDocumentsOfARunNeedTwoFiles() throws {
    let sandbox = try makeProject()
    let outcome = sandbox.run(
      "contract", "--emit", "typescript", "--output", "a.txt", "--format", "sarif", "--output-file",
      "a.txt")
    #expect(outcome.exitCode == .usage)
    #expect(sandbox.read("a.txt")?.contains("sarif") == true)
  }

  /// A template can write Swift into a folder that is scanned.
  @Test func generatedFileInASourceFolderIsReplaced() throws {
    let sandbox = try makeProject()
    try sandbox.write("Client.stencil", "// Generated using widgetgen\n// {{ argument.a }}\n")
    let words = ["contract", "--emit", "Client.stencil", "--output", "App/Client.swift", "--args"]
    #expect(sandbox.run(words + ["a=1"]).exitCode == .success)
    #expect(runTracked(sandbox, words + ["a=2"]).exitCode == .success)
    #expect(sandbox.read("App/Client.swift") == "// Generated using widgetgen\n// 2\n")
  }

  /// Files of other generators are scanned, although they start like generated files.
  @Test func scannedFileIsNotAnOutput() throws {
    let sandbox = try makeProject()
    let text = "// Generated using SwiftGen\nstruct B {}\n"
    try sandbox.write("App/Coding.generated.swift", text)
    let outcome = sandbox.run("generate", "--output", "App")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("this run also reads or writes it"), "\(outcome.error)")
    #expect(sandbox.read("App/Coding.generated.swift") == text)
  }

  /// A file of another generator is scanned, and the output can have another path to it.
  @Test func scannedFileIsNotAnOutputUnderAnotherPath() throws {
    let sandbox = try makeProject()
    let text = "// Generated using SwiftGen\nstruct B {}\n"
    try sandbox.write("App/Coding.generated.swift", text)
    try sandbox.link("Link", to: "App")
    let outcome = sandbox.run("generate", "--output", "Link")
    #expect(outcome.error.contains("this run also reads or writes it"), "\(outcome.error)")
    #expect(sandbox.read("App/Coding.generated.swift") == text)
  }

  /// A damaged `.git/config` makes a repository unusable, and git runs the programs that its files name.
  @Test func nothingIsWrittenIntoGitsFolder() throws {
    let sandbox = try makeProject()
    try sandbox.write(".git/config", "[core]\n")
    try sandbox.link("Link", to: ".git")
    try sandbox.write("T/a.stencil", "// sourcery:file:.git/b.swift\nlet a = 1\n// sourcery:end\n")
    let commands =
      Self.documents.flatMap { document in
        [".git/config", ".git/hooks/pre-commit", "Link/config", ".git"].map {
          document.command + ["--\(document.flag)", $0]
        }
      } + [
        ["generate", "--output", ".git"], ["generate", "--output", "Link/hooks"],
        ["generate", "--output", ".", "--templates", "T"],
        ["templates", "eject", "Kotlin", "--output", ".git"],
        ["scaffold", "--navigation-controller", "A", "--runtime", "beagle-1", "--output", ".git"],
      ]
    for command in commands {
      let outcome = sandbox.run(command)
      #expect(outcome.exitCode == .usage, "\(command)")
      #expect(outcome.error.contains("git stores the repository there"), "\(outcome.error)")
      #expect(sandbox.files().filter { $0.hasPrefix(".git/") } == [".git/config"])
      #expect(sandbox.read(".git/config") == "[core]\n")
    }
  }

  @Test func gitDeterminesTrackedFiles() throws {
    let sandbox = try makeProject()
    try sandbox.write("README.md", "# App\n")
    try sandbox.write("Docs/a*.md", "# App\n")
    let folder = sandbox.folder
    let git = { @Sendable (words: [String]) in
      Platform.output(of: ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words)
    }
    #expect(git(["git", "init"]) != nil && git(["git", "add", "README.md", "Docs"]) != nil)
    for path in ["README.md", "Docs/a*.md"] {
      #expect(sandbox.run(["contract", "--output", path], command: git).exitCode == .usage)
    }
    try sandbox.write("Docs/ab.md", "# App\n")
    #expect(sandbox.run(["contract", "--output", "Docs/ab.md"], command: git).exitCode == .success)
  }
}
