import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests many levels of types. Each level flattens two optional types, and both of them flatten the next level.
@Suite(.timeLimit(.minutes(10))) struct FlattenedOptionalTests {
  /// If merged objects were not shared, each level would double their number.
  @Test func diamondsAreMergedOnce() throws {
    let levels = (0..<24).map { level in
      """
      // widgetgen: decodable
      struct Level\(level) {
        // widgetgen: flatten
        var left: Left\(level)?
        // widgetgen: flatten
        var right: Right\(level)?
      }
      // widgetgen: decodable
      struct Left\(level) {
        var l\(level): Int
        // widgetgen: flatten
        var next: Level\(level + 1)?
      }
      // widgetgen: decodable
      struct Right\(level) {
        var r\(level): Int
        // widgetgen: flatten
        var next: Level\(level + 1)?
      }

      """
    }.joined()
    let end = "// widgetgen: decodable\nstruct Level24 { var end: Int }"
    let source = SourceFile(path: "input.swift", text: levels + end)
    let (contract, diagnostics) = ContractRun.contract(of: source, .standalone)
    #expect(!diagnostics.hasErrors)
    let schema = SchemaWriter(contract, SchemaOptions()).text
    #expect(schema.utf8.count < 10_000_000)
    let validator = try #require(PayloadValidator(contract, root: "Level0"))
    let payload = Array(#"{"l0": 1, "r3": 2, "end": 3}"#.utf8)
    #expect(validator.findings(in: payload).count < 100)
  }
}
