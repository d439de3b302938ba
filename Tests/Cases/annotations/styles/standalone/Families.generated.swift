// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case pushButton
        case pageLink
        case open
        case cartItem
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .pushButton: value = try PushButton(fields: fields)
            case .pageLink: value = try PageLink(fields: fields)
            case .open: value = try Menu(from: decoder)
            case .cartItem: value = try CartItem(fields: fields)
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

// MARK: CartElement

/// Any `CartElement` in the JSON.
struct AnyCartElement: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case cartItem
    }

    let value: any CartElement

    init(_ value: any CartElement) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any CartElement).self, named: "CartElement", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .cartItem: value = try CartItem(fields: fields)
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

extension AnyCartElement {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyCartElement.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(ownNames: AnyComponent.names) { types in
            types.add("cartItem") { decoder, fields in try CartItem(fields: fields) }
        }
    }
}
