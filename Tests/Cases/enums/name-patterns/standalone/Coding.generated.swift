import WidgetRuntime

// MARK: Beside Codable
extension Beside: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "none":
            self = .none
        case WidgetCoding.NamePattern("tool_*"):
            self = .toolResult(name: name, try fields.decodeIfPresent(Result.self, forKey: "body"))
        case WidgetCoding.NamePattern("note-*"):
            self = .note(name)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Beside", known: ["none", "tool_*", "note-*"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", forKey: "kind")
        case .toolResult(let nameValue, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, forKey: "kind")
            try fields.encodeIfPresent(value1, forKey: "body")
        case .note(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "kind")
        }
    }
}

// MARK: Content Codable
extension Content: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "tool_result":
            self = .toolResult(name: name, try Result(from: decoder))
        case WidgetCoding.NamePattern("tool_*"):
            self = .toolResult(name: name, try Result(from: decoder))
        case WidgetCoding.NamePattern("x-*"):
            self = .note(name)
        case WidgetCoding.NamePattern("raw*"):
            self = .raw(name, try JSONValue(from: decoder))
        case WidgetCoding.NamePattern("z*z"):
            self = .whole(try Whole(from: decoder))
        case WidgetCoding.NamePattern("json/*"):
            self = .json(try JSONValue(from: decoder))
        default:
            WidgetCoding.reportUnknown(name, in: "Content", known: ["text", "tool_result", "tool_*", "x-*", "raw*", "z*z", "json/*"], to: decoder)
            self = .other(name, try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(text, forKey: "text")
        case .toolResult(let nameValue, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, forKey: "type")
            try value1.encode(to: encoder)
        case .note(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "type")
        case .raw(let value0, let value1):
            try value1.encode(named: value0, forKey: "type", to: encoder)
        case .whole(let value0):
            try value0.encode(to: encoder)
        case .json(let value0):
            try value0.encode(to: encoder)
        case .other(let value0, let value1):
            try value1.encode(named: value0, forKey: "type", to: encoder)
        }
    }
}

// MARK: Outside Codable
extension Outside: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name.lowercased() {
        case "text":
            self = .text(try fields.decode(String.self, forKey: key))
        case WidgetCoding.NamePattern("tool_*"):
            self = .toolResult(name: name, try fields.decode(Result.self, forKey: key))
        case WidgetCoding.NamePattern("note-*"):
            self = .note(name)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Outside", known: ["text", "tool_*", "note-*"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "text")
        case .toolResult(let nameValue, let value1):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value1, forKey: WireKey(nameValue))
        case .note(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: WireKey(value0))
        }
    }
}

// MARK: Page Codable
extension Page: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        contents = try fields.decode([Content].self, forKey: "contents")
        outside = try fields.decodeIfPresent(Outside.self, forKey: "outside")
        beside = try fields.decodeIfPresent([Beside].self, forKey: "beside")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(contents, forKey: "contents")
        try fields.encodeIfPresent(outside, forKey: "outside")
        try fields.encodeIfPresent(beside, forKey: "beside")
    }
}

// MARK: Result Codable
extension Result: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(id, forKey: "id")
    }
}

// MARK: Whole Codable
extension Whole: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        type = try fields.decode(String.self, forKey: "type")
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}
