import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that the tool writes and removes files only in the folder that the user named, regardless of links.
@Suite struct LinkTests {
  private static let header = "// Generated using widgetgen\n// DO NOT EDIT\n"
  private static let victim = header + "let victim = 1\n"

  /// Returns a project that also contains a generated file outside of its output folder.
  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("widgetgen.json", "{sources: 'App', templates: 'T', output: 'Out'}")
    try sandbox.write("T/Names.stencil", "let names = 1\n")
    try sandbox.write("Else/Victim.swift", Self.victim)
    try sandbox.write("Out/notes.txt", "")
    return sandbox
  }

  /// Runs the tool, and expects an error and unchanged files.
  private func checkRefused(
    _ sandbox: Sandbox, _ arguments: String..., path: String,
    message: String = "a link leads this path out of the folder",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = sandbox.files()
    let outcome = sandbox.run(arguments)
    #expect(outcome.exitCode == .usage, sourceLocation: sourceLocation)
    let expected = "\(path):1:1: error: \(message)"
    #expect(outcome.error.contains(expected), "\(outcome.error)", sourceLocation: sourceLocation)
    #expect(sandbox.files() == before, sourceLocation: sourceLocation)
    #expect(sandbox.read("Else/Victim.swift") == Self.victim, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["../Else/Victim.swift", "second", "deep/third"])
  func outputThatIsALinkIsAnError(target: String) throws {
    let sandbox = try makeProject()
    try sandbox.link("Out/second", to: "../Else/Victim.swift")
    try sandbox.write("Out/deep/x", "")
    try sandbox.link("Out/deep/third", to: "../second")
    try sandbox.link("Out/Coding.generated.swift", to: target)
    let path = "Out/Coding.generated.swift"
    checkRefused(sandbox, "generate", path: path)
    checkRefused(sandbox, "check", path: path)
    checkRefused(sandbox, "generate", "--prune", path: path)
    let absolute = try makeProject()
    try absolute.link(path, to: absolute.path("Else/Victim.swift"))
    checkRefused(absolute, "generate", path: path)
  }

  /// If no type needs a generated file any longer, the file is emptied. If it is a link, this is an error.
  @Test func emptiedOutputThatIsALinkIsAnError() throws {
    let sandbox = try makeProject()
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.link("Out/Coding.generated.swift", to: "../Else/Victim.swift")
    checkRefused(sandbox, "generate", path: "Out/Coding.generated.swift")
    checkRefused(sandbox, "check", path: "Out/Coding.generated.swift")
  }

  @Test func templateOutputThatIsALinkIsAnError() throws {
    let sandbox = try makeProject()
    try sandbox.link("Out/Names.generated.swift", to: "../Else/Victim.swift")
    checkRefused(sandbox, "generate", path: "Out/Names.generated.swift")
  }

  @Test(arguments: ["../Else", "loop", "../Else/../Else/deeper"])
  func sectionFolderThatIsALinkIsAnError(target: String) throws {
    let sandbox = try makeProject()
    try sandbox.write(
      "T/Names.stencil", "// widgetgen:file:Deep/er/Victim.swift\nlet b = 1\n// widgetgen:end\n")
    try sandbox.write("Else/deeper/x", "")
    try sandbox.write("Else/er/x", "")
    try sandbox.link("Out/Deep", to: target)
    let isLoop = target == "loop"
    if isLoop { try sandbox.link("Out/loop", to: "Deep") }
    checkRefused(
      sandbox, "generate", path: "Out/Deep/er/Victim.swift",
      message: isLoop
        ? "cannot be written: it is a link whose target does not exist"
        : "a link leads this path out of the folder 'Out'")
  }

  @Test func danglingLinkIsAnError() throws {
    let message = "cannot be written: it is a link whose target does not exist"
    let sandbox = try makeProject()
    try sandbox.link("Out/Coding.generated.swift", to: "../Else/New.swift")
    checkRefused(sandbox, "generate", path: "Out/Coding.generated.swift", message: message)
    let folder = try makeProject()
    try folder.remove("Out")
    try folder.link("Out", to: "Nowhere")
    checkRefused(folder, "generate", path: "Out/Coding.generated.swift", message: message)
  }

  @Test func sourceThatIsADanglingLinkIsMissing() throws {
    let sandbox = try makeProject()
    try sandbox.link("App/Link", to: "Nowhere")
    let outcome = sandbox.run("check", "--sources=App/Link", "--output=Out")
    #expect(
      outcome.error
        == "App/Link:1:1: error: cannot be read: no such file or directory [unreadable]\n")
  }

  @Test func linksInsideTheFolderAreFollowed() throws {
    let sandbox = try makeProject()
    try sandbox.write("Out/Real/Coding.swift", Self.victim)
    try sandbox.link("Out/Coding.generated.swift", to: "Real/Coding.swift")
    #expect(sandbox.run("generate", "--prune").exitCode == .success)
    #expect(sandbox.read("Out/Real/Coding.swift")?.contains("extension A") == true)
    #expect(sandbox.fileSystem.isLink("Out/Coding.generated.swift"))
    #expect(sandbox.run("check").exitCode == .success)
  }

  @Test func twoOutputsWithOneTargetAreAnError() throws {
    let sandbox = try makeProject()
    try sandbox.write("Out/Names.generated.swift", Self.header)
    try sandbox.link("Out/Coding.generated.swift", to: "Names.generated.swift")
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("two targets of the configuration write this file"))
  }

  /// The user specifies the output folder, so it can be a link to any folder.
  @Test func outputFolderCanBeALink() throws {
    let sandbox = try makeProject()
    try sandbox.remove("Out")
    try sandbox.link("Out", to: "Else/Generated")
    try sandbox.write("Else/Generated/x", "")
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.read("Else/Generated/Coding.generated.swift") != nil)
    try sandbox.link("Else/Generated/Names.swift", to: "../Victim.swift")
    try sandbox.remove("Else/Generated/Names.generated.swift")
    try sandbox.link("Else/Generated/Names.generated.swift", to: "../Victim.swift")
    checkRefused(sandbox, "generate", path: "Out/Names.generated.swift")
  }

  @Test func filesInALinkedFolderAreNotPruned() throws {
    let sandbox = try makeProject()
    try sandbox.link("Out/Else", to: "../Else")
    try sandbox.link("Out/Old.generated.swift", to: "../Else/Victim.swift")
    #expect(sandbox.run("generate", "--prune").exitCode == .success)
    #expect(sandbox.read("Else/Victim.swift") == Self.victim)
    #expect(sandbox.fileSystem.isLink("Out/Old.generated.swift"))
  }

  // MARK: - Changes during a run

  /// Runs the tool, and calls a closure right after the tool has created its first file.
  private func run(
    _ arguments: [String], in sandbox: Sandbox, meanwhile: @escaping @Sendable () -> Void
  ) -> Sandbox.Outcome {
    var fileSystem = sandbox.fileSystem
    let disk = sandbox.fileSystem
    let isFirst = Locked(true)
    fileSystem.create = { (path, bytes, model) throws(FileError) in
      try disk.create(path, bytes, model)
      let wasFirst = isFirst.update { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if wasFirst { meanwhile() }
    }
    return sandbox.run(arguments, fileSystem: fileSystem)
  }

  @Test func folderThatBecomesALinkIsNotWritten() throws {
    let sandbox = try makeProject()
    try sandbox.write("Else/Coding.generated.swift", Self.victim)
    let outcome = run(["generate"], in: sandbox) {
      let files = FileManager.default
      try? files.moveItem(atPath: sandbox.path("Out"), toPath: sandbox.path("Moved"))
      try? sandbox.link("Out", to: "Else")
    }
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("the file was changed by another program"))
    #expect(sandbox.read("Else/Coding.generated.swift") == Self.victim)
    #expect(sandbox.read("Moved/Coding.generated.swift") == nil)
  }

  @Test func fileThatBecomesALinkIsNotWritten() throws {
    let sandbox = try makeProject()
    let outcome = run(["generate"], in: sandbox) {
      try? sandbox.link("Out/Coding.generated.swift", to: "../Else/Victim.swift")
    }
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("a link leads this path out of the folder 'Out'"))
    #expect(sandbox.read("Else/Victim.swift") == Self.victim)
    #expect(!sandbox.files().contains { $0.contains(".widgetgen-") })
  }

  @Test func fileThatAppearsIsNotOverwritten() throws {
    let sandbox = try makeProject()
    let outcome = run(["generate"], in: sandbox) {
      try? sandbox.write("Out/Coding.generated.swift", "// mine\n")
    }
    #expect(outcome.exitCode == .usage)
    #expect(sandbox.read("Out/Coding.generated.swift") == "// mine\n")
  }

  @Test func orphanThatChangesIsNotRemoved() throws {
    let sandbox = try makeProject()
    try sandbox.write("Out/old/Old.generated.swift", Self.victim)
    try sandbox.write("Else/Old.generated.swift", Self.victim)
    try sandbox.write("Out/Mine.swift", Self.victim)
    let outcome = run(["generate", "--prune"], in: sandbox) {
      try? sandbox.remove("Out/old")
      try? sandbox.link("Out/old", to: "../Else")
      try? sandbox.write("Out/Mine.swift", "// mine\n")
    }
    #expect(outcome.exitCode == .usage)
    #expect(sandbox.read("Else/Old.generated.swift") == Self.victim)
    #expect(sandbox.read("Out/Mine.swift") == "// mine\n")
  }

  // MARK: - Files that the user names

  @Test func sourceThatIsALinkIsNotFilled() throws {
    let sandbox = try makeProject()
    let source =
      "import WidgetRuntime\n// widgetgen: codable\nstruct B: Codable {\n  var a: Int\n"
      + "  // widgetgen:inline:auto:B.Coding\n  // widgetgen:end\n}\n"
    try sandbox.write("Else/B.swift", source)
    try sandbox.link("App/B.swift", to: "../Else/B.swift")
    checkRefused(
      sandbox, "generate", "--inline", "--sources=App/B.swift", path: "App/B.swift")
    #expect(sandbox.read("Else/B.swift") == source)
    let given = sandbox.run("generate", "--inline", "--sources=Else/B.swift")
    #expect(given.exitCode == .success, "\(given.error)")
    #expect(sandbox.read("Else/B.swift") != source)
  }

  @Test func contractsAndReportsStayInTheirFolder() throws {
    let sandbox = try makeProject()
    try sandbox.write("Reports/x", "")
    try sandbox.link("Reports/contract.json", to: "../Else/Victim.swift")
    try sandbox.link("Reports/inside.json", to: "real.json")
    try sandbox.write("Reports/real.json", "")
    for arguments in [
      ["contract", "--output", "Reports/contract.json"],
      ["contract", "--emit", "schema", "--output", "Reports/contract.json"],
      ["contract", "--emit", "catalog", "--output", "Reports/contract.json"],
      ["generate", "--format", "json", "--output-file", "Reports/contract.json"],
    ] {
      let outcome = sandbox.run(arguments)
      #expect(outcome.exitCode == .usage, "\(arguments)")
      #expect(
        outcome.error.contains(
          "error: 'Reports/contract.json' a link leads this path out of the folder 'Reports'"),
        "\(outcome.error)")
      #expect(sandbox.read("Else/Victim.swift") == Self.victim)
    }
    #expect(sandbox.run("contract", "--output", "Reports/inside.json").exitCode == .success)
    #expect(sandbox.read("Reports/real.json")?.isEmpty == false)
    #expect(sandbox.fileSystem.isLink("Reports/inside.json"))
    #expect(sandbox.run("contract", "--output", ".").exitCode == .usage)
  }

  @Test func newFilesAreNotWrittenThroughLinks() throws {
    let sandbox = try makeProject()
    try sandbox.remove("widgetgen.json")
    try sandbox.link("widgetgen.json", to: "Else/New.json")
    #expect(sandbox.run("init").exitCode == .usage)
    try sandbox.remove("widgetgen.json")
    try sandbox.write("App/View.swift", "import UIKit\n\nclass View: UIView {}\n")
    try sandbox.link("App/ViewWidget.swift", to: "../Else/New.swift")
    try sandbox.link("Kotlin.stencil", to: "Else/New.stencil")
    #expect(sandbox.run("scaffold", "App/View.swift", "--runtime=beagle-2").exitCode == .usage)
    #expect(sandbox.run("templates", "eject", "Kotlin").exitCode == .usage)
    #expect(sandbox.files().filter { $0.hasPrefix("Else/") } == ["Else/Victim.swift"])
  }

  /// A raw identifier can contain slashes and dots.
  @Test func viewNameCannotLeadOutOfTheFolder() throws {
    let sandbox = try makeProject()
    try sandbox.write("App/View.swift", "import UIKit\n\nclass `../Else/View`: UIView {}\n")
    _ = sandbox.run("scaffold", "App/View.swift", "--runtime=beagle-2")
    #expect(sandbox.files().filter { $0.hasPrefix("Else/") } == ["Else/Victim.swift"])
  }
}
