import WidgetRuntime

// MARK: AnyKind Codable
extension AnyKind {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        kind = try fields.decode(String.self, at: "meta", "kind")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(kind, at: "meta", "kind")
    }
}

// MARK: Apparatus Codable
#if !(os(Linux))
extension Apparatus {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decode(String.self, forKey: "type")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
    }
}
#endif

// MARK: Device Codable
#if os(Linux)
extension Device {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decode(String.self, forKey: "type")
        id = try fields.decode(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
        try fields.encode(id, forKey: "id")
    }
}
#endif

// MARK: First Codable
extension First: Decodable {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        id = try fields.decode(Int.self, forKey: "id")
    }
}

// MARK: Picture Codable
extension Picture {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        format = try fields.decode(String.self, forKey: "type")
        width = try fields.decode(Int.self, forKey: "width")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(format, forKey: "type")
        try fields.encode(width, forKey: "width")
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        blocks = try WidgetCoding.decode(listOf: AnyBlock.self, forKey: "blocks", from: fields)
        events = try fields.decodeIfPresent(WidgetCoding.KnownArray<AnyEvent>.self, forKey: "events")?.elements.map(\.value) ?? []
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(blocks.map(AnyBlock.init), forKey: "blocks")
        try fields.encode(events.map(AnyEvent.init), forKey: "events")
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

// MARK: ToolResult Codable
extension ToolResult {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decodeIfPresent(String.self, forKey: "type") ?? "tool_result"
        content = try fields.decodeIfPresent(String.self, forKey: "content")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, forKey: "type")
        try fields.encodeIfPresent(content, forKey: "content")
    }
}
