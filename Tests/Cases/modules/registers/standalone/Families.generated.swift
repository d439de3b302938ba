import Cart
import Core
internal import Shop
import WidgetRuntime

// MARK: AppComponent

/// Any `AppComponent` in the JSON.
struct AnyAppComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case banner
    }

    let value: any AppComponent

    init(_ value: any AppComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any AppComponent).self, named: "AppComponent", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .banner: value = try Banner(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

extension AnyAppComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyAppComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("banner") { decoder, fields in try Banner(fields: fields) }
            types.expect("Cart") { AnyCartComponent.names }
            types.expect("Shop") { AnyShopComponent.names }
        }
    }
}

// MARK: Modules

private enum JoiningModules {
    static let all = Swift.Result { try WidgetModules(AnyCartComponent.module, AnyShopComponent.module, AnyAppComponent.module) }
}

extension Dictionary where Key == CodingUserInfoKey {
    /// Registers the types that other modules (Cart, Shop) and this module add to families of other modules:
    /// `try decoder.userInfo.registerModules()`.
    mutating func registerModules() throws { try register(JoiningModules.all.get()) }
}
