import WidgetRuntime

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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder)
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Card:
            try WidgetCoding.encodeName("card", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Switch:
            try WidgetCoding.encodeName("switch", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Shape:
            try WidgetCoding.encodeName("shape", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Size:
            try WidgetCoding.encodeName("size", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Part:
            try WidgetCoding.encodeName("part", forKey: "type", to: encoder)
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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue), from: decoder)
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Card:
            try WidgetCoding.encodeName("card", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        case let value as Look:
            try WidgetCoding.encodeName("look", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}
