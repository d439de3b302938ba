import WidgetRuntime

// MARK: Both Codable
extension Both {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decodeIfPresent(AnyNode.self, forKey: "node")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(node.map(AnyNode.init), forKey: "node")
    }
}

// MARK: Compared Codable
extension Compared {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        text = try fields.decode(String.self, forKey: "text")
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Conditional Codable
#if DEBUG
extension Conditional {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyNode(node), forKey: "node")
    }
}
#endif

// MARK: Extended Codable
extension Extended {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Outer.Inner Codable
extension Outer.Inner {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Received Codable
extension Received {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Reply Codable
extension Reply {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Request Codable
extension Request: Encodable {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(AnyNode(node), forKey: "node")
    }
}

// MARK: Sent Codable
extension Sent {

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(nodes.map(AnyNode.init), forKey: "nodes")
    }
}

// MARK: Stricter Codable
extension Stricter {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        node = try fields.decode(AnyNode.self, forKey: "node").value
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(text, forKey: "text")
    }
}
