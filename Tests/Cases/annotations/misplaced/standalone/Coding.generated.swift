import WidgetRuntime

// MARK: Choice Codable
extension Choice: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "one":
            self = .one(try fields.decode(Int.self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["one"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "tap", "click":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .tap(count: try content.decode(Int.self, forKey: "count"))
        case "swipe":
            self = .drag
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["tap", "click", "swipe"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tap(let count):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "tap")
            try content.encode(count, forKey: "count")
        case .drag:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "swipe")
        }
    }
}

// MARK: Leaf Codable
extension Leaf {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("leaf", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}

// MARK: Stack Codable
extension Stack {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        children = try fields.decode(LossyArray<AnyNode>.self, forKey: "children").elements.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("pile", forKey: "type")
        try fields.encode(children.map(AnyNode.init), forKey: "children")
    }
}

// MARK: Stack.Style Codable
extension Stack.Style {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        gaps = try fields.decode(LossyArray<Int>.self, forKey: "gaps").elements
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(gaps, forKey: "gaps")
    }
}
