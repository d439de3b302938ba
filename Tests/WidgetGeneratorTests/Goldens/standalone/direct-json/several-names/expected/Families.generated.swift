// Generated using widgetgen
// DO NOT EDIT

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
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
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
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            try encoder.encodeName("card", forKey: "type")
            try value.encode(to: encoder)
        case let value as Switch:
            try encoder.encodeName("switch", forKey: "type")
            try value.encode(to: encoder)
        case let value as Shape:
            try encoder.encodeName("shape", forKey: "type")
            try value.encode(to: encoder)
        case let value as Size:
            try encoder.encodeName("size", forKey: "type")
            try value.encode(to: encoder)
        case let value as Part:
            try encoder.encodeName("part", forKey: "type")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["label", "card", "switch", "shape", "size", "part"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Label.self)
            case 1: value = try json.read(Card.self)
            case 2: value = try json.read(Switch.self)
            case 3: value = try json.read(Shape.self)
            case 4: value = try json.read(Size.self)
            case 5: value = try json.read(Part.self)
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
        switch value {
        case let value as Card:
            let object = json.openObject(isShared: true)
            json.write(name: "card", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Switch:
            let object = json.openObject(isShared: true)
            json.write(name: "switch", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Shape:
            let object = json.openObject(isShared: true)
            json.write(name: "shape", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Size:
            let object = json.openObject(isShared: true)
            json.write(name: "size", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Part:
            let object = json.openObject(isShared: true)
            json.write(name: "part", forKey: "type")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
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
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
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
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            try encoder.encodeName("card", forKey: "kind")
            try value.encode(to: encoder)
        case let value as Look:
            try encoder.encodeName("look", forKey: "kind")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyItem: JSONReadable {

    private static let readNames = JSONNames(["card", "look"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "kind")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Card.self)
            case 1: value = try json.read(Look.self)
            default:
                value = try json.readRegistered(name, in: (any Item).self, named: "Item", known: Name.allCases.map(\.rawValue))
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyItem: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as Card:
            let object = json.openObject(isShared: true)
            json.write(name: "card", forKey: "kind")
            try json.writeMembers(of: value)
            json.close(object)
        case let value as Look:
            let object = json.openObject(isShared: true)
            json.write(name: "look", forKey: "kind")
            try json.writeMembers(of: value)
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
