// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case card = "custom:card"
        case text
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .card: value = try Card(fields: fields)
            case .text: value = try Text(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames: JSONNames = "custom:card,text"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Card.self)
            case 1: value = try json.read(Text.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyComponent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Entry

/// Any `Entry` in the JSON.
struct AnyEntry: WidgetBox, Sendable {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case panel
    }

    let value: any Entry

    init(_ value: any Entry) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Entry).self, named: "Entry", known: Name.allCases.map(\.rawValue)) { _ in try UnknownEntry(from: decoder) }
                return
            }
            switch known {
            case .panel: value = try Panel(from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        try value.encode(to: encoder)
    }
}

extension AnyEntry: JSONReadable {

    private static let readNames: JSONNames = "panel"

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Panel.self)
            default:
                value = try json.readRegistered(name, in: (any Entry).self, named: "Entry", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownEntry.self) }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEntry: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

/// An unknown `Entry`: its JSON is kept and encoded again unchanged.
struct UnknownEntry: Entry {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UnknownEntry: JSONReadable {

    init(from json: inout JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownEntry: JSONWritable {

    func write(to json: inout JSONWriter) throws { try self.json.write(to: &json) }
}
