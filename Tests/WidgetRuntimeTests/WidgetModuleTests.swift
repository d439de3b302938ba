import Foundation
import Testing
import WidgetRuntime

@Suite struct WidgetModuleTests {
  /// A widget of another module. The generated `switch` over the names of the family does not contain the widget's
  /// name.
  private struct Chart: Component { var points: [Int] }

  private static let module = WidgetModule<any Component>(names: ["chart"]) { _, decoder in
    try Chart(from: decoder)
  }
  private static let json = #"{"type": "custom:card", "header": {"type": "chart", "points": [1]}}"#

  @Test func registeredModulesAreDecoded() throws {
    let decoder = JSONDecoder()
    try decoder.userInfo.register(Self.module)
    let card = try decoder.decode(AnyComponent.self, from: Data(Self.json.utf8)).value as? Card
    #expect((card?.header as? Chart)?.points == [1])
  }

  @Test func unregisteredModulesAreUnknown() {
    checkError(
      AnyComponent.self, Self.json,
      "custom:card.header (chart): unknown Component 'chart'; known: custom:card, text")
  }

  @Test func namesOfAllModulesAreKnown() throws {
    let decoder = JSONDecoder()
    try decoder.userInfo.register(Self.module)
    try decoder.userInfo.register(
      WidgetModule<any Component>(names: ["map"]) { _, _ in Text(text: "") })
    checkError(
      AnyComponent.self, #"{"type": "chrt"}"#,
      "chrt: unknown Component 'chrt'; did you mean 'chart'? known: custom:card, text, chart, map",
      with: decoder)
  }

  /// Without the error, the type of the first module would silently be decoded instead of the type of the second
  /// module.
  @Test func nameInTwoModulesIsAnError() throws {
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    try userInfo.register(Self.module)
    let other = WidgetModule<any Component>(names: ["map", "chart"]) { _, _ in Text(text: "") }
    do {
      try userInfo.register(other)
      Issue.record("the second module was registered")
    } catch let error as DuplicateNameError {
      #expect(error.names == ["chart"])
      #expect(
        error.description.hasSuffix(
          "with the name 'chart'; rename one of the types, or register only one of the modules"))
    }
  }

  @Test func nameOfTheFamilyItselfIsAnError() {
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    let other = WidgetModule<any Component>(names: ["text"], ownNames: ["text", "card"]) { _, _ in
      Text(text: "")
    }
    #expect(throws: DuplicateNameError.self) { try userInfo.register(other) }
  }

  private enum Shop { protocol Item: Sendable {} }
  private enum Cart { protocol Item: Sendable {} }
  private struct Offer: Shop.Item {}
  private struct Order: Cart.Item {}

  private struct Items: Decodable {
    let offer: any Shop.Item
    let order: any Cart.Item

    init(from decoder: any Decoder) throws {
      offer = try decoder.decodeRegistered("offer", in: (any Shop.Item).self, named: "", known: [])
      order = try decoder.decodeRegistered("order", in: (any Cart.Item).self, named: "", known: [])
    }
  }

  /// Two modules can contain families with the same name. Widgets are registered only for the family of their own
  /// module.
  @Test func familiesWithTheSameNameAreIndependent() throws {
    let decoder = JSONDecoder()
    try decoder.userInfo.register(WidgetModule<any Shop.Item>(names: ["offer"]) { _, _ in Offer() })
    try decoder.userInfo.register(WidgetModule<any Cart.Item>(names: ["order"]) { _, _ in Order() })
    let items = try decoder.decode(Items.self, from: Data("{}".utf8))
    #expect(items.offer is Offer)
    #expect(items.order is Order)
  }
}
