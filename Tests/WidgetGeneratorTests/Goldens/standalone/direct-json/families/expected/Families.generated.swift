// Generated using widgetgen
// DO NOT EDIT

public import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
public struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case label
        case text
        #if os(iOS)
        case haptic
        #endif
    }

    public let value: any Component

    public init(_ value: any Component) { self.value = value }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { throw $0 }
    }

    /// Decodes a value; `unknown` makes one where the JSON is none of the types here.
    public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        do {
            guard let known = Name(rawValue: name.lowercased()) else {
                value = try decoder.decodeRegistered(name.lowercased(), in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
                return
            }
            switch known {
            case .label, .text: value = try fields.decode(Label.self, forKey: "c")
            #if os(iOS)
            case .haptic: value = try fields.decode(Haptic.self, forKey: "c")
            #endif
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Label:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("label", forKey: "t")
            try fields.encode(value, forKey: "c")
        #if os(iOS)
        case let value as Haptic:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("haptic", forKey: "t")
            try fields.encode(value, forKey: "c")
        #endif
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["label", "text", "haptic"])

    public init(from json: inout JSONReader) throws {
        try self.init(from: &json) { error, _ in throw error }
    }

    /// Reads a value; `unknown` makes one where the JSON is none of the types here.
    public init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(under: "t")
        do {
            switch Self.readNames.number(of: json.lowercased(name)) {
            case 0, 1: value = try json.read(Label.self, under: "c", of: name)
            #if os(iOS)
            case 2: value = try json.read(Haptic.self, under: "c", of: name)
            #endif
            default:
                value = try json.readRegistered(json.lowercased(name), in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: JSONWritable {

    public func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Label:
            let object = json.openObject()
            json.write(name: "label", forKey: "t")
            try json.write(value, forKey: "c")
            json.close(object)
        #if os(iOS)
        case let value as Haptic:
            let object = json.openObject()
            json.write(name: "haptic", forKey: "t")
            try json.write(value, forKey: "c")
            json.close(object)
        #endif
        default:
            try json.write(value)
        }
    }
}

// MARK: Action

/// Any `Action` in the JSON.
struct AnyAction: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case open
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .open: value = try fields.decode(Open.self, forKey: key)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Open:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value, forKey: "open")
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyAction: JSONReadable {

    private static let readNames = JSONNames(["open"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.onlyName()
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, as: name)
            default:
                try json.checkOnly(name)
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, inOnly: name)
        }
    }
}

extension AnyAction: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Open:
            let object = json.openObject()
            try json.write(value, forKey: "open")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

// MARK: Source

/// Any `Source` in the JSON.
struct AnySource: WidgetBox {
    let value: any Source

    init(_ value: any Source) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try Remote(from: decoder)
            return
        } catch {
            failures.append(("Remote", error))
        }
        throw NoMatchingTypeError("Source", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnySource: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(Remote.self)
            return
        } catch {
            failures.append(("Remote", error))
            json = start
        }
        throw json.nothingMatches("Source", failures)
    }
}

extension AnySource: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}
