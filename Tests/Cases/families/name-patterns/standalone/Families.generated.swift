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
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            guard let known = Name(rawValue: name) else {
                switch name {
                case WidgetCoding.NamePattern("tool_*_result"):
                    value = try ToolResult(fields: fields)
                case WidgetCoding.NamePattern("image/*"):
                    value = try Picture(fields: fields)
                #if os(Linux)
                case WidgetCoding.NamePattern("device-*"):
                    value = try Device(fields: fields)
                #endif
                #if !(os(Linux))
                case WidgetCoding.NamePattern("device*"):
                    value = try Apparatus(fields: fields)
                #endif
                default:
                    value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Block).self, named: "Block", known: Name.allCases.map(\.rawValue) + ["tool_*_result", "image/*", "device-*", "device*"], from: decoder) { _ in try UnknownBlock(from: decoder) }
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
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        try value.encode(to: encoder)
    }
}

/// An unknown `Block`: its JSON is kept and encoded again unchanged.
struct UnknownBlock: Block {
    var json: JSONValue

    init(json: JSONValue) { self.json = json }

    init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

// MARK: Event

/// Any `Event` in the JSON.
struct AnyEvent: WidgetBox {
    let value: any Event

    init(_ value: any Event) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "kind")
        do {
            switch name.lowercased() {
            case WidgetCoding.NamePattern("*_event"):
                value = try AnyKind(fields: fields)
            default:
                value = try WidgetCoding.decodeRegistered(name.lowercased(), of: fields, in: (any Event).self, named: "Event", known: ["*_event"], from: decoder)
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

// MARK: Old

/// Any `Old` in the JSON.
struct AnyOld: WidgetBox {
    let value: any Old

    init(_ value: any Old) { self.value = value }

    init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        do {
            switch name {
            case WidgetCoding.NamePattern("v1.*"):
                value = try First(fields: fields)
            default:
                value = try WidgetCoding.decodeRegistered(name, of: fields, in: (any Old).self, named: "Old", known: ["v1.*"], from: decoder)
            }
        } catch {
            throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try WidgetCoding.checkDepth(of: Self.self, in: encoder)
        switch value {
        case let value as any Encodable:
            try value.encode(to: encoder)
        default:
            throw EncodingError.invalidValue(
                value, .init(codingPath: encoder.codingPath, debugDescription: "not a type of Old that can be encoded"))
        }
    }
}
