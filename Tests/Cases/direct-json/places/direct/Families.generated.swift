// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case pushButton
        case pageLink
        case open
        case cartItem
        case article
        case cart
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .pushButton: value = try PushButton(fields: fields)
            case .pageLink: value = try PageLink(fields: fields)
            case .open: value = try Menu(from: decoder)
            case .cartItem: value = try CartItem(fields: fields)
            case .article: value = try Article(fields: fields)
            case .cart: value = try Cart(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["pushButton", "pageLink", "open", "cartItem", "article", "cart"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(PushButton.self)
            case 1: value = try json.read(PageLink.self)
            case 2: value = try json.read(Menu.self)
            case 3: value = try json.read(CartItem.self)
            case 4: value = try json.read(Article.self)
            case 5: value = try json.read(Cart.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
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
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any CartElement).self, named: "CartElement", known: Name.allCases.map(\.rawValue))
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
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyCartElement: JSONReadable {

    private static let readNames = JSONNames(["cartItem"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(CartItem.self)
            default:
                value = try json.readRegistered(name, in: (any CartElement).self, named: "CartElement", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyCartElement: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyCartElement {
    /// What this module adds to `Component`: `decoder.userInfo.register(AnyCartElement.module)`.
    static var module: WidgetModule<any Component> {
        WidgetModule(names: Name.allCases.map(\.rawValue)) { _, decoder in
            try AnyCartElement(from: decoder).value
        } read: { json in
            try json.read(AnyCartElement.self).value
        }
    }
}
