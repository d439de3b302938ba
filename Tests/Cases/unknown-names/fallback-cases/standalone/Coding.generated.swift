import WidgetRuntime

// MARK: AdjacentKept Codable
extension AdjacentKept: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .text(text: try content.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "AdjacentKept", known: ["text"], to: decoder)
            self = .unknown(name: name, json: try fields.decodeIfPresent(JSONValue.self, forKey: "c"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(text, forKey: "text")
        case .unknown(let nameValue, let json):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, forKey: "t")
            try fields.encodeIfPresent(json, forKey: "c")
        }
    }
}

// MARK: AdjacentTyped Codable
extension AdjacentTyped: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .text(text: try content.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "AdjacentTyped", known: ["text"], to: decoder)
            self = .unknown(try fields.decode(Rest.self, forKey: "c"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(text, forKey: "text")
        case .unknown(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("unknown", forKey: "t")
            try fields.encode(value0, forKey: "c")
        }
    }
}

// MARK: ExternalKept Codable
extension ExternalKept: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .text(text: try content.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "ExternalKept", known: ["text"], to: decoder)
            self = .unknown(name, try fields.decode(JSONValue.self, forKey: key))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "text")
            try content.encode(text, forKey: "text")
        case .unknown(let value0, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value1, forKey: WireKey(value0))
        }
    }
}

// MARK: ExternalNamed Codable
extension ExternalNamed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .text(text: try content.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "ExternalNamed", known: ["text"], to: decoder)
            self = .unknown(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "text")
            try content.encode(text, forKey: "text")
        case .unknown(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: WireKey(value0))
        }
    }
}

// MARK: ExternalTyped Codable
extension ExternalTyped: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .text(text: try content.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "ExternalTyped", known: ["text"], to: decoder)
            self = .unknown(try fields.decode(Rest.self, forKey: key))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "text")
            try content.encode(text, forKey: "text")
        case .unknown(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "unknown")
        }
    }
}

// MARK: Kept Codable
extension Kept: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "Kept", known: ["text"], to: decoder)
            self = .unknown(name: name, try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .unknown(let nameValue, let value1):
            try value1.encode(named: nameValue, forKey: "type", to: encoder)
        }
    }
}

// MARK: Labeled Codable
extension Labeled: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "Labeled", known: ["text"], to: decoder)
            self = .unknown(type: name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .unknown(let type):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(type, forKey: "type")
        }
    }
}

// MARK: Named Codable
extension Named: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(try fields.decode(String.self, forKey: "_0"))
        default:
            WidgetCoding.reportUnknown(name, in: "Named", known: ["text"], to: decoder)
            self = .unknown(name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .unknown(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "type")
        }
    }
}

// MARK: Tagged Codable
extension Tagged: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "Tagged", known: ["text"], to: decoder)
            self = .undefined(try TaggedRest(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .undefined(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Typed Codable
extension Typed: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        default:
            WidgetCoding.reportUnknown(name, in: "Typed", known: ["text"], to: decoder)
            self = .undefined(try Rest(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .undefined(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("undefined", forKey: "type")
            try value0.encode(to: encoder)
        }
    }
}
