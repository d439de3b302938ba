// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case priceTag = "price-tag"
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try decoder.decodeRegistered(name.lowercased(), of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .priceTag: value = try fields.decode(PriceTag.self, forKey: "value")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as PriceTag:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("price-tag", forKey: "kind")
            try fields.encode(value, forKey: "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: ShopComponent

/// Any `ShopComponent` in the JSON.
struct AnyShopComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case priceTag = "price-tag"
    }

    let value: any ShopComponent

    init(_ value: any ShopComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            try self.init(named: name.lowercased(), from: decoder, fields)
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    /// Decodes an object whose name is known.
    private init(named name: String, from decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>) throws {
        guard let known = Name(rawValue: name) else {
            value = try decoder.decodeRegistered(name, of: fields, in: (any ShopComponent).self, named: "ShopComponent", known: Name.allCases.map(\.rawValue))
            return
        }
        switch known {
        case .priceTag: value = try fields.decode(PriceTag.self, forKey: "value")
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as PriceTag:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("price-tag", forKey: "kind")
            try fields.encode(value, forKey: "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyShopComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyShopComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(names: Name.allCases.map(\.rawValue), ownNames: AnyComponent.names) { name, decoder, fields in
            try AnyShopComponent(named: name, from: decoder, fields).value
        }
    }
}

// MARK: CartComponent

/// Any `CartComponent` in the JSON.
struct AnyCartComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case priceTag = "price-tag"
    }

    let value: any CartComponent

    init(_ value: any CartComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            try self.init(named: name.lowercased(), from: decoder, fields)
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    /// Decodes an object whose name is known.
    private init(named name: String, from decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>) throws {
        guard let known = Name(rawValue: name) else {
            value = try decoder.decodeRegistered(name, of: fields, in: (any CartComponent).self, named: "CartComponent", known: Name.allCases.map(\.rawValue))
            return
        }
        switch known {
        case .priceTag: value = try fields.decode(PriceTag.self, forKey: "value")
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as PriceTag:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("price-tag", forKey: "kind")
            try fields.encode(value, forKey: "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyCartComponent {
    /// The types that this module adds to `ShopComponent`: `try decoder.userInfo.register(AnyCartComponent.module)`.
    static var module: WidgetModule<any ShopComponent> {
        WidgetModule(names: Name.allCases.map(\.rawValue), ownNames: AnyShopComponent.names) { name, decoder, fields in
            try AnyCartComponent(named: name, from: decoder, fields).value
        }
    }
}
