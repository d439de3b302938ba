import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Builds an app with three libraries: `Core` declares families, `Shop` joins them, and `Cart` joins a family of `Shop`.
/// `JSONDecoder` and `WidgetJSONDecoder` must give the same results, and so must both encoders.
@Suite(
  .enabled(if: SlowTests.areEnabled, "compiles programs; set WIDGETGEN_SLOW_TESTS=1 to run it"))
struct JoinedModulesTests {
  /// With library evolution, the compiler does not see how other modules store their values.
  @Test(arguments: [false, true], [[], ["-enable-library-evolution", "-suppress-warnings"]])
  func valuesOfOtherModulesAreDecodedAndEncoded(directJSON: Bool, options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-joined-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let runtime = try RuntimeModules.folder(for: "standalone")
    var modules: [SourceFile] = []
    for source in [Self.core, Self.shop, Self.cart] {
      let name = String(source.path.prefix { $0 != "/" })
      modules.insert(source, at: 0)
      try SwiftCompiler.library(
        name, try Self.generated(modules, directJSON, in: folder),
        options + ["-package-name", "joined", "-I", runtime.path, "-I", folder.path], in: folder)
    }
    let binary = folder.appending(path: "app")
    let messages = try SwiftCompiler.run(
      ["-parse-as-library", "-package-name", "joined", "-o", binary.path]
        + Self.generated([Self.app] + modules, directJSON, in: folder)
        + [Program.support.appending(path: "Main.swift").path]
        + ["-I", folder.path, "-L", folder.path, "-lCart", "-lShop", "-lCore"]
        + RuntimeModules.arguments(for: "standalone"))
    try #require(messages.isEmpty, "\(messages)")
    for (result, expected) in try zip(Program.run(binary, Self.cases), Self.cases) {
      if let error = expected["fails"] as? String {
        #expect(result["error"] as? String == error)
      } else {
        let json = (expected["gives"] ?? expected["json"]) as? NSObject
        #expect(result["json"] as? NSObject == json, "\(result)")
      }
    }
  }

  /// Generates the code of a module for the first source. The other sources are the module's dependencies.
  ///
  /// - Returns: the paths of the module's files.
  private static func generated(
    _ sources: [SourceFile], _ directJSON: Bool, in folder: URL
  ) throws -> [String] {
    let result = generate(
      sources.map(parse), templates: [],
      configuration: Configuration(
        directJSON: directJSON, dependencies: Set(sources.dropFirst().map(\.path))))
    try #require(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let module = folder.appending(path: sources[0].path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let files =
      result.files.map { ($0.place.path, $0.bytes) } + [("Source.swift", sources[0].bytes)]
    return try files.map { path, bytes in
      let url = module.appending(path: path)
      try Data(bytes).write(to: url)
      return url.path
    }
  }

  private static let core = SourceFile(
    path: "Core/Core.swift",
    text: """
      // widgetgen: family, unknown = skip, keyStyle = snake_case, nameStyle = kebab-case
      public protocol Component: Codable {}
      struct Row: Component { var children: [any Component] }

      // widgetgen: family, tag = kind, content = value
      public protocol Action: Codable {}
      struct Close: Action { var now: Bool }

      // widgetgen: family = external
      public protocol Style: Codable {}
      struct Plain: Style { var width: Int }

      // widgetgen: family
      package protocol Badge: Codable {}
      """)

  private static let shop = SourceFile(
    path: "Shop/Shop.swift",
    text: """
      import Core
      import WidgetRuntime

      // widgetgen: family, joins = Component
      public protocol ShopComponent: Component {}

      struct BigOffer: ShopComponent {
        var itemName: String
        var actions: [any Action]?
        var style: (any Style)?
        var offers: [any ShopComponent]?
      }

      struct Limited: ShopComponent {
        var count: Int

        func validate() throws { if count > 9 { throw UnknownNameError(String(count), in: "Limited", known: []) } }
      }

      // widgetgen: family, joins = Action
      public protocol ShopAction: Action {}

      // widgetgen: family, joins = Style
      public protocol ShopStyle: Style {}

      public struct Buy: ShopAction, ShopStyle { var itemCount: Int }

      // A type with the name of a type of another module.
      // widgetgen: name = shop-row
      struct Row: ShopComponent { var badge: (any Badge)? }

      // widgetgen: family, joins = Badge
      package protocol ShopBadge: Badge {}
      package struct Star: ShopBadge { var size: Int }
      """)

