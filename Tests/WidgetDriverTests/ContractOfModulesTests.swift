import Testing
import WidgetSource
import WireContract

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests the contract of an app whose modules join a family.
@Suite struct ContractOfModulesTests {
  /// A core module, two modules that join its family, one of them through the other, and the app.
  private func makeApp(root: String = "Component") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Sources/Kit/Kit.swift",
      """
      // widgetgen: family
      public protocol Component: Codable {}
      public struct Card: Component { public var children: [any Component] = [] }
      """)
    try sandbox.write(
      "Sources/Checkout/Checkout.swift",
      """
      import Kit
      // widgetgen: family, joins = Component
      public protocol CheckoutComponent: Component {}
      public struct PayButton: CheckoutComponent { public var amount: Double }
      /// No module decodes it.
      public struct Stray: Component { public var amount: Double }
      """)
    try sandbox.write(
      "Sources/Gifts/Gifts.swift",
      """
      import Checkout
      // widgetgen: family, joins = CheckoutComponent
      public protocol GiftComponent: CheckoutComponent {}
      public struct Gift: GiftComponent { public var text: String }
      """)
    try sandbox.write(
      "Sources/App/App.swift",
      "import Kit\n// widgetgen: codable\nstruct Screen { var id: Int; var top: any Component }\n")
    // The targets do not list their dependencies: each source is passed once.
    try sandbox.write(
      "widgetgen.json",
      """
      {contract: {root: '\(root)'}, targets: [
        {sources: 'Sources/Kit'}, {sources: 'Sources/Checkout'}, {sources: 'Sources/Gifts'}, {sources: 'Sources/App'},
      ]}
      """)
    return sandbox
  }

  @Test func joinedTypesAreListedOnceWithTheirModules() throws {
    let sandbox = try makeApp()
    let outcome = sandbox.run("contract", "--output", "contract.json")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("contract.json"))
    for (option, module) in [("Card", "Kit"), ("PayButton", "Checkout"), ("Gift", "Gifts")] {
      #expect(text.ranges(of: "\"\(option)\": {\"names\"").count == 1, "\(text)")
      let type = "\"\(option)\": {\n      \"kind\": \"object\",\n      \"module\": \"\(module)\""
      #expect(text.contains(type), "\(text)")
    }
    #expect(!text.contains("\"Stray\": {\"names\""))
    #expect(text.contains("\"kind\": \"family\",\n      \"module\": \"Gifts\""))
    #expect(sandbox.run("contract", "--check", "contract.json").exitCode == .success)
    #expect(sandbox.run("contract", "--against", "contract.json").exitCode == .success)

    let (read, errors) = ContractReader.read(SourceFile(path: "contract.json", text: text))
    let contract = try #require(read, "\(errors)")
    #expect(contract.text == text)
    func options(_ family: String) -> [String]? {
      contract.types[family]?.choice?.options.map(\.id).sorted()
    }
    #expect(options("Component") == ["Card", "Gift", "PayButton"])
    #expect(options("CheckoutComponent") == ["Gift", "PayButton"])
    #expect(options("GiftComponent") == ["Gift"])
  }

  /// Payloads are checked in the same way with the sources and with the checked-in contract.
  @Test(arguments: [[], ["--contract", "contract.json"]])
  func joinedTypesAreValuesOfTheFamily(_ flags: [String]) throws {
    let sandbox = try makeApp()
    #expect(sandbox.run("contract", "--output", "contract.json").exitCode == .success)
    func validate(_ name: String, _ members: String) throws -> Sandbox.Outcome {
      try sandbox.write(
        "p.json", "{\"type\": \"card\", \"children\": [{\"type\": \"\(name)\", \(members)}]}")
      return sandbox.run(["validate", "p.json"] + flags)
    }
    for (name, members) in [("payButton", "\"amount\": 1"), ("gift", "\"text\": \"a\"")] {
      let outcome = try validate(name, members)
      #expect(outcome.exitCode == .success, "\(outcome.output)\(outcome.error)")
    }
    #expect(try validate("stray", "\"amount\": 1").exitCode != .success)
  }

  /// Each module means its own type by a name that several modules use.
  @Test func typesOfOneNameAreDistinguished() throws {
    let sandbox = try makeApp()
    for (module, type) in [("Kit", "Int"), ("Checkout", "String")] {
      try sandbox.write(
        "Sources/\(module)/Row.swift",
        """
        // widgetgen: codable
        struct Row { var value: \(type) }
        struct \(module)List: \(module == "Kit" ? "" : module)Component { var rows: [Row] }
        """)
    }
    let text = sandbox.run("contract").output
    #expect(text.contains(#""type": {"list": {"ref": "Kit.Row"}}"#), "\(text)")
    #expect(text.contains(#""type": {"list": {"ref": "Checkout.Row"}}"#))
    #expect(!text.contains("opaque"))
    let payload =
      #"{"type": "card", "children": [{"type": "checkoutList", "rows": [{"value": 1}]}]}"#
    try sandbox.write("p.json", payload)
    #expect(sandbox.run("validate", "p.json").exitCode != .success)
    try sandbox.write("p.json", payload.replacing("1", with: "\"a\""))
    #expect(sandbox.run("validate", "p.json").exitCode == .success)
  }

  /// A type that moves to another module has the same JSON.
  @Test func modulesAreNotCompared() throws {
    let sandbox = try makeApp()
    _ = sandbox.run("contract", "--output", "contract.json")
    try sandbox.write(
      "Sources/Checkout/Gift.swift",
      "public struct Gift: CheckoutComponent { public var text: String }\n")
    try sandbox.write("Sources/Gifts/Gifts.swift", "")
    let moved = sandbox.run("contract", "--against", "contract.json", "--strict")
    #expect(!moved.error.contains("'module'"), "\(moved.error)")
  }

  @Test func theCatalogDescribesJoinedTypesOnce() throws {
    let sandbox = try makeApp()
    let page = sandbox.run("contract", "--emit", "catalog").output
    #expect(page.ranges(of: "aria-label=\"payButton\"").count == 1)
    #expect(page.contains("<span>module Checkout</span>"))
    #expect(page.contains("(module <code>Checkout</code>) are also values of this family."))
  }

  /// The editor starts with a payload of the configured root, even if the root is not a family.
  @Test(arguments: [("Component", "card"), ("Screen", "id"), ("CheckoutComponent", "payButton")])
  func theEditorStartsAtTheRoot(_ root: String, word: String) throws {
    let page = try makeApp(root: root).run("contract", "--emit", "catalog").output
    #expect(page.contains("<select id=\"_root\"><option value=\"\(root)\""))
    let editor = try #require(page.split(separator: "<textarea id=\"_payload\"").last)
    let payload = try #require(editor.split(separator: ">").dropFirst().first)
    #expect(payload.contains(word), "\(payload)")
  }
}
