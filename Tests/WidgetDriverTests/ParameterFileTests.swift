import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that `@FILE` on the command line is replaced by the lines of the file.
@Suite struct ParameterFileTests {
  private func arguments(_ words: String..., file: String) throws -> Arguments {
    try Arguments(words, commands: .full) { path throws(FileError) in
      guard path == "list" else { throw FileError(path: path, reason: "No such file or directory") }
      return Array(file.utf8)
    }
  }

  @Test func linesReplaceTheFile() throws {
    let file = "--sources\nMy App/A.swift\n\n--sources=\"B\".swift\r\n"
    let read = try arguments("check", "--sources", "C", "@list", "--diff", file: file)
    #expect(read.command.name == "check" && read.has("diff"))
    #expect(read.all("sources") == ["C", "My App/A.swift", "\"B\".swift"])
    #expect(
      read.words == [
        "check", "--sources", "C", "--sources", "My App/A.swift", "--sources=\"B\".swift", "--diff",
      ])
  }

  @Test func commandCanBeInTheFile() throws {
    let read = try arguments("@list", "@list", "@", file: "dump\nA")
    #expect(read.command.name == "dump")
    #expect(read.operands == ["A", "dump", "A", "@"])
    #expect(try arguments("@list", file: "").command.name == "generate")
  }

  /// `@~1` in a value is a Git revision, and `@list` in a parameter file is not expanded.
  @Test func valuesAndLinesAreNotFiles() throws {
    let against = try arguments("contract", "--against", "@~1:c.json", file: "")
    #expect(against.all("against") == ["@~1:c.json"])
    let nested = try arguments("dump", "@list", "B", file: "@list\n@x")
    #expect(nested.operands == ["@list", "@x", "B"])
    #expect(try arguments("dump", "--", "@list", file: "A").operands == ["@list"])
    #expect(try Arguments(["dump", "@list"], commands: .full).operands == ["@list"])
  }

  /// A flag can be the last argument in the file if its value is on the command line.
  @Test func flagAtTheEndTakesTheNextWord() throws {
    let read = try arguments("@list", "@x", "@list", "@y", file: "--sources")
    #expect(read.all("sources") == ["@x", "@y"])
  }

  @Test func toolReadsTheFileFromDisk() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("list", "--sources\nApp/A.swift\n--output\nOut\n")
    #expect(sandbox.run("generate", "@list").exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("struct A") == false)
    // The suggested command contains the lines of the parameter file instead of `@list`, because it omits arguments
    // that affect only `check`.
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var b: Int }\n")
    let check = sandbox.run("check", "@list")
    #expect(check.exitCode == .stale)
    #expect(check.output.hasSuffix("widgetgen generate --sources App/A.swift --output Out\n"))
  }

  @Test func missingFileIsWrongUsage() throws {
    let outcome = try Sandbox().run("generate", "@list")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.hasPrefix(
        "error: '@list' names a file of arguments, which cannot be read: no such file or directory; "
          + "write './@list' for a path that begins with '@'\nusage: widgetgen "))
  }
}
