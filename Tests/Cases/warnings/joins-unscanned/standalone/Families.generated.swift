import Core
import WidgetRuntime

// MARK: ShopComponent

/// Any `ShopComponent` in the JSON.
struct AnyShopComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case offer
    }

    let value: any ShopComponent

    init(_ value: any ShopComponent) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any ShopComponent).self, named: "ShopComponent", known: Name.allCases.map(\.rawValue), from: decoder)
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
        switch value {
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of ShopComponent that can be encoded"))
        }
    }
}

extension AnyShopComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyShopComponent.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule { types in
            types.add("offer") { decoder, fields in try Offer(fields: fields) }
        }
    }
}

// MARK: ShopElement

/// Any `ShopElement` in the JSON.
struct AnyShopElement: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case row
    }

    let value: any ShopElement

    init(_ value: any ShopElement) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any ShopElement).self, named: "ShopElement", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .row: value = try Row(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of ShopElement that can be encoded"))
        }
    }
}

extension AnyShopElement {
    /// The types that this module adds to `Element`: `try decoder.userInfo.register(AnyShopElement.module)`.
    static var module: WidgetModule<any Element> {
        WidgetModule { types in
            types.add("row") { decoder, fields in try Row(fields: fields) }
        }
    }
}
