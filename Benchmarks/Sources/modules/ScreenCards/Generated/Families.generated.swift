// Generated using widgetgen
// DO NOT EDIT

public import ScreenCore
public import WidgetRuntime

// MARK: CardComponent

/// Any `CardComponent` in the JSON.
public struct AnyCardComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case card
    }

    public let value: any CardComponent

    public init(_ value: any CardComponent) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any CardComponent
    ) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            try self.init(named: name, from: decoder, fields, unknown: unknown)
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    /// Decodes an object whose name is known.
    private init(named name: String, from decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>, unknown: (any Swift.Error) throws -> any CardComponent) throws {
        guard let known = Name(rawValue: name) else {
            value = try decoder.decodeRegistered(name, of: fields, in: (any CardComponent).self, named: "CardComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
            return
        }
        switch known {
        case .card: value = try Card(fields: fields)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyCardComponent: JSONReadable {

    private static let readNames: JSONNames = "card"

    public init(from json: inout JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any CardComponent
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            try self.init(named: name, from: &json, unknown: unknown)
        } catch {
            throw json.failure(error, in: name)
        }
    }

    /// Reads an object whose name is known.
    private init(named name: JSONName, from json: inout JSONReader, unknown: (any Swift.Error, inout JSONReader) throws -> any CardComponent) throws {
        switch Self.readNames.number(of: name) {
        case 0: value = try json.read(Card.self)
        default:
            value = try json.readRegistered(name, in: (any CardComponent).self, named: "CardComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
        }
    }
}

extension AnyCardComponent: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyCardComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyCardComponent.module)`.
    public static var module: WidgetModule<any Component> {
        WidgetModule(names: Name.allCases.map(\.rawValue), ownNames: AnyComponent.names) { name, decoder, fields in
            try AnyCardComponent(named: name, from: decoder, fields) { throw $0 }.value
        } read: { name, json in
            try AnyCardComponent(named: name, from: &json) { error, _ in throw error }.value
        }
    }
}
