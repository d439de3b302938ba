// Generated using widgetgen
// DO NOT EDIT

public import ScreenCore
public import WidgetRuntime

// MARK: TextComponent

/// Any `TextComponent` in the JSON.
public struct AnyTextComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
    }

    public let value: any TextComponent

    public init(_ value: any TextComponent) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any TextComponent
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
    private init(named name: String, from decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>, unknown: (any Swift.Error) throws -> any TextComponent) throws {
        guard let known = Name(rawValue: name) else {
            value = try decoder.decodeRegistered(name, of: fields, in: (any TextComponent).self, named: "TextComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
            return
        }
        switch known {
        case .text: value = try Text(fields: fields)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyTextComponent: JSONReadable {

    private static let readNames: JSONNames = "text"

    public init(from json: inout JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any TextComponent
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
    private init(named name: JSONName, from json: inout JSONReader, unknown: (any Swift.Error, inout JSONReader) throws -> any TextComponent) throws {
        switch Self.readNames.number(of: name) {
        case 0: value = try json.read(Text.self)
        default:
            value = try json.readRegistered(name, in: (any TextComponent).self, named: "TextComponent", known: Name.allCases.map(\.rawValue), unknown: unknown)
        }
    }
}

extension AnyTextComponent: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyTextComponent {
    /// The types that this module adds to `Component`: `try decoder.userInfo.register(AnyTextComponent.module)`.
    public static var module: WidgetModule<any Component> {
        WidgetModule(names: Name.allCases.map(\.rawValue), ownNames: AnyComponent.names) { name, decoder, fields in
            try AnyTextComponent(named: name, from: decoder, fields) { throw $0 }.value
        } read: { name, json in
            try AnyTextComponent(named: name, from: &json) { error, _ in throw error }.value
        }
    }
}

// MARK: TextAction

/// Any `TextAction` in the JSON.
public struct AnyTextAction: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open
    }

    public let value: any TextAction

    public init(_ value: any TextAction) { self.value = value }

    public static var names: [String] { Name.allCases.map(\.rawValue) }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any TextAction
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
    private init(named name: String, from decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>, unknown: (any Swift.Error) throws -> any TextAction) throws {
        guard let known = Name(rawValue: name) else {
            value = try decoder.decodeRegistered(name, of: fields, in: (any TextAction).self, named: "TextAction", known: Name.allCases.map(\.rawValue), unknown: unknown)
            return
        }
        switch known {
        case .open: value = try Open(fields: fields)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyTextAction: JSONReadable {

    private static let readNames: JSONNames = "open"

    public init(from json: inout JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    public init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any TextAction
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
    private init(named name: JSONName, from json: inout JSONReader, unknown: (any Swift.Error, inout JSONReader) throws -> any TextAction) throws {
        switch Self.readNames.number(of: name) {
        case 0: value = try json.read(Open.self)
        default:
            value = try json.readRegistered(name, in: (any TextAction).self, named: "TextAction", known: Name.allCases.map(\.rawValue), unknown: unknown)
        }
    }
}

extension AnyTextAction: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyTextAction {
    /// The types that this module adds to `Action`: `try decoder.userInfo.register(AnyTextAction.module)`.
    public static var module: WidgetModule<any Action> {
        WidgetModule(names: Name.allCases.map(\.rawValue), ownNames: AnyAction.names) { name, decoder, fields in
            try AnyTextAction(named: name, from: decoder, fields) { throw $0 }.value
        } read: { name, json in
            try AnyTextAction(named: name, from: &json) { error, _ in throw error }.value
        }
    }
}
