// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Component

/// Any `Component` in the JSON.
struct AnyComponent: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case title
        case image
    }

    let value: any Component

    init(_ value: any Component) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "kind", "type"))
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue)) { _ in try UnknownComponent(from: decoder) }
                return
            }
            switch known {
            case .title: value = try Title(fields: fields)
            case .image: value = try Image(fields: fields)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as Image:
            try encoder.encodeName("image", forKey: "type")
            try value.encode(to: encoder)
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyComponent: JSONReadable {

    private static let readNames = JSONNames(["title", "image"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(atFirst: "kind", "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Title.self)
            case 1: value = try json.read(Image.self)
            default:
                value = try json.readRegistered(name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue)) { _, json in try json.read(UnknownComponent.self) }
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
        case let value as Image:
            let object = json.openObject(isShared: true)
            json.write(name: "image", forKey: "type")
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
    }

    let value: any Action

    init(_ value: any Action) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(Int.self, forKey: "do").map(\.description) else {
            decoder.reportMissing("do")
            value = try fields.decode(Open.self, forKey: "with")
            return
        }
        do {
            guard let known = Name(rawValue: name) else {
                value = try decoder.decodeRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
                return
            }
            switch known {
            case .open: value = try fields.decode(Open.self, forKey: "with")
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
            try fields.encode(1, at: "meta", "type")
            try fields.encode(value, forKey: "with")
        default:
            try value.encode(to: encoder)
        }
    }
}

extension AnyAction: JSONReadable {

    private static let readNames = JSONNames(["1"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.nameIfPresent(under: "do", as: Int.self)
        guard !name.isMissing else {
            json.reportMissing("do", of: name)
            value = try json.read(Open.self, under: "with", of: name)
            return
        }
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Open.self, under: "with", of: name)
            default:
                value = try json.readRegistered(name, in: (any Action).self, named: "Action", known: Name.allCases.map(\.rawValue))
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
            let object = json.openObject()
            try json.write(1, at: "meta", "type")
            try json.write(value, forKey: "with")
            json.close(object)
        default:
            try json.write(value)
        }
    }
}
