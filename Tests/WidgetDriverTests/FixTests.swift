import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that `--fix` applies the edits of diagnostics to the sources.
@Suite struct FixTests {
  private static let wrong =
    "// widgetgen: codable\nstruct A {\n  // widgetgen: keey = b\n  let a: Int\n}\n"
  private static let right =
    "// widgetgen: codable\nstruct A {\n  // widgetgen: key = b\n  let a: Int\n}\n"

  private func project(_ source: String, configuration: String = "") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", source)
    try sandbox.write(
      "widgetgen.json", "{sources: 'App', output: 'App/Generated', \(configuration)}")
    return sandbox
  }

  /// Returns the source after `generate --fix`.
  private func fixed(_ source: String, configuration: String = "", _ flags: String...) throws
    -> String?
  {
    let sandbox = try project(source, configuration: configuration)
    _ = sandbox.run(["generate", "--fix"] + flags)
    return sandbox.read("App/A.swift")
  }

  @Test func sourcesAreFixedBeforeGenerating() throws {
    let sandbox = try project(Self.wrong)
    #expect(sandbox.run("generate").exitCode == .invalidInput)
    let outcome = sandbox.run("generate", "--fix")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.error == """
        widgetgen: 1 problem fixed in 1 file
        widgetgen: 1 file written to App/Generated

        """)
    #expect(sandbox.read("App/A.swift") == Self.right)
    #expect(sandbox.run("check", "--fix").error == "widgetgen: 1 file up to date\n")
  }

  @Test func annotationsAreConverted() throws {
    let sandbox = try project(Self.wrong)
    #expect(
      sandbox.run("generate", "--fix", "--prefer", "attributes").error == """
        widgetgen: 1 problem fixed, 2 annotations converted in 1 file
        widgetgen: 1 file written to App/Generated

        """)
    #expect(
      sandbox.read("App/A.swift") == """
        import WidgetAttributes

        @WireType(.codable)
        struct A {
          @WireKey("b")
          let a: Int
        }

        """)
    let outcome = sandbox.run("check", "--fix", "--prefer", "comments")
    #expect(
      outcome.error == """
        widgetgen: 2 annotations converted in 1 file
        widgetgen: 1 file up to date

        """)
    #expect(
      sandbox.read("App/A.swift") == Self.right.replacingOccurrences(of: "= b", with: "= \"b\""))
    try sandbox.write("App/A.swift", "// widgetgen: codable, equatable = false\nstruct A {}\n")
    #expect(
      sandbox.run("check", "--fix", "--prefer", "attributes", "--diff").error
        == "App/A.swift:1:24: 'equatable = false' is not converted: no trait has this value\n")
    #expect(sandbox.run("check", "--prefer", "comments").error.contains("'--prefer' needs '--fix'"))
    try sandbox.write("App/A.swift", "// widgetgen: codable, name = \"\\(\"\nstruct A {}\n")
    let broken = sandbox.run("check", "--fix", "--prefer", "attributes").error
    #expect(
      broken.hasPrefix(
        "App/A.swift: nothing is converted: correct the errors in this file first\nApp/A.swift:1:"),
      "\(broken)")
  }

  @Test func checkFixesSourcesAndGeneratesNothing() throws {
    let sandbox = try project(Self.wrong)
    let outcome = sandbox.run("check", "--fix")
    #expect(outcome.exitCode == .stale && outcome.output.hasSuffix("widgetgen generate\n"))
    #expect(sandbox.files() == ["App/A.swift", "widgetgen.json"])
    #expect(sandbox.read("App/A.swift") == Self.right)
  }

  @Test(arguments: ["generate", "check"])
  func diffPrintsEditsAndWritesNothing(command: String) throws {
    let sandbox = try project(Self.wrong + "struct B {\n  // widgetgen: tag = a\n  let c: Int\n}\n")
    let files = sandbox.files()
    let outcome = sandbox.run(command, "--fix", "--diff")
    #expect(
      outcome.output == """
        --- a/App/A.swift
        +++ b/App/A.swift
        @@ -1,6 +1,6 @@
         // widgetgen: codable
         struct A {
        -  // widgetgen: keey = b
        +  // widgetgen: key = b
           let a: Int
         }
         struct B {

        """)
    // A warning without a fix is still reported.
    #expect(
      outcome.exitCode == .stale && outcome.error.hasPrefix("App/A.swift:7:17: warning: 'tag'"))
    #expect(sandbox.files() == files && sandbox.read("App/A.swift")?.hasPrefix(Self.wrong) == true)
    #expect(try project(Self.right).run(command, "--fix", "--diff").exitCode == .success)
  }

  @Test func otherErrorsAreReportedAfterwards() throws {
    let sandbox = try project(Self.wrong + "// widgetgen: codable\nstruct B { let c: Any }\n")
    let diff = sandbox.run("generate", "--fix", "--diff")
    #expect(diff.exitCode == .invalidInput && diff.output.contains("+  // widgetgen: key = b"))
    let outcome = sandbox.run("generate", "--fix")
    #expect(outcome.exitCode == .invalidInput && outcome.error.contains("[uncodable-type]"))
    #expect(sandbox.read("App/A.swift")?.hasPrefix(Self.right) == true)
  }

  /// The value is checked only after its key is corrected.
  @Test func aCorrectedKeyCanHaveAWrongValue() throws {
    let sandbox = try project(Self.wrong.replacing("keey = b", with: "lossyy = b"))
    let source = try #require(sandbox.read("App/A.swift"))
    let diff = sandbox.run("generate", "--fix", "--diff")
    #expect(diff.exitCode == .invalidInput, "\(diff)")
    #expect(sandbox.read("App/A.swift") == source)
    let fix = sandbox.run("generate", "--fix")
    #expect(fix.exitCode == .invalidInput && fix.error.hasSuffix(diff.error), "\(fix) \(diff)")
  }

  /// The annotation is reported as useless only after its key is corrected.
  @Test func oneFixRevealsTheNext() throws {
    let type = "// widgetgen: codable\nstruct A {\n  var a: Int\n"
    let source = type + "  // widgetgen: kye = b\n  var c: Int { 1 }\n}\n"
    #expect(try fixed(source) == type + "  var c: Int { 1 }\n}\n")
  }

  /// The code would decode other JSON than the annotation requests.
  @Test(arguments: [
    "rename = \"user_name\"", "ignore", "skip = decode", "flatten(encode)", "lossy = no",
    "emit = isEmpty", "key(deserialize) = b", "alias = b, c", "name = [b, c]", "default = .smoll",
    "key(decoded)", "keyy = b.", "lossy = nil",
  ])
  func fixesNeverChangeTheMeaning(annotation: String) throws {
    let source = """
      // widgetgen: codable
      struct A {
        // widgetgen: \(annotation)
        var a: Size = .large
      }
      enum Size: String, Codable { case small, large }

      """
    let sandbox = try project(source)
    #expect(sandbox.run("generate", "--fix").exitCode == .invalidInput)
    #expect(sandbox.read("App/A.swift") == source)
  }

  @Test func otherBytesStayTheSame() throws {
    let source = "\u{FEFF}" + Self.wrong.split(separator: "\n").joined(separator: "\r\n") + "\r\n\r"
    let expected =
      "\u{FEFF}" + Self.right.split(separator: "\n").joined(separator: "\r\n") + "\r\n\r"
    #expect(try fixed(source).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: [
    // After a syntax error or an unpaired marker, positions may be wrong.
    "struct B {\n",
    "// widgetgen:inline:auto:B.Init\n",
  ])
  func filesWithSyntaxErrorsAreNotFixed(rest: String) throws {
    #expect(try fixed(Self.wrong + rest) == Self.wrong + rest)
  }

  @Test func inlineBlocksAreNotFixed() throws {
    let source = """
      import WidgetRuntime
      // widgetgen: codable
      struct A: Codable {
        let a: Int
        // widgetgen:inline:auto:A.Coding
        struct B {
          // widgetgen: keey = b
          let c: Int
        }
        // widgetgen:end
      }

      """
    #expect(try fixed(source) == source)
  }

  // MARK: - Ignore comments

  @Test(arguments: [
    ("// widgetgen:ignore duplicate-key\nstruct A {}\n", "struct A {}\n"),
    ("\tstruct A {}  // widgetgen:ignore duplicate-key\n", "\tstruct A {}\n"),
    ("/* widgetgen:ignore duplicate-key */ struct A {}\n", "struct A {}\n"),
    ("struct A /* widgetgen:ignore duplicate-key */ {}\n", "struct A {}\n"),
    ("struct A {}\n  // widgetgen:ignore duplicate-key", "struct A {}\n"),
    (
      "let a = 0\r\n// widgetgen:ignore duplicate-key, stale\r\nstruct A {}\r\n",
      "let a = 0\r\nstruct A {}\r\n"
    ),
    ("// widgetgen:ignore duplicate-kye\nstruct A {}\n", "struct A {}\n"),
  ])
  func staleCommentsAreRemoved(source: String, expected: String) throws {
    #expect(try fixed(source) == expected)
  }

  @Test func unusedRuleOfACommentIsRemoved() throws {
    let source = """
      // widgetgen: codable
      struct A {
        let a = 1  // widgetgen:ignore stale, constant-on-the-wire, duplicate-key
      }

      """
    #expect(
      try fixed(source)?.contains("  let a = 1  // widgetgen:ignore constant-on-the-wire\n") == true
    )
  }

  // MARK: - Configuration

  @Test func configurationIsFixed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", Self.right)
    try sandbox.write("widgetgen.json", "{source: 'App', \"ouput\": 'Out', runtime: 'standalon'}\n")
    #expect(sandbox.run("generate", "--fix").exitCode == .success)
    #expect(
      sandbox.read("widgetgen.json")
        == "{sources: 'App', \"output\": 'Out', runtime: 'standalone'}\n")
  }

  /// In a target of the build-tool plugin, the build generates the code, and the command only fixes the sources.
  @Test func nothingIsGeneratedWithoutOutput() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", Self.wrong)
    let outcome = sandbox.run("generate", "--sources", "App", "--fix")
    #expect(
      outcome.exitCode == .success && outcome.error == "widgetgen: 1 problem fixed in 1 file\n")
    #expect(sandbox.read("App/A.swift") == Self.right && sandbox.files() == ["App/A.swift"])
    try sandbox.write("App/B.swift", "// widgetgen: codable\nstruct B { let c: Any }\n")
    let failed = sandbox.run("generate", "--sources", "App", "--fix")
    #expect(failed.exitCode == .invalidInput && failed.error.contains("[uncodable-type]"))
  }

  /// An ignore comment that is unused in one target, but used in another, is not removed.
  @Test func fixesSuitAllTargets() throws {
    let sandbox = try Sandbox()
    let source =
      "// widgetgen:ignore annotation-not-for-runtime\n// widgetgen: codable, transparent\nstruct A { let a: Int }\n"
    try sandbox.write("App/A.swift", source)
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [
        {sources: 'App', output: 'One', runtime: 'beagle-1'},
        {sources: 'App', output: 'Two', runtime: 'standalone'},
      ]}
      """)
    #expect(sandbox.run("check").error.contains("to ignore"))
    _ = sandbox.run("check", "--fix")
    #expect(sandbox.read("App/A.swift") == source)
  }

  @Test func dependenciesAreNotFixed() throws {
    let sandbox = try project(Self.right, configuration: "dependencies: 'Core'")
    try sandbox.write("Core/B.swift", Self.wrong)
    _ = sandbox.run("generate", "--fix")
    #expect(sandbox.read("Core/B.swift") == Self.wrong)
  }

  // MARK: - Writing

  @Test func nothingIsWrittenIfAFileCannotBeWritten() throws {
    let sandbox = try project(Self.wrong)
    try sandbox.write("App/B.swift", Self.wrong)
    var fileSystem = sandbox.fileSystem
    fileSystem.create = { [create = fileSystem.create] path, bytes, model throws(FileError) in
      if path.hasSuffix("B.swift") {
        throw FileError(path: path, reason: "No space left on device")
      }
      try create(path, bytes, model)
    }
    let outcome = sandbox.run(["generate", "--fix"], fileSystem: fileSystem)
    #expect(outcome.exitCode == .usage && outcome.error.contains("no space left on device"))
    #expect(sandbox.read("App/A.swift") == Self.wrong && sandbox.files().count == 3)
  }

  @Test func sourcesKeepTheirPermissions() throws {
    let sandbox = try project(Self.wrong)
    let path = sandbox.path("App/A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = sandbox.run("generate", "--fix")
    #expect(sandbox.fileSystem.status("App/A.swift")?.permissions == 0o640)
  }

  @Test func wrongUsesAreReported() throws {
    let sandbox = try project(Self.wrong)
    #expect(sandbox.run("generate", "--diff").error.hasPrefix("error: '--diff' needs '--fix'"))
    let inBuild = sandbox.run("generate", "--fix", "--declare", "Coding.generated.swift")
    #expect(inBuild.exitCode == .usage && inBuild.error.contains("which a build cannot do"))
    let document = sandbox.run("generate", "--fix", "--diff", "--format", "json")
    #expect(document.exitCode == .usage)
    #expect(sandbox.read("App/A.swift") == Self.wrong)
  }

  // MARK: - Reports

  @Test func reportsContainTheEdits() throws {
    let sandbox = try project(Self.wrong)
    let json = sandbox.run("check", "--format", "json").output
    let expected = """
            "fix": [
              {
                "file": "App/A.swift",
                "line": 3,
                "column": 17,
                "endLine": 3,
                "endColumn": 21,
                "replacement": "key"
              }
            ]
      """
    #expect(json.contains(expected), "\(json)")
    let sarif = sandbox.run("check", "--format", "sarif").output
    #expect(sarif.contains("\"fixes\": [") && sarif.contains("\"deletedRegion\": {"), "\(sarif)")
  }
}
