import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "title":
            self = .title(try Heading(from: decoder))
        default:
            WidgetCoding.reportUnknown(name, in: "Block", known: ["text", "title"], to: decoder)
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "t")
            try fields.encode(text, forKey: "text")
        case .title(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("title", forKey: "t")
            try value0.encode(to: encoder)
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, forKey: "t", to: encoder)
        }
    }
}

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }
}

// MARK: Number Codable
extension Number: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(Int.self, forKey: fields.first(of: "a", "b")).map(\.description) else {
            WidgetCoding.reportMissing("a", to: decoder)
            self = .none
            return
        }
        switch name {
        case "1":
            self = .one(count: try fields.decode(Int.self, forKey: "count"))
        case "0":
            self = .none
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Number", known: ["1", "0"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "c")
            try fields.encode(count, forKey: "count")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, forKey: "c")
        }
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Outer Codable
extension Outer: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "kind", "type"))
        switch name {
        case "inner":
            self = .inner(try fields.decode(Block.self, forKey: "_0"))
        case "left":
            self = .same(try Same(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Outer", known: ["inner", "left"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .inner(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("inner", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        case .same(let value0):
            try value0.encode(to: encoder)
        }
    }
}

// MARK: Same Codable
extension Same: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: fields.first(of: "kind", "type"))
        switch name {
        case "left":
            self = .left(width: try fields.decode(Int.self, forKey: "width"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Same", known: ["left"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .left(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("left", forKey: "type")
            try fields.encode(width, forKey: "width")
        }
    }
}

// MARK: Title Codable
extension Title {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("title", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
