public import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case missing = "none"
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder) { _ in try Missing(from: decoder) }
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .missing: value = try Missing(fields: fields)
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
        case missingEvent
    }

    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try WidgetCoding.decodeContent(MissingEvent.self, from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Event
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .tap: value = try fields.decode(Tap.self, forKey: key)
            case .missingEvent: value = try fields.decode(MissingEvent.self, forKey: key)
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
        case let value as MissingEvent:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "missingEvent")
        default:
            try value.encode(to: encoder)
        }
    }
}

// MARK: Message

/// Any `Message` in the JSON.
public struct AnyMessage: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case mail
        case missingMessage
    }

    public let value: any Message

    public init(_ value: any Message) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { _ in try WidgetCoding.decodeContent(MissingMessage.self, forKey: "c", from: decoder) }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Message
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Message).self, named: "Message", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .mail: value = try fields.decode(Mail.self, forKey: "c")
            case .missingMessage: value = try fields.decode(MissingMessage.self, forKey: "c")
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as Mail:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("mail", forKey: "t")
            try fields.encode(value, forKey: "c")
        case let value as MissingMessage:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("missingMessage", forKey: "t")
            try fields.encode(value, forKey: "c")
        default:
            try WidgetCoding.encodeJoining(value, in: (any Message).self, to: encoder)
        }
    }
}

// MARK: Note

/// Any `Note` in the JSON.
struct AnyNote: WidgetBox {
    let value: any Note

    init(_ value: any Note) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        do {
            value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Note).self, named: "Note", known: [], from: decoder) { _ in try OtherNote(from: decoder) }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

/// Any `Event`. A value with an unknown name is decoded as `Tap`.
struct AnyEventOrTap: WidgetBox {
    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try AnyEvent(from: decoder) { _ in try WidgetCoding.decodeContent(Tap.self, from: decoder) }.value
    }

    func encode(to encoder: any Encoder) throws {
        try AnyEvent(value).encode(to: encoder)
    }
}
