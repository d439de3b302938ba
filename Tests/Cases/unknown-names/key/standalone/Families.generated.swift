public import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { try WidgetCoding.decodeReplacement(AnyComponent.self, insteadOf: $0, at: "fallback", from: decoder).value }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
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

// MARK: Action

/// Any `Action` in the JSON.
public struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open
    }

    public let value: any Action

    public init(_ value: any Action) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { try WidgetCoding.decodeReplacement(AnyAction.self, insteadOf: $0, at: "old.value", from: decoder).value }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Action
    ) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "kind")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue), from: decoder, unknown: unknown)
                return
            }
            switch known {
            case .open: value = try Open(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
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
