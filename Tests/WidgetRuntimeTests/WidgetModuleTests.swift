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

  /// The names of large families are not listed for each value of another module.
  @Test func knownNamesAreListedOnlyForAnError() throws {
    struct Value: Decodable {
      let chart: Chart?

      init(from decoder: any Decoder) throws {
        let names: () -> [String] = {
          Issue.record("the names were listed")
          return []
        }
        chart =
          try WidgetCoding.decodeRegistered(
            "chart", of: decoder.container(keyedBy: WireKey.self), in: (any Component).self,
            named: "Component", known: names(), from: decoder) as? Chart
      }
    }
    let decoder = JSONDecoder()
    try decoder.userInfo.register(Self.module)
    let value = try decoder.decode(Value.self, from: Data(#"{"points": [1]}"#.utf8))
    #expect(value.chart?.points == [1])
  }

  /// Names with any characters, in modules with and without code for direct JSON.
  @Test(arguments: [false, true])
  func namesOfManyModulesAreFound(isDirect: Bool) throws {
    let names = (0..<40).map { module in
      ["", ",", "\n\"", "é", "\u{1}", "a!", "a long name with more than 16 bytes"]
        .map { "\(module)\($0)" }
    }
    let decoder = JSONDecoder()
    var direct = WidgetJSONDecoder()
    for names in names {
      let module = Self.echo(names, isDirect: isDirect)
      try decoder.userInfo.register(module)
      try direct.userInfo.register(module)
    }
    for name in names.joined() {
      let json = try JSONEncoder().encode(["type": name])
      let value = try decoder.decode(AnyComponent.self, from: json).value as? Text
      let read = try direct.decode(AnyComponent.self, from: json).value as? Text
      #expect(value?.text == name)
      #expect(read?.text == name)
    }
    #expect(throws: WidgetDecodingError.self) {
      try direct.decode(AnyComponent.self, from: #"{"type": "40"}"#)
    }
  }

  /// Returns a module that decodes each name as a text with this name.
  private static func echo(_ names: [String], isDirect: Bool) -> WidgetModule<any Component> {
    if !isDirect { return WidgetModule(names: names) { name, _ in Text(text: name) } }
    return WidgetModule { types in
      for name in names {
        types.add(name) { _, fields in
          Text(text: try fields.decode(String.self, forKey: "type"))
        } read: { name, json in
          let value = Text(text: name.string)
          _ = try json.read(JSONValue.self)
          return value
        }
      }
    }
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

  /// A missing module is named in each family that a module's family joins, also through a further family.
  @Test func missingModulesAreNamedThroughJoins() throws {
    let module = WidgetModule<any Shop.Item> { types in
      types.add("offer") { _, _ in Offer() }
      types.expect("Orders") { ["order"] }
      types.join(adding: { (joined: inout WidgetModule<any Cart.Item>) in
        joined.join { _ in Text(text: "") as any Component }
      }) { _ in Order() as any Cart.Item }
    }
    let decoder = JSONDecoder()
    try decoder.userInfo.register(module)
    checkError(
      AnyComponent.self, #"{"type": "order"}"#,
      "order: unknown Component 'order': module Orders is not registered", with: decoder)
  }

  private struct Items: Decodable {
    let offer: any Shop.Item
    let order: any Cart.Item

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      offer = try WidgetCoding.decodeRegistered(
        "offer", of: fields, in: (any Shop.Item).self, named: "", known: [], from: decoder)
      order = try WidgetCoding.decodeRegistered(
        "order", of: fields, in: (any Cart.Item).self, named: "", known: [], from: decoder)
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
