import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests that a generation that was not requested writes and reports nothing.
@Suite struct OnlyTests {
  private let source = """
    protocol AutoEquatable {}
    protocol AutoDecodable {}
    // sourcery:inline:auto:Secret.Init
    struct Secret: AutoEquatable, AutoDecodable {
      private let word: String
      let action: () -> Void
    }
    """

  @Test(
    "a check belongs to a generation",
    arguments: [
      ("Coding", ["uncodable-type", "unreachable-member"]),
      ("Equality", ["incomparable"]),
    ])
  func otherGenerationsReportNothing(only: String, expected: [String]) {
    #expect(Set(run(only: [only]).diagnostics.map(\.id)) == Set(expected))
  }

  @Test func `blocks are looked at when they are filled`() {
    #expect(run(only: []).diagnostics.isEmpty)
    #expect(run(only: [], inline: true).diagnostics.map(\.id) == ["unclosed-inline-block"])
  }

  private func run(only: [String], inline: Bool = false) -> GenerationResult {
    generate(
      [parse(SourceFile(path: "Secret.swift", text: source))], templates: [],
      configuration: Configuration(
        runtime: .beagle1, only: only, fillsInlineBlocks: inline))
  }
}
