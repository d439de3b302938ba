import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests that only the requested generations write files and report diagnostics.
@Suite struct OnlyTests {
  private let source = """
    protocol AutoEquatable {}
    protocol AutoDecodable {}
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
    #expect(Set(run(source, only: [only]).diagnostics.map(\.id)) == Set(expected))
  }

  /// An unclosed block is an error even in a run that does not fill blocks, because its marker never has the intended
  /// effect.
  @Test(arguments: [false, true]) func unclosedBlocksAreReported(inline: Bool) {
    let result = run("// sourcery:inline:auto:Secret.Init\n" + source, only: [], inline: inline)
    #expect(result.diagnostics.map(\.id) == ["unclosed-inline-block"])
  }

  private func run(
    _ text: String, only: [String], inline: Bool = false
  ) -> GenerationResult {
    generate(
      [parse(SourceFile(path: "Secret.swift", text: text))], templates: [],
      configuration: Configuration(
        runtime: .beagle1, only: only, fillsInlineBlocks: inline))
  }
}
