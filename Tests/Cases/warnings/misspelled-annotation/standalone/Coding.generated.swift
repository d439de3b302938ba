import WidgetRuntime

// MARK: Text Codable
extension Text {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
        size = try fields.decode(Int.self, forKey: "size")
        tags = try fields.decode([String].self, forKey: "tags")
        marked = try fields.decode([String].self, forKey: "marked")
        separated = try fields.decode([String].self, forKey: "separated")
        punctuated = try fields.decode([String].self, forKey: "punctuated")
        described = try fields.decodeIfPresent(String.self, forKey: "described")
        note = try fields.decodeIfPresent(String.self, forKey: "note")
        kind = try fields.decodeIfPresent([String].self, forKey: "kind")
        tool = try fields.decodeIfPresent(String.self, forKey: "tool")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(title, forKey: "title")
        try fields.encode(size, forKey: "size")
        try fields.encode(tags, forKey: "tags")
        try fields.encode(marked, forKey: "marked")
        try fields.encode(separated, forKey: "separated")
        try fields.encode(punctuated, forKey: "punctuated")
        try fields.encodeIfPresent(described, forKey: "described")
        try fields.encodeIfPresent(note, forKey: "note")
        try fields.encodeIfPresent(kind, forKey: "kind")
        try fields.encodeIfPresent(tool, forKey: "tool")
    }
}