  private static let cart = SourceFile(
    path: "Cart/Cart.swift",
    text: """
      import Core
      import Shop

      // widgetgen: family, joins = ShopComponent
      public protocol CartComponent: ShopComponent {}

      struct CartLine: CartComponent {
        var itemName: String
        var first: Int?
        var second: Int?
        var third: Int?
      }
      """)

  private static let app = SourceFile(
    path: "App/App.swift",
    text: """
      import Cart
      import Core
      import Foundation
      import Shop
      import WidgetRuntime

      // widgetgen: family, joins = Component
      protocol AppComponent: Component {}
      struct Banner: AppComponent { var isPartial: Bool? }

      /// Registers the modules for a payload: all of them, only `Cart`, or only the app's own types.
      func register(_ userInfo: inout [CodingUserInfoKey: any Sendable], for payload: String) throws {
        if payload.contains("is_partial") { return try userInfo.register(AnyAppComponent.module) }
        if payload.contains("is_cart") { return try userInfo.register(AnyCartComponent.module) }
        try userInfo.registerModules()
        // A module can be registered twice.
        try userInfo.register(AnyShopComponent.module, AnyShopBadge.module)
      }

      struct Difference: Error { let texts: [String] }

      struct Failure: Error, CustomStringConvertible { let description: String }

      func roundTrip(_ data: Data) throws -> Data {
        let slow = JSONDecoder()
        var fast = WidgetJSONDecoder()
        let payload = String(decoding: data, as: UTF8.self)
        try register(&slow.userInfo, for: payload)
        try register(&fast.userInfo, for: payload)
        let results = [
          Swift.Result { try slow.decode(AnyComponent.self, from: data) },
          Swift.Result { try fast.decode(AnyComponent.self, from: data) },
        ]
        let texts = try results.flatMap { result -> [String] in
          switch result {
          case .success(let value):
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let direct = try WidgetJSONEncoder().encode(value)
            let object = try JSONSerialization.jsonObject(with: direct)
            return [
              try encoder.encode(value),
              try JSONSerialization.data(withJSONObject: object, options: .sortedKeys),
            ].map { String(decoding: $0, as: UTF8.self) }
          case .failure(let error):
            // Only direct JSON reports the line and the column.
            return ["\\(error)".components(separatedBy: " (line")[0]]
          }
        }
        guard Set(texts).count == 1 else { throw Difference(texts: texts) }
        if case .failure = results[0] { throw Failure(description: texts[0]) }
        return Data(texts[0].utf8)
      }
      """)

  private static var cases: [[String: Any]] {
    func row(_ children: [[String: Any]]) -> [String: Any] {
      ["type": "row", "children": children]
    }
    let offer: [String: Any] = ["type": "big-offer", "item_name": "Tea"]
    let line: [String: Any] = ["type": "cart-line", "item_name": "Tea", "third": 3]
    let new: [String: Any] = ["type": "new"]
    let limited: [String: Any] = ["type": "limited", "count": 9]
    let buy: [String: Any] = ["kind": "buy", "value": ["itemCount": 2]]
    let close: [String: Any] = ["kind": "close", "value": ["now": true]]
    return [
      ["json": row([offer, line, row([])])],
      ["json": line],
      ["json": offer.merging(["offers": [line, limited, offer]]) { $1 }],
      ["json": row([["type": "shop-row", "badge": ["type": "star", "size": 1]]])],
      ["json": row([["type": "banner"]])],
      [
        "json": ["type": "cart-line", "is_partial": true],
        "fails": "cart-line: unknown Component 'cart-line': module Cart is not registered",
      ],
      [
        "json": offer.merging(["is_cart": true]) { $1 },
        "fails": "big-offer: unknown Component 'big-offer': module Shop is not registered",
      ],
      // The policy of the joined family applies to unknown names and to rejected values, in both families.
      ["json": row([new, offer]), "gives": row([offer])],
      [
        "json": offer.merging(["offers": [new, line]]) { $1 },
        "gives": offer.merging(["offers": [line]]) { $1 },
      ],
      ["json": row([limited.merging(["count": 10]) { $1 }, limited]), "gives": row([limited])],
      // Names around the values.
      ["json": offer.merging(["actions": [buy, close], "style": ["plain": ["width": 1]]]) { $1 }],
      ["json": offer.merging(["style": ["buy": ["itemCount": 1]]]) { $1 }],
      [
        "json": row([["type": "cart-line"]]),
        "fails": "row.children[0] (cart-line).item_name: missing key",
      ],
    ]
  }
}
