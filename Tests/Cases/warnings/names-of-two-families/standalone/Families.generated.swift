import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case link
        case tap
        case named = "self"
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
            case .text: value = try Text(fields: fields)
            case .link: value = try Link(fields: fields)
            case .tap: value = try Tap(fields: fields)
            case .named: value = try Named(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Link:
            try WidgetCoding.encodeName("link", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Tap:
            try WidgetCoding.encodeName("tap", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        case let value as Named:
            try WidgetCoding.encodeName("self", forKey: "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case link
        case named
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .link: value = try Link(fields: fields)
            case .named: value = try Named(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Link:
            try WidgetCoding.encodeName("link", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        case let value as Named:
            try WidgetCoding.encodeName("named", forKey: "kind", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Item

/// Any `Item` in the JSON.
struct AnyItem: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
    }

    let value: any Item

    init(_ value: any Item) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
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

// MARK: Event

/// Any `Event` in the JSON.
struct AnyEvent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case tap
    }

    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .tap: value = try fields.decode(Tap.self, forKey: key)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Tap:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "tap")
        default:
            try value.encode(to: encoder)
        }
    }
}
