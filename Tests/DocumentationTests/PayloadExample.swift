import Testing
import WidgetSource
import WireContract

/// A payload that breaks a rule, and the source of the app that decodes it.
struct PayloadExample {
  let source: String
  let payload: String
  /// The values of `--platform`. Only the rule for unavailable names needs them.
  var platforms: [ContractPlatform] = []

  /// The examples, by the IDs of their rules. Rules that also apply to sources or changes have other examples, and
  /// `nested-too-deeply` has none.
  static let all: [String: PayloadExample] = [
    "deprecated-key": PayloadExample(
      source: card("// widgetgen: alias = \"caption\"\n  var text: String"),
      payload: #"{"type": "card", "caption": "Hello"}"#),
    "invalid-json": PayloadExample(
      source: card("var text: String"), payload: #"{"type": "card", "text": "Hello",}"#),
    "null-value": PayloadExample(
      source: card("var text: String"), payload: #"{"type": "card", "text": null}"#),
    "number-out-of-range": PayloadExample(
      source: card("var columns: UInt8"), payload: #"{"type": "card", "columns": 300}"#),
    "unavailable-name": PayloadExample(
      source: """
        // widgetgen: family
        protocol Component: Codable {}
        @available(iOS 17, *)
        struct Map: Component {}
        """,
      payload: #"{"type": "map"}"#, platforms: ContractPlatform("iOS=16").map { [$0] } ?? []),
    "unknown-case": PayloadExample(
      source: card("var style: Style") + "\nenum Style: String, Codable { case plain, bold }",
      payload: #"{"type": "card", "style": "italic"}"#),
    "unknown-widget": PayloadExample(
      source: card("var text: String"), payload: #"{"type": "cart", "text": "Hello"}"#),
    "wrong-type": PayloadExample(
      source: card("var text: String"), payload: #"{"type": "card", "text": 1}"#),
  ]

  private static func card(_ member: String) -> String {
    """
    // widgetgen: family
    protocol Component: Codable {}
    struct Card: Component {
      \(member)
    }
    """
  }

  func diagnostics() throws -> [Diagnostic] {
    let contract = try Contract.ofExample(SourceFile(path: "Widgets.swift", text: source + "\n"))
    let validator = try #require(
      PayloadValidator(contract, root: "Component", platforms: platforms))
    return validator.findings(in: Array(payload.utf8)).map {
      Diagnostic(
        id: $0.rule.rawValue, severity: $0.severity, message: $0.message, file: "payload.json",
        range: $0.range)
    }
  }
}

@Suite struct PayloadExampleTests {
  @Test(arguments: PayloadExample.all.keys.sorted())
  func thePayloadBreaksOnlyItsRule(_ id: String) throws {
    let example = try #require(PayloadExample.all[id])
    #expect(Set(try example.diagnostics().map(\.id)) == [id])
  }

  @Test func rulesOfPayloadsHaveExamples() {
    let others = ["deprecated", "duplicate-key", "missing-key", "nested-too-deeply", "unknown-key"]
    #expect(
      Set(PayloadRule.allCases.map(\.rawValue)).subtracting(PayloadExample.all.keys)
        == Set(others))
  }
}
