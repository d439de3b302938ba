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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as PriceTag:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("price-tag", forKey: "kind")
            try fields.encode(value, forKey: "value")
        default:
            try WidgetCoding.encodeJoining(value, in: (any Component).self, to: encoder)
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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any ShopComponent).self, named: "ShopComponent", known: Name.allCases.map(\.rawValue), from: decoder)
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as PriceTag:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("price-tag", forKey: "kind")
            try fields.encode(value, forKey: "value")
        default:
            try WidgetCoding.encodeJoining(value, in: (any ShopComponent).self, to: encoder)
        }
    }
}

extension AnyShopComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyShopComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("price-tag") { decoder, fields in try fields.decode(PriceTag.self, forKey: "value") }
        }
    }

    /// Adds the types of a family that joins `ShopComponent` to `Component`.
    static func join(_ types: inout WidgetModule<any ShopComponent>) {
        types.join(ownNames: AnyComponent.names) { $0 as any Component }
    }
}

extension PriceTag: WidgetCoding.JoiningValue {

    func box(in family: Any.Type) -> any Encodable {
        if family == (any Component).self { return AnyShopComponent(self) }
        return AnyCartComponent(self)
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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any CartComponent).self, named: "CartComponent", known: Name.allCases.map(\.rawValue), from: decoder)
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
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
        WidgetModule(ownNames: AnyShopComponent.names) { types in
            types.add("price-tag") { decoder, fields in try fields.decode(PriceTag.self, forKey: "value") }
            AnyShopComponent.join(&types)
        }
    }
}

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case buy
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "type") ?? ""
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .buy: value = try Buy(fields: fields)
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

// MARK: ShopAction

/// Any `ShopAction` in the JSON.
struct AnyShopAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case buy
    }

    let value: any ShopAction

    init(_ value: any ShopAction) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "type") ?? ""
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any ShopAction).self, named: "ShopAction", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .buy: value = try Buy(fields: fields)
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

extension AnyShopAction {
    /// The types that this module adds to `Action`: `try decoder.userInfo.register(AnyShopAction.module)`.
    static var module: WidgetModule<any Action> {
        WidgetModule(ownNames: AnyAction.names) { types in
            types.add("buy") { decoder, fields in try Buy(fields: fields) }
        }
    }

    /// Adds the types of a family that joins `ShopAction` to `Action`.
    static func join(_ types: inout WidgetModule<any ShopAction>) {
        types.join(ownNames: AnyAction.names) { $0 as any Action }
    }
}

// MARK: CartAction

/// Any `CartAction` in the JSON.
struct AnyCartAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case buy
    }

    let value: any CartAction

    init(_ value: any CartAction) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "type") ?? ""
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any CartAction).self, named: "CartAction", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .buy: value = try Buy(fields: fields)
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

extension AnyCartAction {
    /// The types that this module adds to `ShopAction`: `try decoder.userInfo.register(AnyCartAction.module)`.
    static var module: WidgetModule<any ShopAction> {
        WidgetModule(ownNames: AnyShopAction.names) { types in
            types.add("buy") { decoder, fields in try Buy(fields: fields) }
            AnyShopAction.join(&types)
        }
    }
}

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case offer
    }

    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            value = try Text(fields: fields)
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownBlock(from: decoder) }
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .offer: value = try Offer(fields: fields)
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

/// An unknown `Block`: its JSON is kept and encoded again unchanged.
struct UnknownBlock: Block {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: ShopBlock

/// Any `ShopBlock` in the JSON.
struct AnyShopBlock: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case offer
    }

    let value: any ShopBlock

    init(_ value: any ShopBlock) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any ShopBlock).self, named: "ShopBlock", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try UnknownShopBlock(from: decoder) }
                return
            }
            switch known {
            case .offer: value = try Offer(fields: fields)
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

extension AnyShopBlock {
    /// The types that this module adds to `Block`: `try decoder.userInfo.register(AnyShopBlock.module)`.
    static var module: WidgetModule<any Block> {
        WidgetModule(ownNames: AnyBlock.names) { types in
            types.add("offer") { decoder, fields in try Offer(fields: fields) }
        }
    }
}

/// An unknown `ShopBlock`: its JSON is kept and encoded again unchanged.
struct UnknownShopBlock: ShopBlock {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
