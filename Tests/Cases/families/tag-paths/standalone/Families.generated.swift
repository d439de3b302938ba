import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case title
        case pushButton = "button"
        case btn
        case named
        case rooted
        case first
        case second
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try UnknownComponent(from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .title: value = try Title(fields: fields)
            case .pushButton, .btn: value = try PushButton(fields: fields)
            case .named: value = try Named(fields: fields)
            case .rooted: value = try Rooted(fields: fields)
            case .first, .second: value = try Choice(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as PushButton:
            try WidgetCoding.encodeName("button", at: "meta", "type", to: encoder)
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

/// An unknown `Component`: its JSON is kept and encoded again unchanged.
struct UnknownComponent: Component {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open = "1"
        case other = "0"
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "data", "kind").description
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try WidgetCoding.decodeContent(Other.self, at: "data", "value", from: decoder) }
                return
            }
            switch known {
            case .open: value = try fields.decode(Open.self, at: "data", "value")
            case .other: value = try fields.decode(Other.self, at: "data", "value")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Open:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, at: "data", "kind")
            try fields.encode(value, at: "data", "value")
        case let value as Other:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, at: "data", "kind")
            try fields.encode(value, at: "data", "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Event

/// Any `Event` in the JSON.
struct AnyEvent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case start
    }

    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            WidgetCoding.reportMissing("type", to: decoder)
            value = try fields.decode(Start.self, at: "data", "value")
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue), from: decoder)
                return
            }
            switch known {
            case .start: value = try fields.decode(Start.self, at: "data", "value")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Start:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("start", forKey: "type")
            try fields.encode(value, at: "data", "value")
        default:
            try value.encode(to: encoder)
        }
    }
}

/// Any `Component`. An unknown name is an error.
struct AnyKnownComponent: WidgetBox {
    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyComponent(from: decoder) { throw $0 }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyComponent(value).encode(to: encoder)
    }
}
