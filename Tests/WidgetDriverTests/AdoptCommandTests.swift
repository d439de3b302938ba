import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `adopt` in real git repositories.
@Suite struct AdoptCommandTests {
  private static let source = """
    /// A page.
    public struct Page: Decodable {
      public let title: String

      // Older servers send no title.
      public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decodeIfPresent(String.self, forKey: .title) ?? "untitled"
      }

      enum CodingKeys: String, CodingKey { case title }
    }

    public class Book: Decodable {
      public required init(from decoder: Decoder) throws {}
    }

    """

  private static let adopted = """
    /// A page.
    // widgetgen: decodable
    public struct Page: Decodable {
      // widgetgen: default = "untitled"
      public let title: String
    }

    public class Book: Decodable {
      public required init(from decoder: Decoder) throws {}
    }

    """

  private func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/Page.swift", Self.source)
    for (path, text) in files { try sandbox.write(path, text) }
    sandbox.git("init")
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "one")
    return sandbox
  }

  private func adopt(_ arguments: String..., in sandbox: Sandbox) -> Sandbox.Outcome {
    let folder = sandbox.folder
    return sandbox.run(
      ["adopt"] + arguments,
      command: { command in
        Platform.output(of: ["sh", "-c", "cd '\(folder)' && \"$@\"", "-"] + command)
      })
  }

  @Test func reportNamesTypesReasonsAndCounts() throws {
    let sandbox = try repository()
    let outcome = adopt(in: sandbox)
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output == """
        can be adopted
          App/Page.swift:2: Page: -8 +2

        stays
          App/Page.swift:14: Book: coding: a class, which needs '--inline'

        summary
          coding by hand: 1 of 2 can be adopted
            1 a class, which needs '--inline'
          lines: -8 +2

        """ + "\n")
    #expect(sandbox.read("App/Page.swift") == Self.source)
  }

  @Test func applyChangesSourcesAndGenerates() throws {
    let sandbox = try repository()
    let outcome = adopt("--apply", in: sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("App/Page.swift") == Self.adopted)
    #expect(outcome.output.contains("// Older servers send no title.\n"))
    #expect(outcome.output.contains("undo: git stash --include-untracked\n"))
    #expect(outcome.output.contains("wrote widgetgen.json\n"))
    let generated = sandbox.files().filter { $0.hasSuffix(".generated.swift") }
    #expect(generated.contains { sandbox.read($0)?.contains("?? \"untitled\"") == true })
    sandbox.git("stash", "--include-untracked")
    #expect(sandbox.read("App/Page.swift") == Self.source)
    #expect(sandbox.files().filter { !$0.hasPrefix(".git/") } == ["App/Page.swift"])
  }

  /// The configuration specifies the meaning of a function whose body is in another module.
  @Test func configurationSpecifiesHelpers() throws {
    let source = Self.source.replacing(
      "try container.decodeIfPresent(String.self, forKey: .title) ??",
      by: "container.lossy(String.self, forKey: .title) ??")
    func configuration(_ meaning: String) -> String {
      #"{"sources": ["App"], "output": "Made", "adopt": {"helpers": {"lossy": "\#(meaning)"}}}"#
    }
    let sandbox = try repository([
      "App/Page.swift": source,
      "widgetgen.json": configuration("try? decodeIfPresent(type, forKey: key)"),
    ])
    let outcome = adopt("--apply", in: sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      sandbox.read("App/Page.swift")?.contains(
        "// widgetgen: default = \"untitled\", invalid = \"untitled\"\n") == true)
    try sandbox.write("widgetgen.json", configuration("lossy(type, forKey: key)"))
    let wrong = adopt(in: sandbox)
    #expect(wrong.exitCode == .usage)
    #expect(
      wrong.error.hasPrefix(
        "widgetgen.json:1:71: error: this code cannot be read; write a single call of a function of Swift, "
          + "such as 'try? decodeIfPresent(type, forKey: key)'"), "\(wrong.error)")
  }

  /// An existing configuration is used and does not change.
  @Test func applyUsesTheConfiguration() throws {
    let json = #"{"sources": ["App"], "output": "Made"}"#
    let sandbox = try repository(["widgetgen.json": json, "Other/Page.swift": Self.source])
    #expect(adopt("--apply", in: sandbox).exitCode == .success)
    #expect(sandbox.read("widgetgen.json") == json)
    #expect(sandbox.read("App/Page.swift") == Self.adopted)
    #expect(sandbox.read("Other/Page.swift") == Self.source)
    #expect(sandbox.files().contains { $0.hasPrefix("Made/") })
    // A second run changes nothing.
    sandbox.git("add", ".")
    sandbox.git("commit", "-m", "two")
    let again = adopt("--apply", in: sandbox)
    #expect(again.output.hasSuffix("nothing changes\n"))
  }

  @Test func applyFillsInlineBlocks() throws {
    let source = """
      import Foundation

      final class Token: Codable {
        private let id: Int
        init(from decoder: Decoder) throws {
          id = try decoder.singleValueContainer().decode(Int.self)
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(id)
        }
      }

      """
    let sandbox = try repository(["App/Token.swift": source])
    let report = adopt("--inline", in: sandbox).output
    #expect(report.contains("App/Token.swift:3: Token: -7 +4, in an inline block\n"), "\(report)")
    let outcome = adopt("--apply", "--inline", in: sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("App/Token.swift"))
    #expect(text.contains("// widgetgen:inline:auto:Token.Coding\n"))
    #expect(text.contains("init(from decoder: any Decoder) throws {"), "\(text)")
    for (setting, isMissing) in [
      ("", true), (#", "inline": false"#, true), (#", "inline": true"#, false),
    ] {
      let json = #"{"sources": ["App"], "output": "Made"\#(setting)}"#
      let sandbox = try repository(["App/Token.swift": source, "widgetgen.json": json])
      for outcome in [adopt("--inline", in: sandbox), adopt("--inline", "--apply", in: sandbox)] {
        let advice = "next: add \"inline\": true to widgetgen.json"
        #expect(outcome.output.contains(advice) == isMissing, "\(outcome.output)")
      }
    }
  }

  @Test func unknownDifferenceIsReported() throws {
    let outcome = adopt("--allow", "order", in: try repository())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("errors"), "\(outcome.error)")
  }

  @Test func applyNeedsACleanTree() throws {
    let sandbox = try repository()
    try sandbox.write("App/Page.swift", Self.source + "\n")
    let outcome = adopt("--apply", in: sandbox)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("'--apply' needs a clean git tree"))
    #expect(sandbox.read("App/Page.swift") == Self.source + "\n")
  }

  @Test func ignoredSourceDoesNotChange() throws {
    let sandbox = try repository([".gitignore": "Local\n"])
    try sandbox.write("Local/Page.swift", Self.source)
    let outcome = adopt("Local", "--apply", in: sandbox)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("Local/Page.swift:1:1: error: git does not track this file"))
    #expect(sandbox.read("Local/Page.swift") == Self.source)
  }

  @Test func missingPathIsReported() throws {
    let outcome = adopt("Nowhere", in: try repository())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("Nowhere"))
  }
}
