import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests devices, pipes and files of `/proc` as inputs and as outputs. Without limits, most of these runs would never end.
/// The time limit is long, because a test of a loaded machine waits for the others while its time runs.
@Suite(.timeLimit(.minutes(30))) struct SpecialFileTests {
  /// The paths of special files in a project.
  private static let specials = ["pipe", "zero", "/dev/zero", "/dev/full", "/dev/random"]

  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("T.stencil", "let a = 1\n")
    try sandbox.write("a.json", "{\"a\": 1}\n")
    #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
    try sandbox.link("zero", to: "/dev/zero")
    try sandbox.link("App/zero.swift", to: "/dev/zero")
    try sandbox.link("zero.stencil", to: "/dev/zero")
    return sandbox
  }

  private func checkRefused(
    _ sandbox: Sandbox, _ arguments: [String],
    _ message: String = "not a regular file, but a pipe or a device",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = sandbox.run(arguments)
    #expect(outcome.exitCode == .usage, "\(arguments)", sourceLocation: sourceLocation)
    #expect(
      outcome.error.lowercased().contains(message), "\(arguments): \(outcome.error)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: specials) func inputIsRefused(path: String) throws {
    let sandbox = try makeProject()
    let app = ["--sources", "App/A.swift"]
    for words in [
      ["generate", "--config", path], ["check", "--config", path] + app, ["generate", "@\(path)"],
      ["generate", "@@\(path)"],
      ["contract", "--against", path] + app, ["contract", "--config", path],
      ["validate", "a.json", "--contract", path], ["validate", path, "--root", "A"] + app,
      ["render", "--template", path, "--context", "a.json"],
      ["render", "--template", "T.stencil", "--context", path],
      ["dump", path], ["scaffold", "--from", path], ["init", "--from", path],
    ] where words[0] != "scaffold" && !(path.hasPrefix("/") && words[1].hasPrefix("@/")) {
      checkRefused(sandbox, words)
    }
  }

  @Test func parameterFileOutsideTheRepositoryCanBeNamed() throws {
    checkRefused(try makeProject(), ["generate", "@/dev/zero"])
  }

  @Test func sourcesAndTemplatesAreRefused() throws {
    let sandbox = try makeProject()
    #expect(mkfifo(sandbox.path("App/pipe.swift"), 0o600) == 0)
    for source in ["App/zero.swift", "App/pipe.swift"] {
      checkRefused(sandbox, ["generate", "--sources", source, "--output", "Out"])
      checkRefused(
        sandbox, ["generate", "--sources=App/A.swift", "--dependencies", source, "--output", "Out"])
    }
    checkRefused(
      sandbox,
      ["generate", "--sources", "App/A.swift", "--templates", "zero.stencil", "--output", "Out"])
  }

  @Test func configurationThatIsFoundIsRefused() throws {
    let sandbox = try makeProject()
    #expect(mkfifo(sandbox.path("widgetgen.json"), 0o600) == 0)
    checkRefused(sandbox, ["generate"])
  }

  #if os(Linux)
    @Test func processFilesAreRefused() throws {
      let sandbox = try makeProject()
      try sandbox.link("x.stencil", to: "/proc/self/environ")
      for path in ["/proc/self/environ", "x.stencil", "/proc/self/status", "/proc/cmdline"] {
        checkRefused(
          sandbox, ["render", "--template", path, "--context", "a.json"],
          "files of '/proc' can contain secrets")
      }
      checkRefused(
        sandbox,
        ["generate", "--sources", "App/A.swift", "--templates", "x.stencil", "--output", "Out"],
        "files of '/proc' can contain secrets")
      try sandbox.write("T.stencil", "{% include \"environ\" %}")
      let outcome = sandbox.run(
        "render", "--template", "T.stencil", "--context", "a.json", "--include-dir", "/proc/self")
      #expect(outcome.exitCode == .invalidInput && outcome.output.isEmpty)
    }

    @Test func emptyFileIsRead() throws {
      let sandbox = try makeProject()
      try sandbox.write("empty.stencil", "")
      #expect(
        sandbox.run("render", "--template", "empty.stencil", "--context", "a.json").exitCode
          == .success)
    }

    @Test func fullDeviceIsAnError() throws {
      let sandbox = try makeProject()
      for words in [
        ["contract", "--output", "/dev/full"],
        ["check", "--output=O", "--format=json", "--output-file", "/dev/full"],
      ] {
        checkRefused(
          sandbox, words + ["--sources", "App/A.swift"], "cannot be written: no space left")
      }
    }
  #endif

  @Test func endlessStandardInputIsRefused() throws {
    let sandbox = try makeProject()
    let script = "cd \"$1\"; \"$0\" render --template - --context a.json </dev/zero 2>&1; true"
    let text = Platform.output(of: ["sh", "-c", script, Tool.path, sandbox.folder])
    #expect(text?.contains("too large: 256 MB at most") == true, "\(text ?? "")")
  }

  @Test func deviceIsWritten() throws {
    let sandbox = try makeProject()
    let outcome = sandbox.run("contract", "--sources", "App/A.swift", "--output", "/dev/null")
    #expect(outcome.exitCode == .success)
    #expect(sandbox.fileSystem.status("/dev/null")?.kind == .other)
  }

  @Test func pipeIsWritten() throws {
    let sandbox = try makeProject()
    let reader = Process()
    let output = Pipe()
    reader.executableURL = URL(filePath: "/bin/cat")
    reader.arguments = [sandbox.path("pipe")]
    reader.standardOutput = output
    try reader.run()
    let outcome = sandbox.run("contract", "--sources", "App/A.swift", "--output", "pipe")
    #expect(outcome.exitCode == .success)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    reader.waitUntilExit()
    #expect(text == sandbox.run("contract", "--sources", "App/A.swift").output)
    #expect(sandbox.fileSystem.status("pipe")?.kind == .other)
  }

  @Test func pipeWithoutReaderIsAnError() throws {
    checkRefused(
      try makeProject(), ["contract", "--sources", "App/A.swift", "--output", "pipe"],
      "cannot be written: nothing reads from this pipe")
  }

  /// A stream is written at its current position, even if it is a file.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func standardOutputIsWritten(path: String) throws {
    let sandbox = try makeProject()
    let expected = sandbox.run("contract", "--sources", "App/A.swift").output
    for redirection in ["| cat", ">>\"$1/out\"; cat \"$1/out\""] {
      try sandbox.write("out", "first\n")
      let script =
        "cd \"$1\"; \"$0\" contract --sources App/A.swift --output \(path) \(redirection)"
      let text = Platform.output(of: ["sh", "-c", script, Tool.path, sandbox.folder])
      #expect(text == (redirection == "| cat" ? "" : "first\n") + expected)
    }
  }
}
