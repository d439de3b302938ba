import Core
import Shop
public import WidgetRuntime

// MARK: CartComponent

/// Any `CartComponent` in the JSON.
public struct AnyCartComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case cartLine
    }

    public let value: any CartComponent

    public init(_ value: any CartComponent) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any CartComponent
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any CartComponent).self, named: "CartComponent", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .cartLine: value = try CartLine(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyCartComponent {
    /// The types that this module adds to `ShopComponent`: `try decoder.userInfo.register(AnyCartComponent.module)`.
    public static var module: WidgetModule<any ShopComponent> {
        WidgetModule(ownNames: AnyShopComponent.names) { types in
            types.add("cartLine") { decoder, fields in try CartLine(fields: fields) }
            types.expect("Shop") { AnyShopComponent.names }
            AnyShopComponent.join(&types)
        }
    }

    /// Adds the types of a family that joins `CartComponent` to `ShopComponent`.
    public static func join(_ types: inout WidgetModule<any CartComponent>) {
        types.join(ownNames: AnyShopComponent.names, adding: { AnyShopComponent.join(&$0) }) { $0 as any ShopComponent }
    }
}

// MARK: Modules

private enum JoiningModules {
    static let all = Swift.Result { try WidgetModules(AnyShopComponent.module, AnyCartComponent.module) }
}

extension Dictionary where Key == CodingUserInfoKey {
    /// Registers the types that other modules (Shop) and this module add to families of other modules:
    /// `try decoder.userInfo.registerModules()`.
    mutating func registerModules() throws { try register(JoiningModules.all.get()) }
}
