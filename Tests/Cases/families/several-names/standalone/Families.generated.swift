// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case label
        case card
        case `switch`
        case shape
        case size
        case part
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .label: value = try Label(fields: fields)
            case .card: value = try Card(from: decoder)
            case .`switch`: value = try Switch(from: decoder)
            case .shape: value = try Shape(from: decoder)
            case .size: value = try Size(from: decoder)
            case .part: value = try Part(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            try encoder.encodeName("card", forKey: "type")
            try value.encode(to: encoder)
        case let value as Switch:
            try encoder.encodeName("switch", forKey: "type")
            try value.encode(to: encoder)
        case let value as Shape:
            try encoder.encodeName("shape", forKey: "type")
            try value.encode(to: encoder)
        case let value as Size:
            try encoder.encodeName("size", forKey: "type")
            try value.encode(to: encoder)
        case let value as Part:
            try encoder.encodeName("part", forKey: "type")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Item

/// Any `Item` in the JSON.
struct AnyItem: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case card
        case look
    }

    let value: any Item

    init(_ value: any Item) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, of: fields, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .card: value = try Card(from: decoder)
            case .look: value = try Look(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            try encoder.encodeName("card", forKey: "kind")
            try value.encode(to: encoder)
        case let value as Look:
            try encoder.encodeName("look", forKey: "kind")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}
