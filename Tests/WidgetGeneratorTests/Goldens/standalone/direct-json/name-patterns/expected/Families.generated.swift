// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Block

/// Any `Block` in the JSON.
struct AnyBlock: WidgetBox {
    /// The names in the JSON.
    enum Name: String, CaseIterable, Sendable {
        case text
        case toolResult = "tool_result"
    }

    let value: any Block

    init(_ value: any Block) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                switch name {
                case NamePattern("tool_*_result"):
                    value = try ToolResult(fields: fields)
                case NamePattern("image/*"):
                    value = try Picture(fields: fields)
                #if os(Linux)
                case NamePattern("device-*"):
                    value = try Device(fields: fields)
                #endif
                #if !(os(Linux))
                case NamePattern("device*"):
                    value = try Apparatus(fields: fields)
                #endif
                default:
                    value = try decoder.decodeRegistered(name, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue) + ["tool_*_result", "image/*", "device-*", "device*"]) { _ in try UnknownBlock(from: decoder) }
                }
                return
            }
            switch known {
            case .text: value = try Text(fields: fields)
            case .toolResult: value = try ToolResult(fields: fields)
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

extension AnyBlock: JSONReadable {

    private static let readNames = JSONNames(["text", "tool_result"])

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch Self.readNames.number(of: name) {
            case 0: value = try json.read(Text.self)
            case 1: value = try json.read(ToolResult.self)
            default:
                switch name {
                case NamePattern("tool_*_result"):
                    value = try json.read(ToolResult.self)
                case NamePattern("image/*"):
                    value = try json.read(Picture.self)
                #if os(Linux)
                case NamePattern("device-*"):
                    value = try json.read(Device.self)
                #endif
                #if !(os(Linux))
                case NamePattern("device*"):
                    value = try json.read(Apparatus.self)
                #endif
                default:
                    value = try json.readRegistered(name, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue) + ["tool_*_result", "image/*", "device-*", "device*"]) { _, json in try json.read(UnknownBlock.self) }
                }
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyBlock: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

/// An unknown `Block`: its JSON is kept and encoded again unchanged.
struct UnknownBlock: Block {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UnknownBlock: JSONReadable {

    init(from json: inout JSONReader) throws { self.json = try json.read(JSONValue.self) }
}

extension UnknownBlock: JSONWritable {

    func write(to json: inout JSONWriter) throws { try self.json.write(to: &json) }
}

// MARK: Event

/// Any `Event` in the JSON.
struct AnyEvent: WidgetBox {
    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "kind")
        do {
            switch name.lowercased() {
            case NamePattern("*_event"):
                value = try AnyKind(fields: fields)
            default:
                value = try decoder.decodeRegistered(name.lowercased(), in: (any Event).self, named: "Event", known: ["*_event"])
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

extension AnyEvent: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(at: "meta", "kind")
        do {
            switch json.lowercased(name) {
            case NamePattern("*_event"):
                value = try json.read(AnyKind.self)
            default:
                value = try json.readRegistered(json.lowercased(name), in: (any Event).self, named: "Event", known: ["*_event"])
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyEvent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

// MARK: Old

/// Any `Old` in the JSON.
struct AnyOld: WidgetBox {
    let value: any Old

    init(_ value: any Old) { self.value = value }

    init(from decoder: any Decoder) throws {
        try decoder.checkDepth()
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            switch name {
            case NamePattern("v1.*"):
                value = try First(fields: fields)
            default:
                value = try decoder.decodeRegistered(name, in: (any Old).self, named: "Old", known: ["v1.*"])
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try encoder.checkDepth(of: Self.self)
        switch value {
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "no type of Old that can be encoded"))
        }
    }
}

extension AnyOld: JSONReadable {

    init(from json: inout JSONReader) throws {
        try json.checkDepth()
        let name = try json.name(under: "type")
        do {
            switch name {
            case NamePattern("v1.*"):
                value = try json.read(First.self)
            default:
                value = try json.readRegistered(name, in: (any Old).self, named: "Old", known: ["v1.*"])
            }
        } catch {
            throw json.failure(error, in: name)
        }
    }
}

extension AnyOld: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch value {
        case let value as any Encodable:
            try json.write(value)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: json.codingPath, debugDescription: "no type of Old that can be encoded"))
        }
    }
}
