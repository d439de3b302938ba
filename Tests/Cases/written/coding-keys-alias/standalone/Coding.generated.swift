import WidgetRuntime

// MARK: Quote Codable
extension Quote {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        accent = try fields.decode(String.self, forKey: "é")
        quoted = try fields.decode(String.self, forKey: "a\"b")
        tab = try fields.decode(String.self, forKey: "a\tb")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("quote", forKey: "type")
        try fields.encode(accent, forKey: "é")
        try fields.encode(quoted, forKey: "a\"b")
        try fields.encode(tab, forKey: "a\tb")
    }
}

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "t")
        size = try fields.decodeIfPresent(Int.self, forKey: "s") ?? 3
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "t")
        try fields.encode(size, forKey: "s")
    }
}
