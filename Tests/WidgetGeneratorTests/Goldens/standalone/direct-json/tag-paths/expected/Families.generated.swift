// Generated using widgetgen
// DO NOT EDIT

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

    /// Decodes a value; `unknown` makes one where the JSON is none of the types here.
    init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> any Component
    ) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
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
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as PushButton:
            try encoder.encodeName("button", at: "meta", "type")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["title", "button", "btn", "named", "rooted", "first", "second"])

    init(from json: inout JSONReader) throws {
        try self.init(from: &json) { _, json in try json.read(UnknownComponent.self) }
    }

    /// Reads a value; `unknown` makes one where the JSON is none of the types here.
    init(
        from json: inout JSONReader,
        unknown: (any Swift.Error, inout JSONReader) throws -> any Component
    ) throws {
        try json.checkDepth()
        let name = try json.name(at: "meta", "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Title.self)
            case 1, 2: value = try json.read(PushButton.self)
            case 3: value = try json.read(Named.self)
            case 4: value = try json.read(Rooted.self)
            case 5, 6: value = try json.read(Choice.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue), unknown: unknown)
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as PushButton:
            let object = json.openObject(isShared: true)
            try json.write("button", at: "meta", "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
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

extension UnknownComponent: JSONReadable {

    init(from json: inout JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws { try self.json.write(to: &json) }
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
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "data", "kind").description
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _ in try decoder.decodeContent(Other.self, at: "data", "value") }
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
        try encoder.checkDepth(of: Self.self)
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

extension AnyAction: JSONReadable {

    private static let readNames = JSONNames(["1", "0"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(at: "data", "kind", as: Int.self)
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, at: "data", "value", of: name)
            case 1: value = try json.read(Other.self, at: "data", "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue)) { _, json in try json.readContent(Other.self, at: "data", "value") }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyAction: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Open:
            let object = json.openObject(isShared: true)
            try json.write(1, at: "data", "kind")
            try json.write(value, at: "data", "value")
            json.close(object)
        case let value as Other:
            let object = json.openObject(isShared: true)
            try json.write(0, at: "data", "kind")
            try json.write(value, at: "data", "value")
            json.close(object)
        default:
            try json.write(value)
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
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, forKey: "type") else {
            decoder.reportMissing("type")
            value = try fields.decode(Start.self, at: "data", "value")
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
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
        try encoder.checkDepth(of: Self.self)
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

extension AnyEvent: JSONReadable {

    private static let readNames = JSONNames(["start"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.nameIfPresent(under: "type")
        guard !name.isMissing else {
            json.reportMissing("type", of: name)
            value = try json.read(Start.self, at: "data", "value", of: name)
            return
        }
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Start.self, at: "data", "value", of: name)
            default:
                value = try json.readRegistered(name, in: (any Event).self, named: "Event", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEvent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Start:
            let object = json.openObject()
            json.write(name: "start", forKey: "type")
            try json.write(value, at: "data", "value")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}

/// Any `Component`; an unknown name is an error.
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

extension AnyKnownComponent: JSONReadable {

    init(from json: inout JSONReader) throws {
        value = try AnyComponent(from: &json) { error, _ in throw error }.value
    }
}

extension AnyKnownComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try AnyComponent(value).write(to: &json)
    }
}
