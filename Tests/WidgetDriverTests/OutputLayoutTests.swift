import Testing

@testable import WidgetDriver

/// Tests the options that determine into which files generated code is written, and how the files start.
@Suite struct OutputLayoutTests {
  private static let flags = ["--sources", "App", "--output", "Out", "--runtime", "standalone"]

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "App/Card.swift", "// widgetgen: codable\nstruct Card { var title: String }\n")
    try sandbox.write(
      "App/Label.swift", "// widgetgen: codable, equatable\nstruct Label { var text: String }\n")
  }

  private func run(_ words: String...) -> Sandbox.Outcome {
    sandbox.run([words[0]] + Self.flags + words.dropFirst())
  }

  private var outputs: [String] { sandbox.files().filter { $0.hasPrefix("Out/") } }

  @Test func eachSourceHasItsOwnFiles() throws {
    #expect(run("generate", "--file-per-source").exitCode == .success)
    #expect(
      outputs == [
        "Out/Card+Coding.generated.swift", "Out/Label+Coding.generated.swift",
        "Out/Label+Equality.generated.swift",
      ])
    let card = try #require(sandbox.read("Out/Card+Coding.generated.swift"))
    #expect(card.contains("title") && !card.contains("text"))
    #expect(run("check", "--file-per-source").exitCode == .success)
  }

  @Test func anEditChangesOneFile() throws {
    _ = run("generate", "--file-per-source")
    try sandbox.write(
      "App/Card.swift", "// widgetgen: codable\nstruct Card { var name: String }\n")
    let check = run("check", "--file-per-source")
    #expect(check.exitCode == .stale)
    #expect(
      check.output.hasPrefix("stale: Out/Card+Coding.generated.swift\nto bring it up to date"))
  }

  @Test func theFilesOfARemovedSourceAreOrphaned() throws {
    _ = run("generate", "--file-per-source")
    try sandbox.remove("App/Card.swift")
    #expect(run("check", "--file-per-source").output.contains("orphaned: Out/Card+Coding"))
    _ = run("generate", "--file-per-source", "--prune")
    #expect(
      outputs == ["Out/Label+Coding.generated.swift", "Out/Label+Equality.generated.swift"])
  }

  /// With `--file-per-source`, the file for all types is emptied. Otherwise, every member would be declared twice.
  @Test func theFileForAllTypesIsEmptied() throws {
    _ = run("generate")
    #expect(outputs == ["Out/Coding.generated.swift", "Out/Equality.generated.swift"])
    _ = run("generate", "--file-per-source")
    #expect(
      sandbox.read("Out/Coding.generated.swift") == "// Generated using widgetgen\n// DO NOT EDIT\n"
    )
  }

  /// Sources whose names differ only in their letter case share a file, because many file systems ignore the case.
  @Test func sourcesWithOneNameShareAFile() throws {
    try sandbox.write(
      "App/Old/card.swift", "// widgetgen: codable\nstruct Old { var year: Int }\n")
    #expect(run("generate", "--file-per-source").exitCode == .success)
    let shared = outputs.filter { $0.lowercased().contains("card") }
    #expect(shared.count == 1)
    let text = try #require(sandbox.read(shared[0]))
    #expect(text.contains("title") && text.contains("year"))
  }

  @Test func commentsFollowTheFirstLines() throws {
    try sandbox.write(
      "widgetgen.json", #"{"header": ["// swiftlint:disable all", "// swift-format-ignore-file"]}"#)
    #expect(run("generate").exitCode == .success)
    let start = """
      // Generated using widgetgen
      // DO NOT EDIT
      // swiftlint:disable all
      // swift-format-ignore-file

      """
    for output in outputs { #expect(sandbox.read(output)?.hasPrefix(start) == true, "\(output)") }
    #expect(run("check").exitCode == .success)
    #expect(run("check", "--header", "// Other.").exitCode == .stale)
  }

  @Test(arguments: ["let a = 1", "// A\nlet a = 1"])
  func aHeaderIsAComment(line: String) throws {
    let flag = run("generate", "--header", line)
    #expect(flag.exitCode == .usage)
    #expect(flag.error.contains("'--header'"), "\(flag.error)")
    let quoted = line.replacing("\n", with: "\\n")
    try sandbox.write("widgetgen.json", "{\"header\": \"\(quoted)\"}")
    let key = run("generate")
    #expect(key.exitCode == .usage)
    #expect(key.error.hasPrefix("widgetgen.json:1:12: error: a line of the header must be a"))
  }
}
