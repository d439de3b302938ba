import WidgetRuntime

// MARK: Banner Codable
extension Banner {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("banner", forKey: "type")
        try fields.encode(url, forKey: "url")
    }
}

// MARK: Grid Codable
#if DEBUG
extension Grid {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("grid", forKey: "type")
        try fields.encode(size, forKey: "size")
    }
}
#endif

// MARK: Menu Codable
extension Menu {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("menu", forKey: "type")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Plain Codable
extension Plain {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("plain", forKey: "type")
        try fields.encode(size, forKey: "size")
    }
}

// MARK: Ruler Codable
#if DEBUG
extension Ruler {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.decode(Int.self, forKey: "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("ruler", forKey: "type")
        try fields.encode(size, forKey: "size")
    }
}
#endif

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
