import Foundation
import Testing
import WidgetRuntime

@Suite struct WidgetModuleTests {
  /// A widget of another module, which the family's own `switch` does not know.
  private struct Chart: Component { var points: [Int] }

  private static let module = WidgetModule<any Component>(names: ["chart"]) { _, decoder in
    try Chart(from: decoder)
  }
  private static let json = #"{"type": "custom:card", "header": {"type": "chart", "points": [1]}}"#

  @Test func joined() throws {
    let decoder = JSONDecoder()
    decoder.userInfo.join(Self.module)
    let card = try decoder.decode(AnyComponent.self, from: Data(Self.json.utf8)).value as? Card
    #expect((card?.header as? Chart)?.points == [1])
  }

  @Test func notJoined() {
    checkError(
      AnyComponent.self, Self.json,
      "custom:card.header (chart): unknown Component 'chart'; known: custom:card, text")
  }

  @Test func namesOfAllModulesAreKnown() {
    let decoder = JSONDecoder()
    decoder.userInfo.join(Self.module)
    decoder.userInfo.join(WidgetModule<any Component>(names: ["map"]) { _, _ in Text(text: "") })
    let error = #expect(throws: WidgetDecodingError.self) {
      try decoder.decode(AnyComponent.self, from: Data(#"{"type": "chrt"}"#.utf8))
    }
    #expect(
      error?.description
        == "chrt: unknown Component 'chrt'; did you mean 'chart'? "
        + "known: custom:card, text, chart, map")
  }
}
