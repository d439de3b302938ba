import Foundation
import TestSupport
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `leave`, after which a project needs no generator.
@Suite struct LeaveCommandTests {
  private func sandbox(_ configuration: String = #"{"sources": ["App"], "output": "App/Gen"}"#)
    throws -> Sandbox
  {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", configuration)
    try sandbox.write(
      "App/A.swift",
      """
      // widgetgen:file: keyStyle = snake_case

      import Foundation
      import WidgetRuntime

      /// A card.
      /// widgetgen: codable
      struct Card {
        var title: String  // widgetgen: key = "label", default = ""
        /* widgetgen: alias = colour */ var color: String?
        /**
         The size.
         widgetgen: default = 1
         */
        var size: Int
        // Keep: // widgetgen: skip
      }

      """)
    return sandbox
  }

  private static let left = """
    import Foundation

    /// A card.
    struct Card {
      var title: String
      var color: String?
      /**
       The size.
       */
      var size: Int
      // Keep: // widgetgen: skip
    }

    """

  @Test func commentsHeaderAndConfigurationAreRemoved() throws {
    let sandbox = try sandbox()
    #expect(sandbox.run("generate").exitCode == .success)
    let generated = try #require(sandbox.read("App/Gen/Coding.generated.swift"))
    let before = sandbox.files().map(sandbox.read)
    let dryRun = sandbox.run(["leave"], git: "")
    #expect(dryRun.exitCode == .success, "\(dryRun.error)")
    for line in [
      "target App\n  yours    App/Gen/Coding.generated.swift\n",
      "  sources  5 comments for widgetgen removed, 1 file changed\n",
      "  runtime  part of your code, so 1 import removed\n", "removed: widgetgen.json\n",
      "  App/A.swift:11: // Keep: // widgetgen: skip\n", "\nnext: widgetgen leave --apply\n",
    ] {
      #expect(dryRun.output.contains(line), "\(line)\n\(dryRun.output)")
    }
    #expect(sandbox.files().map(sandbox.read) == before)
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("undo: git stash --include-untracked\n"))
    #expect(sandbox.read("App/A.swift") == Self.left)
    #expect(sandbox.read("widgetgen.json") == nil)
    let own = try #require(sandbox.read("App/Gen/Coding.generated.swift"))
    #expect(!own.contains("widgetgen") && !own.contains("import WidgetRuntime"))
    #expect(
      own.replacing("import WidgetRuntime\n", with: "").hasSuffix(
        generated.split(separator: "MARK", maxSplits: 1)[1]))
    let again = sandbox.run(["leave", "--sources", "App", "--output", "App/Gen"], git: "")
    #expect(again.exitCode == .usage)
  }

  /// A package compiles the folders in `Sources`, but not files next to them.
  @Test(arguments: [
    (["Sources/Shop/Models/A.swift", "Sources/Shop/main.swift"], "Sources/Shop/Generated"),
    (["Sources/A.swift", "Sources/Views/B.swift"], "Sources/Generated"),
  ])
  func codeOfThePluginIsInTheFolderOfItsTarget(paths: [String], output: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", #"{"sources": ["Sources"]}"#)
    try sandbox.write("Package.swift", "// swift-tools-version: 6.0\n")
    for (index, path) in paths.enumerated() {
      try sandbox.write(path, "// widgetgen: codable\nstruct Card\(index) { var title: String }\n")
    }
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read(output + "/Coding.generated.swift") != nil, "\(outcome.output)")
  }

  /// The code of several modules cannot be in one folder.
  @Test(arguments: [#"["Sources"]"#, #"["Sources/Kit", "Sources/Shop/Views"]"#])
  func severalModulesNeedTargets(sources: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", #"{"sources": \#(sources)}"#)
    try sandbox.write("Package.swift", "// swift-tools-version: 6.0\n")
    try sandbox.write(
      "Sources/Kit/A.swift", "// widgetgen: codable\nstruct A { var title: String }\n")
    try sandbox.write(
      "Sources/Shop/Views/B.swift", "// widgetgen: codable\nstruct B { var id: Int }\n")
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .usage, "\(outcome.output)")
    #expect(outcome.error.contains("the sources are in Sources/Kit, Sources/Shop, whose generated"))
    #expect(outcome.error.contains("list each of them in 'targets'"), "\(outcome.error)")
    #expect(sandbox.read("widgetgen.json") != nil)
  }

  @Test func applyNeedsACleanTree() throws {
    let sandbox = try sandbox()
    #expect(sandbox.run(["leave", "--apply"], git: nil).error.contains("needs a git repository"))
    #expect(sandbox.run(["leave", "--apply"], git: " M a\n").error.contains("a clean git tree"))
    #expect(sandbox.read("widgetgen.json") != nil)
  }

  @Test func inlineBlocksKeepTheirText() throws {
    let sandbox = try sandbox(#"{"sources": ["App"], "inline": true, "output": "Gen"}"#)
    try sandbox.write(
      "App/A.swift",
      """
      // widgetgen: codable
      struct Card: Codable {
        var title = ""
        // widgetgen:inline:auto:Card.Coding
        // widgetgen:end
      }

      """)
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("App/A.swift"))
    #expect(text.hasPrefix("struct Card: Codable {\n  var title = \"\"\n"))
    #expect(
      text.contains("init(from decoder: any Decoder) throws {") && !text.contains("widgetgen"))
    #expect(outcome.output.hasSuffix("\nnext: build\n"), "\(outcome.output)")
  }

  /// Without `output`, the plugin generates the code. It then belongs into the sources of the target.
  @Test func codeOfThePluginGetsAFolder() throws {
    let sandbox = try sandbox(#"{"sources": ["App"]}"#)
    try sandbox.write("Package.swift", "  plugins: [\"WidgetGenPlugin\"]\n")
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("App/Generated/Coding.generated.swift") != nil)
    #expect(outcome.output.contains("  Package.swift:1: plugins: [\"WidgetGenPlugin\"]\n"))
    #expect(outcome.output.hasSuffix("\nnext: edit the listed lines, and build\n"))
  }

  @Test func runtimeStaysIfOtherModulesNeedIt() throws {
    let kept = try sandbox().run(["leave", "--keep-runtime"], git: "")
    #expect(kept.output.contains("  runtime  WidgetRuntime stays a dependency, because '--keep-"))
    let sandbox = try sandbox()
    try sandbox.write(
      "App/B.swift", "import WidgetRuntime\n\npublic struct B { public var json: JSONValue? }\n")
    let exposed = sandbox.run(["leave"], git: "")
    #expect(
      exposed.output.contains("because App/B.swift:3 exposes 'JSONValue?'"), "\(exposed.output)")
    try sandbox.write(
      "widgetgen.json",
      #"""
      {"targets": [
        {"sources": ["App"], "output": "App/Gen"},
        {"sources": ["Other"], "dependencies": ["App"], "output": "Other/Gen"}
      ]}
      """#)
    try sandbox.write("Other/C.swift", "// widgetgen: codable\nstruct C { var a = 1 }\n")
    let shared = sandbox.run(["leave"], git: "")
    #expect(shared.output.contains("because it shares types with Other"), "\(shared.output)")
    #expect(shared.output.contains("because it shares types with App"), "\(shared.output)")
  }

  /// A module that only the plugin knows could contain the family of a type.
  @Test func sourcesOfImportedModulesAreNeeded() throws {
    let sandbox = try sandbox(#"{"sources": ["Sources/App"]}"#)
    try sandbox.write(
      "Sources/App/A.swift", "import Core\n// widgetgen: codable\nstruct A { var a = 1 }\n")
    try sandbox.write("Sources/Core/C.swift", "public struct C {}\n")
    let outcome = sandbox.run(["leave"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.contains(
        "Sources/App imports 'Core'; add \"dependencies\": [\"Sources/Core\"], or pass"))
    let given = sandbox.run(["leave", "--dependencies", "Sources/Core"], git: "")
    #expect(given.exitCode == .success, "\(given.error)")
  }

  /// Attributes would keep the dependency on their package.
  @Test func attributesHaveToBecomeCommentsFirst() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", #"{"sources": ["App"], "output": "App/Generated"}"#)
    try sandbox.write(
      "App/A.swift",
      "import WidgetAttributes\n@WireType(.codable) struct A {\n  @WireKey(\"b\") var a: Int\n}\n")
    let outcome = sandbox.run(["leave"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("App/A.swift:1:1: error: it imports WidgetAttributes; turn"))
    #expect(sandbox.run("--fix", "--prefer", "comments").exitCode == .success)
    #expect(sandbox.run(["leave"], git: "").exitCode == .success)
  }

  /// The examples compile and give the same output after they left the generator.
  @Test(
    .enabled(if: SlowTests.areEnabled, "compiles programs; set WIDGETGEN_SLOW_TESTS=1 to run it"))
  func exampleGivesTheSameOutput() throws {
    let sandbox = try Sandbox()
    let example = Repository.root.appending(path: "Examples/Standalone")
    for name in ["main.swift", "Components.swift"] {
      let path = "Sources/App/" + name
      try sandbox.write(path, String(contentsOf: example.appending(path: path), encoding: .utf8))
    }
    try sandbox.write(
      "widgetgen.json",
      #"{"sources": ["Sources/App"], "directJSON": true, "output": "Sources/App/Generated"}"#)
    #expect(sandbox.run("generate").exitCode == .success)
    let before = try output(of: sandbox, RuntimeModules.arguments(for: "standalone"))
    let outcome = sandbox.run(["leave", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let after = try output(of: sandbox, [])
    // The order of keys in the output of `JSONEncoder` differs between processes.
    #expect(after.sorted() == before.sorted(), "\(after)")
    #expect(!before.isEmpty)
  }

  private func output(of sandbox: Sandbox, _ arguments: [String]) throws -> String {
    let sources = sandbox.files().filter { $0.hasSuffix(".swift") }.map(sandbox.path)
    let binary = sandbox.path("program")
    let messages = try SwiftCompiler.run(["-o", binary] + sources + arguments)
    #expect(messages.isEmpty, "\(messages)")
    let process = Process()
    process.executableURL = URL(filePath: binary)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
